import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { SettingKey } from "../../../schema/rules/settings/kpiSettings";
import { settingsEffect } from "../../../server/claims/automation/settingsEffect.queries";
import { unrestrictedScope } from "../../../server/platform/viewer";
import { SettingsInForce } from "../../../server/settings/settings.queries";
import { createIngestFixture, minutes, supplierRecord } from "../../fixtures/claims/intake";
import { EVENTUALLY, createAutomationFixture } from "../../fixtures/claims/automation";
import { insertNarrowedUser, type Narrowing } from "../../fixtures/auth/profiles";
import { settingsOf } from "../../fixtures/kpiSettings";

type Values = Partial<Record<SettingKey, number | boolean | null>>;
let automationFixture: Awaited<ReturnType<typeof createAutomationFixture>>;
let settings: ReturnType<typeof settingsOf>;
beforeAll(async () => {
  automationFixture = await createAutomationFixture();
  settings = settingsOf(automationFixture.app);
});

const n = async (query: ReturnType<typeof sql>): Promise<number> =>
  Number((await automationFixture.app.db.execute<{ n: string }>(query))[0]!.n);
const happened = async () => ({
  statusChanges: await n(sql`select count(*) as n from status_log where cause = 'SETTINGS'`),
  integrationCalls: await n(sql`select count(*) as n from outbox where operation in ('addContact', 'confirmCompletion')`),
});
/** Once nothing of it is still to come. */
async function untilQuiet(): Promise<Awaited<ReturnType<typeof happened>>> {
  const open = () =>
    n(sql`select count(*) as n from claims where status <> 'FINISHED' and (process_due_at <= clock_timestamp() or settings_version <>
      (select count(*) from setting_values where key not in ('inactiveUser', 'logRetention') and (instance_id is null or instance_id = claims.instance_id)))`);
  await expect.poll(open, EVENTUALLY).toBe(0);
  return happened();
}

async function operation(): Promise<void> {
  for (const late of [3, 8, 12, 16, 18, 22, 40]) await automationFixture.lateClaim(late);
  await automationFixture.lateClaim(12, { cdprovee: "B-mute" });
  await automationFixture.lateClaim(12, { txtelefonoaseg: null });
  await automationFixture.lateClaim(12, { cdprovee: "M-1" });
  for (const arrived of [20, 70, 100])
    await automationFixture.lateClaim(5, {
      fhasignacion: automationFixture.fromNow(-110),
      milestones: [{ code: "C", at: automationFixture.fromNow(-arrived) }],
    });
  const managed = await automationFixture.lateClaim(25);
  await automationFixture.manage(managed, 30);
  for (const since of [2, 9, 14, 17])
    await automationFixture.lateClaim(0, {
      cdprovee: null,
      fhasignacion: null,
      eta: null,
      fhocurrencia: automationFixture.fromNow(-since),
    });
}

/** Whether the setting affects statuses, and whether it affects calls. */
test.each<[string, Values, boolean, boolean]>([
  [
    "a limit of delay that moves statuses, and one of the contact centre",
    { baseDelay: 5, criticalBase: 20, contactCentreArrival: 7 },
    true,
    true,
  ],
  ["a limit of the contact centre, below what was called for already", { contactCentreArrival: 11 }, false, true],
  [
    "limits raised: nobody is called, statuses come back",
    { baseDelay: 60, criticalBase: 120, contactCentreArrival: 200, contactListArrival: 200 },
    true,
    false,
  ],
  [
    "less work time: completions are late, and their contacts due",
    { workTime: 45, contactCentreCompletion: 1, contactListCompletion: 2 },
    true,
    true,
  ],
  ["completions by themselves", { automaticCompletion: true, automaticCompletionAfter: 60 }, false, true],
  ["those who wait", { unassignedDelay: 8 }, true, false],
  ["what touches no claim that is open now", { mobileAdvance: 20, logRetention: 30 }, false, false],
])("a preview predicts the effect of the change: %s", async (_what, values, moves, calls) => {
  await operation();
  const before = await untilQuiet();
  const preview = await settings.preview(values);
  expect([preview.statusChanges > 0, preview.integrationCalls > 0]).toEqual([moves, calls]);
  expect(await happened()).toEqual(before);
  await settings.change(values);
  const after = await untilQuiet();
  expect(preview).toMatchObject({
    statusChanges: after.statusChanges - before.statusChanges,
    integrationCalls: after.integrationCalls - before.integrationCalls,
  });
  await settings.change(Object.fromEntries(Object.keys(values).map((key) => [key, null])));
  await untilQuiet();
});

test("a preview counts the open claims of its instances and rejects invalid values", async () => {
  const open = await n(sql`select count(*) as n from claims where status <> 'FINISHED'`);
  expect(await settings.preview({ baseDelay: 20 })).toMatchObject({ openClaims: open });
  expect(await settings.preview({ baseDelay: 20 }, { instanceId: "PT" })).toEqual({ openClaims: 0, statusChanges: 0, integrationCalls: 0 });
  expect((await settings.tryPreview({ baseDelay: 45 })).errors?.[0]?.extensions).toMatchObject({ code: "SETTING_ORDER" });
});

test("a preview counts only claims in scope and requires the permission for the change", async () => {
  await automationFixture.lateClaim(12, { cdcliente: "OWN", nbcliente: "Own", cdcontrato: "OWN-1", nbcontrato: "Own 1" });
  await automationFixture.lateClaim(12, { cdcliente: "OWN", cdcontrato: "OWN-2", nbcontrato: "Own 2" });
  await untilQuiet();
  const seen = async (narrowed: Omit<Narrowing, "profileType">) => {
    const { user } = await insertNarrowedUser(automationFixture.app, { profileType: "LOCALADMIN", ...narrowed });
    const bearer = await automationFixture.app.signIn(user);
    const { data, errors } = await settings.tryPreview({ baseDelay: 5, contactCentreArrival: 7 }, {}, bearer);
    return errors?.[0]?.extensions.code ?? data!.kpiSettingsPreview;
  };
  expect(await seen({ contracts: [["ES", "OWN", "OWN-1"]] })).toBe("FORBIDDEN");
  expect(await seen({ suppliers: ["B-2"] })).toBe("FORBIDDEN");
  expect(await seen({ hiddenLayers: ["INCIDENTS"] })).toEqual({
    openClaims: 0,
    statusChanges: 0,
    integrationCalls: 0,
  });
  // A started call would disclose that a phone number exists.
  expect(await seen({ hiddenFields: { INCIDENTS: ["insuredPhone"] } })).toBe("FIELD_UNKNOWN");
  expect(await seen({ hiddenFields: { BASE: ["phone"] } })).toBe("FIELD_UNKNOWN");
  expect(await seen({ hiddenFields: { INCIDENTS: ["plate"] } })).toEqual(await settings.preview({ baseDelay: 5, contactCentreArrival: 7 }));
});

test("a preview lists the claims, practical contradictions and the last seven days with both settings", async () => {
  const id = await automationFixture.lateClaim(16, { cdama: "PT" });
  await untilQuiet();
  const { changedClaims, warnings, lastDays, statusChanges } = await settings.wholePreview(
    { baseDelay: 10, criticalBase: 14, contactCentreArrival: 8 },
    { instanceId: "PT" },
  );
  expect({ changedClaims, statusChanges }).toEqual({
    statusChanges: 1,
    changedClaims: [{ claimId: id, from: "PENDING_ARRIVAL_DELAYED", to: "PENDING_ARRIVAL_CRITICAL" }],
  });
  expect(warnings).toEqual([
    { kind: "CALL_BEFORE_DELAY", key: "CONTACT_CENTRE_ARRIVAL", against: "MOBILE_DELAY" },
    { kind: "CALL_BEFORE_DELAY", key: "CONTACT_CENTRE_ARRIVAL", against: "BASE_DELAY" },
  ]);
  expect(lastDays).toMatchObject({ claims: 1, replayedClaims: 1 });
  expect(lastDays.days).toHaveLength(7);
  const sum = (figure: "alarmsBefore" | "alarmsAfter" | "callsBefore" | "callsAfter") =>
    lastDays.days.reduce((all, day) => all + day[figure], 0);
  // Sixteen minutes late when it came in: the contact centre is called either way, critical it is by the change alone.
  expect([sum("alarmsBefore"), sum("alarmsAfter"), sum("callsBefore"), sum("callsAfter")]).toEqual([0, 1, 1, 1]);
});

test("a preview omits calls that are due but not started", async () => {
  const ingestFixture = await createIngestFixture();
  await ingestFixture.suppliers([supplierRecord({ cdprovee: "B-1", txtelefono: "+34910000001" })]);
  await ingestFixture.db.execute(
    sql`insert into contact_lists (id, instance_id, list_id, name, created_at, updated_at)
      values (gen_random_uuid(), 'ES', 'insured', 'Insured', now(), now())`,
  );
  const late = { cdprovee: "B-1", fhasignacion: minutes(-48), eta: 30, txtelefonoaseg: "+34600000001" };
  await ingestFixture.claimAfter(late);
  const before = new SettingsInForce([]);
  const after = new SettingsInForce([{ instanceId: null, key: "contactListArrival", value: 17 }]);
  const whatIf = { before, after, now: new Date() };
  expect(await settingsEffect(ingestFixture.db, unrestrictedScope, ["ES"], whatIf)).toEqual({
    openClaims: 1,
    statusChanges: 0,
    changedClaims: [],
    integrationCalls: 1,
  });
});
