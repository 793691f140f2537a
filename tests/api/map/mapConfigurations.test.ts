// Map configurations through GraphQL: what their owner does with them.
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { configurationLimits } from "../../../schema/rules/map/configurations";
import { audit } from "../../../server/db/tables/log";
import { mapConfigurations } from "../../../server/db/tables/mapConfigurations";
import { users } from "../../../server/db/tables/users";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { setFunctionalities } from "../../fixtures/auth/profiles";
import { codeOf, valuesOf } from "../../fixtures/auth/administration";
import { type ConfigurationCalls, configurationCalls } from "./configurationCalls";

let app: TestApp;
let calls: ConfigurationCalls;
beforeAll(async () => {
  app = await startTestApp();
  calls = configurationCalls(app);
});

describe("the owner of a map configuration", () => {
  let token: string;
  beforeEach(async () => {
    token = (await calls.person({ name: "Ana Own" })).token;
  });

  test("reads it unchanged in another session", async () => {
    const configuration = await calls.saved(token);
    expect(configuration).toEqual({
      ...calls.input(),
      id: expect.any(String),
      updatedAt: expect.any(String),
      ...{ isDefault: false, isOwn: true, ownerName: "Ana Own", sharedInstance: null, sharedProfile: null },
    });
    expect(await calls.listOf(token)).toEqual([configuration]);
    expect((await calls.one(token, configuration.id)).data!.mapConfiguration).toEqual(configuration);
  });

  test("names it with letters, digits and spaces, which are normalised", async () => {
    for (const name of ["", "  ", "Night/shift", "<b>", "a".repeat(101)])
      expect([name, codeOf(await calls.save(token, { name }))]).toEqual([name, "NAME_INVALID"]);
    expect((await calls.saved(token, { name: "  Turno   de noche 2 " })).name).toBe("Turno de noche 2");
  });

  test("has unique names regardless of spelling and of other users' names", async () => {
    await calls.saved(token, { name: "Málaga Norte" });
    expect(codeOf(await calls.save(token, { name: "málaga  NORTE" }))).toBe("MAP_CONFIGURATION_EXISTS");
    const second = await calls.saved(token, { name: "Second" });
    expect(codeOf(await calls.save(token, { id: second.id, updatedAt: second.updatedAt, name: "MÁLAGA norte" }))).toBe(
      "MAP_CONFIGURATION_EXISTS",
    );
    const other = await calls.person();
    expect((await calls.saved(other.token, { name: "Málaga Norte" })).name).toBe("Málaga Norte");
  });

  test("changes the spelling of its name", async () => {
    const { id, updatedAt } = await calls.saved(token, { name: "malaga" });
    expect((await calls.saved(token, { id, updatedAt, name: "Málaga" })).name).toBe("Málaga");
  });

  test("creates it once with repeated and concurrent requests", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => calls.save(token)));
    expect(new Set(answers.map(({ data }) => data?.saveMapConfiguration?.id)).size).toBe(1);
    expect(await calls.listOf(token)).toHaveLength(1);
  });

  test("renames and overwrites it, except after a change from another browser", async () => {
    const { id, updatedAt } = await calls.saved(token);
    const renamed = await calls.saved(token, {
      id,
      updatedAt,
      name: "Day shift",
      address: "list=needs",
      tab: "CLAIMS",
      foldedPanels: [],
      traffic: false,
    });
    expect(renamed).toMatchObject({ id, name: "Day shift", address: "list=needs", tab: "CLAIMS", foldedPanels: [], traffic: false });
    expect(codeOf(await calls.save(token, { id, updatedAt, name: "Late shift" }))).toBe("CHANGED_MEANWHILE");
    expect(codeOf(await calls.save(token, { id, name: "Late shift" }))).toBe("CHANGED_MEANWHILE");
    expect(await calls.listOf(token)).toEqual([renamed]);
  });

  test("cannot save an address that is too long", async () => {
    expect(codeOf(await calls.save(token, { address: `status=${"A".repeat(configurationLimits.address)}` }))).toBe("TEXT_TOO_LONG");
  });

  test.each(["claim=1", "layers=incidents&open=c:1", "part=milestones", "config=x", "?list=needs", "place=1,2,<b>"])(
    "cannot save the invalid or unsafe address %j",
    async (address) => {
      const answer = await calls.save(token, { address });
      expect([codeOf(answer), valuesOf(answer)]).toEqual(["BAD_USER_INPUT", { field: "address" }]);
    },
  );

  test("saves each folded panel once in a fixed order", async () => {
    const { foldedPanels } = await calls.saved(token, { foldedPanels: ["COUNTS", "CONFIGURATION", "COUNTS"] });
    expect(foldedPanels).toEqual(["CONFIGURATION", "COUNTS"]);
  });

  test("has at most fifty configurations", async () => {
    const { id } = (
      await app.db
        .select()
        .from(users)
        .where(eq(users.id, (await calls.person()).id))
    )[0]!;
    const now = new Date();
    const row = { ownerId: id, address: "", tab: "CLAIMS" as const, foldedPanels: [], traffic: false, createdAt: now, updatedAt: now };
    const rows = Array.from({ length: configurationLimits.own }, (_, i) => ({
      ...row,
      ...{ id: crypto.randomUUID(), name: `Number ${i}`, foldedName: `number ${i}` },
    }));
    await app.db.insert(mapConfigurations).values(rows);
    const full = await app.signIn((await app.db.select().from(users).where(eq(users.id, id)))[0]!.user);
    const answer = await calls.save(full);
    expect([codeOf(answer), valuesOf(answer)]).toEqual(["MAP_CONFIGURATIONS_FULL", { most: configurationLimits.own }]);
    const [first] = await calls.listOf(full);
    expect((await calls.saved(full, { id: first!.id, updatedAt: first!.updatedAt })).name).toBe("Night shift");
  });

  test("deletes it, and a second deletion returns not found", async () => {
    const { id } = await calls.saved(token);
    expect((await calls.remove(token, id)).data!.deleteMapConfiguration!.id).toBe(id);
    expect(codeOf(await calls.remove(token, id))).toBe("NOT_FOUND");
    expect(await calls.listOf(token)).toEqual([]);
  });

  test("writes an audit row per change", async () => {
    const { id, updatedAt } = await calls.saved(token);
    await calls.save(token, { id, updatedAt, name: "Renamed" });
    await calls.makeDefault(token, id);
    await calls.makeDefault(token, id);
    await calls.remove(token, id);
    const rows = await app.db.select().from(audit).where(eq(audit.entityId, id)).orderBy(audit.seq);
    expect(rows.map(({ action }) => action)).toEqual(
      ["create", "change", "makeDefault", "delete"].map((action) => `mapConfiguration.${action}`),
    );
    expect(rows[1]).toMatchObject({ before: { name: "Night shift" }, after: { name: "Renamed" } });
  });
});

describe("the default map configuration", () => {
  test("is unique, and the built-in map applies without one", async () => {
    const { token } = await calls.person();
    const [first, second] = [await calls.saved(token, { name: "First" }), await calls.saved(token, { name: "Second" })];
    expect(await calls.defaultOf(token)).toBeNull();
    await calls.makeDefault(token, first.id);
    expect(await calls.defaultOf(token)).toBe("First");
    const answer = await calls.makeDefault(token, second.id);
    expect(answer.data!.makeDefaultMapConfiguration!.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ["Second", true],
      ["First", false],
    ]);
    await calls.makeDefault(token, null);
    expect(await calls.defaultOf(token)).toBeNull();
  });

  test("is unique after two concurrent requests", async () => {
    const { token } = await calls.person();
    const made = [await calls.saved(token, { name: "First" }), await calls.saved(token, { name: "Second" })];
    const answers = await Promise.all(made.map(({ id }) => calls.makeDefault(token, id)));
    expect(calls.codes(answers)).toEqual([undefined, undefined]);
    expect((await calls.listOf(token)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test("returns to the built-in map when it is deleted", async () => {
    const { token } = await calls.person();
    const { id } = await calls.saved(token);
    await calls.makeDefault(token, id);
    await calls.remove(token, id);
    expect(await calls.defaultOf(token)).toBeNull();
  });

  test("belongs to one user only", async () => {
    const [one, other] = [await calls.person(), await calls.person()];
    const { id } = await calls.saved(one.token);
    await calls.makeDefault(one.token, id);
    expect(codeOf(await calls.makeDefault(other.token, id))).toBe("NOT_FOUND");
    expect(await calls.defaultOf(other.token)).toBeNull();
    expect(await calls.defaultOf(one.token)).toBe("Night shift");
  });
});

describe("map configurations are denied", () => {
  test("to API keys of every scope", async () => {
    const key = await app.key("read", "act");
    expect(codeOf(await app.graphql("{ mapConfigurations { id } }", {}, key))).toBe("FORBIDDEN");
    expect(codeOf(await calls.save(key))).toBe("FORBIDDEN");
  });

  test("to users without the functionality, including shared ones", async () => {
    await setFunctionalities(app, "PROVEEDOR", ["map"]);
    const { token } = await calls.person({ profileType: "PROVEEDOR" });
    expect(codeOf(await app.graphql("{ mapConfigurations { id } }", {}, token))).toBe("FORBIDDEN");
    expect(codeOf(await calls.save(token))).toBe("FORBIDDEN");
  });
});
