// Alarms while a node of an earlier release, which writes no alarms, changes claims.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { sweepAlarms } from "../../../server/alarms/alarmSweep";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, minutes } from "../../fixtures/records";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
});

const alarmsOf = async (claimId: string) =>
  [
    ...(await app.db.execute<{ cause: string; state: string; open: boolean }>(
      sql`select cause, state, cleared_at is null as open from alarms where claim_id = ${claimId} order by raised_at, id`,
    )),
  ].map(({ cause, state, open }) => [cause, state, open ? "open" : "cleared"]);
const late = (id: string) => claimRecord(id, { fhocurrencia: minutes(-20) });
const openAlarm = (claimId: string, cause: string, callId: unknown = null) =>
  app.db.execute(sql`
    insert into alarms (id, cause, claim_id, call_id, raised_at, state, state_at, changed_at)
    values (gen_random_uuid(), ${cause}::alarm_cause, ${claimId}, ${callId}::uuid, now(), 'RAISED', now(), now())`);

test("raises missing alarms, clears outdated ones and keeps the handling of the others", async () => {
  await app.ingest("claims", [late("missing"), late("agrees"), late("other"), claimRecord("none"), claimRecord("over")], key);
  await app.ingest("claims", [claimRecord("over", { version: 2, cdestadoserv: "ANU" })], key);
  await app.db.execute(sql`delete from alarms where claim_id in ('missing', 'other')`);
  await app.db.execute(sql`update alarms set state = 'ACKNOWLEDGED' where claim_id = 'agrees'`);
  await openAlarm("other", "ARRIVAL_CRITICAL");
  await openAlarm("none", "COMPLETION_LATE");
  await openAlarm("over", "CALL_GIVEN_UP", "00000000-0000-7000-8000-000000000001");
  await openAlarm("agrees", "CALL_GIVEN_UP", "00000000-0000-7000-8000-000000000002");
  expect(await sweepAlarms(app)).toBe(4);
  expect(await alarmsOf("missing")).toEqual([["UNASSIGNED_LATE", "RAISED", "open"]]);
  expect(await alarmsOf("other")).toEqual([
    ["ARRIVAL_CRITICAL", "RAISED", "cleared"],
    ["UNASSIGNED_LATE", "RAISED", "open"],
  ]);
  expect(await alarmsOf("none")).toEqual([["COMPLETION_LATE", "RAISED", "cleared"]]);
  expect(await alarmsOf("over")).toEqual([["CALL_GIVEN_UP", "RAISED", "cleared"]]);
  expect(await alarmsOf("agrees")).toEqual([
    ["UNASSIGNED_LATE", "ACKNOWLEDGED", "open"],
    ["CALL_GIVEN_UP", "RAISED", "open"],
  ]);
  expect(await sweepAlarms(app)).toBe(0);
});
