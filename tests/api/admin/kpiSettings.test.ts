import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { defaultSettings, kpiSettings } from "../../../schema/rules/settings/kpiSettings";
import { userNameColumns } from "../../../server/db/text/foldedNames";
import { userInstances, users } from "../../../server/db/tables/users";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { minutes } from "../../fixtures/records";
import { settingsOf } from "../../fixtures/kpiSettings";

let app: TestApp;
let settings: ReturnType<typeof settingsOf>;
beforeAll(async () => {
  app = await startTestApp();
  settings = settingsOf(app);
});
beforeEach(async () => void (await app.db.execute(sql`delete from setting_values`)));

const stored = async (): Promise<number> =>
  Number((await app.db.execute<{ n: string }>(sql`select count(*) as n from setting_values`))[0]!.n);
const settingErrorOf = async (answer: ReturnType<typeof settings.try>) => {
  const { errors } = await answer;
  return errors?.[0]?.extensions;
};

describe("the KPI settings", () => {
  test("returns the settings ordered by number, with unit, default, limits and scope", async () => {
    const found = Object.values(await settings.read());
    expect(found.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
    for (const [i, setting] of kpiSettings.entries()) {
      const { key, min, max, above, ...rest } = { min: null, max: null, above: null, choices: null, ...setting };
      const names = { key: upperSnake(key), above: above && upperSnake(above) };
      expect(found[i]).toMatchObject({ ...rest, ...names, min, max, value: defaultSettings[setting.key], own: false, effectiveAt: null });
    }
  });

  test("prefer the value of an instance over the default and return to the default on reset", async () => {
    await settings.change({ mobileDelay: 12, automaticCompletion: true });
    const own = await settings.change({ mobileDelay: 20 }, { instanceId: "ES" });
    expect(own.mobileDelay).toMatchObject({ value: 20, own: true });
    expect(own.automaticCompletion).toMatchObject({ value: true, own: false });
    expect((await settings.read("PT")).mobileDelay).toMatchObject({ value: 12, own: false });
    expect((await settings.read()).mobileDelay).toMatchObject({ value: 12, own: true });

    const back = await settings.change({ mobileDelay: null }, { instanceId: "ES" });
    expect(back.mobileDelay).toMatchObject({ value: 12, own: false });
    const first = await settings.change({ mobileDelay: null });
    expect(first.mobileDelay).toMatchObject({ value: 10, own: false });
  });

  test("define per instance the calls that are due before a delay", async () => {
    const early = async (instanceId?: string): Promise<number[]> =>
      Object.values(await settings.read(instanceId)).flatMap(({ actsWhenDelayBegins, number }) => (actsWhenDelayBegins ? [number] : []));
    const before = await early("PT");
    await settings.change({ contactCentreArrival: 1, contactListCompletion: 0 }, { instanceId: "ES" });
    expect(await early("ES")).toEqual([...new Set([...before, 8, 11])].sort((a, b) => a - b));
    expect(await early("PT")).toEqual(before);
    await settings.change({ contactCentreArrival: 60, contactListCompletion: 1 }, { instanceId: "ES" });
    expect(await early("ES")).toEqual(before.filter((number) => number !== 8 && number !== 11));
  });

  test("have a version per instance that grows only with effective changes", async () => {
    const versions = async () => [(await settings.read("ES")).workTime.version, (await settings.read("PT")).workTime.version];
    expect(await versions()).toEqual([0, 0]);
    await settings.change({ workTime: 90, mobileDelay: 5 });
    expect(await versions()).toEqual([2, 2]);
    await settings.change({ workTime: 60 }, { instanceId: "ES" });
    expect(await versions()).toEqual([3, 2]);
    await settings.change({ workTime: 60 }, { instanceId: "ES" });
    await settings.change({ inactiveUser: 30 });
    expect(await versions()).toEqual([3, 2]);
  });

  test("list the latest changes first, filtered by the instance that they affect", async () => {
    await settings.change({ mobileDelay: 12 });
    await settings.change({ mobileDelay: 20 }, { instanceId: "ES" });
    await settings.change({ mobileDelay: 25 }, { instanceId: "PT" });
    const of = async (id: string | null) =>
      (await settings.tryHistory(id)).data!.kpiSettingsHistory.map(({ instanceId, value, actor }) => [instanceId, value, actor.name]);
    expect(await of("ES")).toEqual([
      ["ES", 20, "admin"],
      [null, 12, "admin"],
    ]);
    expect(await of(null)).toEqual([[null, 12, "admin"]]);
  });

  test("write one audit row per change with the previous value", async () => {
    await settings.change({ mobileDelay: 11 });
    await settings.change({ mobileDelay: 12 }, { requestId: "audited-request" });
    const rows = await app.db.execute(sql`select * from audit where request_id = 'audited-request'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      action: "kpiSettings.change",
      model: "kpiSettings",
      entity_id: "all",
      actor_name: "admin",
      before: [{ key: "mobileDelay", value: 11 }],
      after: { instanceId: null, values: [{ key: "mobileDelay", value: 12 }], effectiveAt: null },
    });
  });
});

describe("an invalid value", () => {
  test.each([
    ["a fraction", { mobileDelay: 10.5 }, {}, "SETTING_TYPE", { key: "mobileDelay", number: 1 }],
    ["a switch for a number", { workTime: true }, {}, "SETTING_TYPE", { key: "workTime", number: 12 }],
    ["a number for a switch", { automaticCompletion: 1 }, {}, "SETTING_TYPE", { key: "automaticCompletion", number: 16 }],
    ["one too many", { mobileDelay: 241 }, {}, "SETTING_LIMITS", { key: "mobileDelay", min: 0, max: 240 }],
    ["one too few", { outdatedPosition: 0 }, {}, "SETTING_LIMITS", { number: 5, min: 1, max: 1440 }],
    ["one of the installation for an instance", { inactiveUser: 30 }, { instanceId: "ES" }, "SETTING_OF_INSTALLATION", { number: 6 }],
    ["an instance that is not", { mobileDelay: 11 }, { instanceId: "XX" }, "NOT_FOUND", undefined],
    ["the past", { mobileDelay: 11 }, { effectiveAt: minutes(-1) }, "EFFECTIVE_IN_PAST", undefined],
    ["nothing", {}, {}, "BAD_USER_INPUT", { field: "values" }],
    ["a request id too short", { mobileDelay: 11 }, { requestId: "short" }, "BAD_USER_INPUT", { field: "requestId" }],
  ])("is rejected: %s", async (_what, values, wanted, code, named) => {
    expect(await settingErrorOf(settings.try(values, wanted))).toMatchObject({ code, ...(named && { values: named }) });
    expect(await stored()).toBe(0);
  });

  test("rejects the complete change, including its valid values", async () => {
    expect(await settingErrorOf(settings.try({ workTime: 60, mobileDelay: 999 }))).toMatchObject({ code: "SETTING_LIMITS" });
    expect(await stored()).toBe(0);
  });

  test("names the setting in the caller's language", async () => {
    const speak = (language: string): Promise<void> =>
      app.directly((db) => db.execute(sql`update users set language = ${language} where "user" = 'admin'`));
    await speak("tr");
    try {
      expect(await settingErrorOf(settings.try({ mobileDelay: 241 }))).toMatchObject({ values: { name: "Mobil gecikme" } });
    } finally {
      await speak("es");
    }
    expect(await settingErrorOf(settings.try({ mobileDelay: 241 }))).toMatchObject({ values: { name: "Demora de móvil" } });
  });
});

describe("the order of the critical and delayed thresholds", () => {
  const order = (instance: string) => ({
    code: "SETTING_ORDER",
    values: { key: "criticalMobile", number: 13, above: "mobileDelay", aboveNumber: 1, instance },
  });

  test("rejects equal thresholds for all instances with the setting's name and number", async () => {
    expect(await settingErrorOf(settings.try({ mobileDelay: 30 }))).toMatchObject(order("all"));
    expect(await settingErrorOf(settings.try({ mobileDelay: 29 }))).toBeUndefined();
    expect(await settingErrorOf(settings.try({ criticalMobile: 29 }))).toMatchObject(order("all"));
    expect(await settingErrorOf(settings.try({ mobileDelay: 60, criticalMobile: 61 }))).toBeUndefined();
  });

  test("compares the new default with the custom values of each instance", async () => {
    await settings.change({ criticalMobile: 15 }, { instanceId: "ES" });
    expect(await settingErrorOf(settings.try({ mobileDelay: 15 }))).toMatchObject(order("ES"));
    expect(await settingErrorOf(settings.try({ mobileDelay: 15 }, { instanceId: "PT" }))).toBeUndefined();
    expect(await settingErrorOf(settings.try({ criticalMobile: null, mobileDelay: 20 }, { instanceId: "ES" }))).toBeUndefined();
  });

  test("is also checked when a scheduled change takes effect", async () => {
    await settings.change({ criticalMobile: 12 }, { effectiveAt: minutes(60) });
    expect(await settingErrorOf(settings.try({ mobileDelay: 12 }))).toMatchObject(order("all"));
    expect(await settingErrorOf(settings.try({ mobileDelay: 12 }, { effectiveAt: minutes(30) }))).toMatchObject(order("all"));
    expect(await settingErrorOf(settings.try({ mobileDelay: 11 }))).toBeUndefined();
  });

  test("is kept by two concurrent changes that are valid separately", async () => {
    const both = await Promise.all([settings.try({ mobileDelay: 25 }), settings.try({ criticalMobile: 20 })]);
    expect(both.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? [])).toEqual(["SETTING_ORDER"]);
  });
});

describe("a repeated request", () => {
  test("changes the value once for twenty concurrent requests and answers each of them", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => settings.try({ mobileDelay: 21 }, { requestId: "twenty-times" })));
    for (const { data } of all) expect(data!.changeKpiSettings[0]).toMatchObject({ key: "MOBILE_DELAY", value: 21, version: 1 });
    expect(await stored()).toBe(1);
  });

  test("does not restore a value that changed since", async () => {
    await settings.change({ mobileDelay: 21 }, { requestId: "once-and-again" });
    await settings.change({ mobileDelay: 22 });
    expect((await settings.change({ mobileDelay: 21 }, { requestId: "once-and-again" })).mobileDelay.value).toBe(22);
  });

  test("is rejected with a different input", async () => {
    await settings.change({ mobileDelay: 21 }, { requestId: "used-before" });
    expect(await settingErrorOf(settings.try({ mobileDelay: 22 }, { requestId: "used-before" }))).toMatchObject({ code: "REQUEST_REUSED" });
  });
});

describe("a scheduled change", () => {
  test("is shown as scheduled and takes effect at its time", async () => {
    const [soon, later] = [minutes(60), minutes(120)];
    await settings.change({ mobileDelay: 14 }, { effectiveAt: later });
    const own = await settings.change({ mobileDelay: 18 }, { instanceId: "ES", effectiveAt: soon });
    expect(own.mobileDelay).toMatchObject({ value: 10, own: false, version: 0 });
    expect(own.mobileDelay.scheduled).toEqual([
      { value: 18, effectiveAt: soon, own: true, actor: { name: "admin" } },
      { value: 14, effectiveAt: later, own: false, actor: { name: "admin" } },
    ]);
    try {
      app.clock.offset = 61 * 60_000;
      await settings.signIn();
      expect((await settings.read("ES")).mobileDelay).toMatchObject({ value: 18, own: true, version: 1, effectiveAt: soon });
      expect((await settings.read("PT")).mobileDelay).toMatchObject({ value: 10, version: 0 });
      app.clock.offset = 121 * 60_000;
      await settings.signIn();
      expect((await settings.read("ES")).mobileDelay).toMatchObject({ value: 18, own: true, version: 2, scheduled: [] });
      expect((await settings.read("PT")).mobileDelay).toMatchObject({ value: 14, own: false, version: 1 });
    } finally {
      app.clock.offset = 0;
      await settings.signIn();
    }
  });

  test("is replaced by another one for the same time", async () => {
    const soon = minutes(60);
    await settings.change({ mobileDelay: 14 }, { effectiveAt: soon });
    const again = await settings.change({ mobileDelay: null }, { effectiveAt: soon });
    expect(again.mobileDelay.scheduled.map(({ value }) => value)).toEqual([14, null]);
  });
});

describe("permission to use the KPI settings", () => {
  let local: string;
  beforeAll(async () => {
    const [{ hash } = { hash: "" }] = await app.db.execute<{ hash: string }>(
      sql`select password_hash as hash from users where "user" = 'admin'`,
    );
    const id = uuidv7();
    const of = { name: "Local", language: "en", profileType: "LOCALADMIN", passwordHash: hash } as const;
    await app.db.insert(users).values({ id, ...userNameColumns("local"), ...of });
    await app.db.insert(userInstances).values({ userId: id, instanceId: "ES" });
    local = await app.signIn("local");
  });
  const code = async (answer: Promise<{ errors?: { extensions: { code: string } }[] }>) => (await answer).errors?.[0]?.extensions.code;

  test.each([
    ["operator", undefined],
    ["supervisor", undefined],
    ["client", "FORBIDDEN"],
    ["provider", "FORBIDDEN"],
  ])("denies %s reading and changing; the history is for those with alarms", async (user, history) => {
    const token = await app.signIn(user);
    expect(await code(settings.try({ mobileDelay: 11 }, {}, token))).toBe("FORBIDDEN");
    expect(await code(settings.tryRead("ES", token))).toBe("FORBIDDEN");
    expect(await code(settings.tryHistory("ES", token))).toBe(history);
    expect(await code(settings.tryPreview({ mobileDelay: 11 }, {}, token))).toBe("FORBIDDEN");
    expect(await stored()).toBe(0);
  });

  test("denies API keys", async () => {
    expect(await code(settings.try({ mobileDelay: 11 }, {}, await app.key("read")))).toBe("FORBIDDEN");
  });

  test("allows an administrator of some instances only those, without the default for all", async () => {
    expect(await code(settings.try({ mobileDelay: 11 }, { instanceId: "ES" }, local))).toBeUndefined();
    expect(await code(settings.try({ mobileDelay: 11 }, { instanceId: "PT" }, local))).toBe("NOT_FOUND");
    expect(await code(settings.try({ mobileDelay: 11 }, {}, local))).toBe("FORBIDDEN");
    expect((await settings.tryPreview({ mobileDelay: 11 }, { instanceId: "PT" }, local)).data).toEqual({ kpiSettingsPreview: null });
    expect((await settings.tryRead("PT", local)).data).toEqual({ kpiSettings: null });
    expect((await settings.tryHistory("PT", local)).data).toEqual({ kpiSettingsHistory: null });
    expect(await code(settings.tryRead(null, local))).toBeUndefined();
  });
});
