// Alarms are set against the operators who were there to handle them, hour by hour.
import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "../../../schema/rules/durations";
import { countNext } from "../../../server/figures/figureWorker";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { claimRecord, ofDemoClient } from "../../fixtures/records";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // The claim is finished, so that it raises no alarm.
  await app.ingest("claims", [claimRecord("OH-1", { ...ofDemoClient, cdestadoserv: "FIN" })], await app.key("ingest"));
});

const newOperator = async (...instances: string[]): Promise<string> =>
  (await insertNarrowedUser(app, { profileType: "OPERADOR", instances })).user;
const isThere = async (user: string) => app.graphql("{ userInfo { language } }", {}, await app.signIn(user));
const raise = (): Promise<unknown> =>
  app.db.execute(sql`insert into alarms (id, cause, claim_id, raised_at, state, state_at, changed_at, cleared_at)
    values (${uuidv7()}::uuid, 'UNASSIGNED_LATE', 'OH-1', ${new Date(app.clock.now()).toISOString()}::timestamptz, 'RAISED', now(), now(), now())`);

async function figure(user: string, instanceId = "ES"): Promise<object | null> {
  while (await countNext(app)) await Promise.resolve();
  await expect.poll(async () => (await app.db.execute(sql`select 1 from figure_marks limit 1`)).length).toBe(0);
  const { data, errors } = await app.graphql<{ indicators: { indicators: { period: object }[] } }>(
    `query($instanceId: ID!) { indicators(instanceId: $instanceId, period: { name: LAST_WEEK }, keys: [ALARMS_PER_OPERATOR]) {
      indicators { period { value of } } } }`,
    { instanceId },
    await app.signIn(user),
  );
  expect(errors).toBeUndefined();
  return data!.indicators.indicators[0]?.period ?? null;
}

test("counts each operator once per hour in each of its AMA instances", async () => {
  const [first, second] = [await newOperator("ES", "PT"), await newOperator("ES")];
  for (const user of [first, second, first, second, "supervisor"]) await isThere(user);
  for (let n = 0; n < 6; n++) await raise();
  expect(await figure("supervisor")).toEqual({ value: 3, of: 2 });
  expect(await figure("supervisor", "PT")).toEqual({ value: 0, of: 1 });
  app.clock.offset += HOUR_MS;
  await isThere(first);
  await raise();
  expect(await figure("supervisor")).toEqual({ value: 2.3, of: 3 });
  // An instance without an operator has nothing to measure. Clients do not get the indicator.
  expect(await figure("supervisor", "IT")).toEqual({ value: null, of: 0 });
  expect(await figure("client")).toBeNull();
});
