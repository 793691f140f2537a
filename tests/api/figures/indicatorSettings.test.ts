import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { countNext } from "../../../server/figures/figureWorker";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { assignedClaim, minutes, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  const key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("B-1")], key);
  // Assigned for 3, 5 and 7 hours; one that was for 6 hours and then finished.
  const claims = [3, 5, 7].map((hours) => assignedClaim(`S-${hours}`, hours * 60));
  const finished = assignedClaim("S-F", 6 * 60 + 30, { milestones: [{ code: "F", at: minutes(-30) }], cdestadoserv: "FIN" });
  await app.ingest("claims", [...claims, finished], key);
}, 60_000);

const fields = "key isOn threshold warning critical own";
interface Input {
  instanceId: string | null;
  [field: string]: unknown;
}
async function versionOf({ key, instanceId }: Input, bearer: string): Promise<string | null> {
  const query = "query($instanceId: ID) { settings: indicatorSettings(instanceId: $instanceId) { key changedAt } }";
  const { data } = await app.graphql<{ settings: { key: string; changedAt: string | null }[] | null }>(query, { instanceId }, bearer);
  return data?.settings?.find((setting) => setting.key === key)?.changedAt ?? null;
}
async function save(more: Input, bearer = admin) {
  const input: Input = { key: "MANUAL_NOT_FINISHED", threshold: 4, ...more };
  return app.graphql<{ saveIndicatorSetting: object }>(
    `mutation($input: SaveIndicatorSettingInput!) { saveIndicatorSetting(input: $input) { ${fields} } }`,
    { input: { updatedAt: await versionOf(input, bearer), ...input } },
    bearer,
  );
}
const overdue = async () => {
  while (await countNext(app)) await Promise.resolve();
  const { data } = await app.graphql<{
    indicators: { indicators: { period: { value: number }; values: (number | null)[]; level: string | null }[] };
  }>(
    `{ indicators(instanceId: "ES", period: { name: LAST_WEEK }, keys: [MANUAL_NOT_FINISHED]) { indicators { period { value } values level } } }`,
    {},
    admin,
  );
  return data!.indicators.indicators[0];
};

test("a changed threshold applies immediately, also to the past, and is recorded with its author", async () => {
  expect(await overdue()).toMatchObject({ period: { value: 2 }, level: "ACCEPTABLE" });
  const { data } = await save({ instanceId: "ES", threshold: 2, warning: 3, critical: 5 });
  expect(data!.saveIndicatorSetting).toEqual({ key: "MANUAL_NOT_FINISHED", isOn: true, threshold: 2, warning: 3, critical: 5, own: true });
  expect(await overdue()).toMatchObject({ period: { value: 3 }, level: "WARNING" });
  const counted = await app.db.execute(
    sql`select sum(manual_overdue)::int as sum from figures where grouping = 'INSTANCE' and unit = 'HOUR'`,
  );
  expect(counted[0]).toEqual({ sum: 3 });
  const history = await app.graphql<{ indicatorSettingsHistory: object[] }>(
    `{ indicatorSettingsHistory(instanceId: "ES") { key instanceId threshold actor { name } } }`,
    {},
    admin,
  );
  expect(history.data!.indicatorSettingsHistory).toEqual([
    { key: "MANUAL_NOT_FINISHED", instanceId: "ES", threshold: 2, actor: { name: "admin" } },
  ]);
});

test("a second change during a recount keeps both results", async () => {
  await save({ instanceId: "ES", threshold: 6 });
  await countNext(app, 1);
  await save({ instanceId: "PT", threshold: 9 });
  expect(await overdue()).toMatchObject({ period: { value: 1 } });
  await save({ instanceId: "PT", useDefault: true });
  await save({ instanceId: "ES", threshold: 2, warning: 3, critical: 5 });
  expect(await overdue()).toMatchObject({ period: { value: 3 }, level: "WARNING" });
});

test("a reset returns an instance to the default, and disabled indicators are omitted", async () => {
  await save({ instanceId: null, threshold: 6, warning: null, critical: null });
  await save({ instanceId: "ES", useDefault: true });
  expect(await overdue()).toMatchObject({ period: { value: 1 }, level: null });
  await save({ instanceId: "ES", isOn: false, threshold: 6 });
  expect(await overdue()).toBeUndefined();
});

test("a change is refused if the settings in force have changed since they were read", async () => {
  const ofInstance = { instanceId: "GR", threshold: 5 };
  await save(ofInstance);
  expect((await save({ ...ofInstance, threshold: 7, updatedAt: null })).errors?.[0]?.extensions.code).toBe("CHANGED_MEANWHILE");
  expect((await save({ ...ofInstance, updatedAt: null })).errors).toBeUndefined();
  expect((await save({ ...ofInstance, threshold: 7 })).errors).toBeUndefined();
});

test.each([
  ["a threshold outside its limits", { threshold: 0 }, { code: "INDICATOR_THRESHOLD", values: { min: 1, max: 720 } }],
  ["no threshold where there is one", { threshold: null }, { code: "INDICATOR_THRESHOLD" }],
  ["a threshold where there is none", { key: "ALARMS", threshold: 3 }, { code: "INDICATOR_THRESHOLD" }],
  ["a warning at critical", { warning: 5, critical: 5 }, { code: "INDICATOR_LEVELS" }],
  [
    "a warning below critical where small values are bad",
    { key: "ON_TIME_RATE", threshold: null, warning: 80, critical: 90 },
    { code: "INDICATOR_LEVELS" },
  ],
  ["an instance that is not there", { instanceId: "XX" }, { code: "NOT_FOUND" }],
])("%s is rejected", async (_what, input, expected) => {
  const { errors } = await save({ instanceId: "ES", ...input });
  expect(errors?.[0]?.extensions).toMatchObject(expected);
});

test("an administrator of some instances changes only those, without the default for all", async () => {
  const { user } = await insertNarrowedUser(app, { profileType: "LOCALADMIN", instances: ["PT"] });
  const bearer = await app.signIn(user);
  expect((await save({ instanceId: "PT" }, bearer)).errors).toBeUndefined();
  expect((await save({ instanceId: "ES" }, bearer)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await save({ instanceId: null }, bearer)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});
