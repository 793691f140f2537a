import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { alarmLimits } from "../../../schema/rules/alarms/alarms";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { type AlarmMutation, alarmOf, alarmsOf, followAlarms, handle, ownAlarmIds } from "../../fixtures/alarms";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertUser } from "../../fixtures/auth/accounts";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { claimRecord, minutes, ofDemoClient } from "../../fixtures/records";

let app: TestApp;
let second: TestApp;
let key: string;
let operator: string;
let supervisor: string;

/** A claim that has been without supplier for too long. */
const late = (id: string, more: object = {}) => claimRecord(id, { fhocurrencia: minutes(-20), ...more });
let claims = 0;
/** The alarm of a new claim. */
async function newAlarm(more: object = {}): Promise<{ id: string; claimId: string }> {
  const claimId = `L-${++claims}`;
  await app.ingest("claims", [late(claimId, more)], key);
  await expect.poll(() => alarmOf(app, operator, claimId)).toBeDefined();
  return { id: (await alarmOf(app, operator, claimId))!.id, claimId };
}
const audited = async (id: string): Promise<string[]> =>
  [...(await app.owner.execute<{ action: string }>(sql`select action from audit where after ->> 'alarm' = ${id} order by at, id`))].map(
    ({ action }) => action,
  );
const userIdOf = async (bearer: string): Promise<string> =>
  (await app.graphql<{ userInfo: { userId: string } }>("{ userInfo { userId } }", {}, bearer)).data!.userInfo.userId;

beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({}, { beside: app });
  key = await app.key("ingest");
  operator = await app.signIn("operator");
  supervisor = await app.signIn("supervisor");
});
beforeEach(async () => {
  app.clock.offset = 0;
  await app.db.execute(sql`update claims set status = 'FINISHED', status_due_at = null, process_due_at = null`);
  await app.db.execute(sql`update alarms set cleared_at = now(), changed_at = now() where cleared_at is null`);
});

describe("the alarm list", () => {
  test("is pushed to subscribers on each node, with the holder of each alarm", async () => {
    const list = followAlarms(second, supervisor);
    await expect.poll(() => list.last?.rows).toEqual([]);
    const { id, claimId } = await newAlarm();
    await expect.poll(() => list.last?.rows.map(({ alarm }) => [alarm.claimId, alarm.state])).toEqual([[claimId, "RAISED"]]);
    await handle(app, operator, "takeAlarms", { ids: [id] });
    const taken = { state: "TAKEN", by: { name: expect.any(String) } };
    await expect.poll(() => list.last?.rows.map(({ alarm }) => alarm)).toEqual([expect.objectContaining(taken)]);
    await app.ingest("claims", [late(claimId, { cdestadoserv: "ANU", version: 2 })], key);
    await expect.poll(() => list.last?.rows).toEqual([]);
  });

  test("groups many alarms by cause and area with a count and acknowledges a group in one request", async () => {
    const many = Array.from({ length: 12 }, () => late(`F-${++claims}`, { cdcentro: "7", nbcentro: "Seven" }));
    await app.ingest("claims", many, key);
    await expect.poll(async () => (await alarmsOf(app, operator)).totals[0]!.count).toBe(12);
    const [row, ...others] = (await alarmsOf(app, operator)).rows;
    expect([row!.count, row!.ids.length, row!.instanceId, row!.centreId, others]).toEqual([12, 12, "ES", "7", []]);
    const { alarms } = await handle(app, operator, "acknowledgeAlarms", { ids: row!.ids });
    expect(new Set(alarms!.map(({ state }) => state))).toEqual(new Set(["ACKNOWLEDGED"]));
    const after = await alarmsOf(app, operator);
    expect(after.totals.map(({ state, count }) => [state, count])).toContainEqual(["ACKNOWLEDGED", 12]);
    expect(after.rows).toHaveLength(1);
    await app.ingest("claims", [late(row!.alarm.claimId!, { cdestadoserv: "ANU", version: 2 })], key);
    await expect
      .poll(async () => (await alarmsOf(app, operator)).rows.map(({ key: name, count }) => [name, count]))
      .toEqual([[after.rows[0]!.key, 11]]);
  });

  test("excludes claims out of scope from rows and counts", async () => {
    const { user } = await insertNarrowedUser(app, { profileType: "OPERADOR", instances: ["PT"] });
    const portuguese = await app.signIn(user);
    const list = followAlarms(app, portuguese);
    const foreign = await newAlarm();
    const own = await newAlarm({ cdama: "PT", x: -9.1, y: 38.7 });
    await expect.poll(() => list.last?.rows.map(({ alarm }) => alarm.claimId)).toEqual([own.claimId]);
    expect(list.last!.totals[0]!.count).toBe(1);
    for (const mutation of ["acknowledgeAlarms", "takeAlarms"] as const)
      expect((await handle(app, portuguese, mutation, { ids: [own.id, foreign.id] })).code).toBe("NOT_FOUND");
    expect((await alarmOf(app, operator, own.claimId))!.state).toBe("RAISED");
  });

  test("is denied to clients and API keys", async () => {
    const client = await app.signIn("client");
    const { id } = await newAlarm(ofDemoClient);
    await expect(alarmsOf(app, client)).rejects.toThrow("FORBIDDEN");
    const list = followAlarms(app, client);
    await expect.poll(() => list.code).toBe("FORBIDDEN");
    expect((await handle(app, client, "acknowledgeAlarms", { ids: [id] })).code).toBe("FORBIDDEN");
    const program = await handle(app, await app.key("act"), "acknowledgeAlarms", { ids: [id] });
    expect(program.code).toBe("FORBIDDEN");
  });
});

describe("an acknowledgement", () => {
  test("is withdrawn only by its author, which raises the alarm again for all operators", async () => {
    const { id, claimId } = await newAlarm();
    await handle(app, operator, "acknowledgeAlarms", { ids: [id] });
    await handle(app, supervisor, "reopenAlarms", { ids: [id] });
    expect((await alarmOf(app, supervisor, claimId))!.state).toBe("ACKNOWLEDGED");
    const { alarms } = await handle(app, operator, "reopenAlarms", { ids: [id] });
    expect(alarms).toMatchObject([{ state: "RAISED", by: null }]);
    await expect.poll(async () => (await alarmOf(app, supervisor, claimId))!.state).toBe("RAISED");
    expect(await audited(id)).toEqual(["alarm.acknowledge", "alarm.reopen"]);
  });
});

describe("an alarm", () => {
  test("writes one audit row for a repeated action", async () => {
    const colleague = await userIdOf(supervisor);
    const examples: [AlarmMutation, object, string][] = [
      ["acknowledgeAlarms", {}, "alarm.acknowledge"],
      ["takeAlarms", {}, "alarm.take"],
      ["snoozeAlarms", { minutes: 10, reason: "Crane is on its way" }, "alarm.snooze"],
      ["passAlarms", { userId: colleague, note: "Yours, please" }, "alarm.pass"],
    ];
    for (const [mutation, input, action] of examples) {
      const { id } = await newAlarm();
      const first = await handle(app, operator, mutation, { ids: [id], ...input });
      expect([mutation, first.code]).toEqual([mutation, null]);
      expect((await handle(second, operator, mutation, { ids: [id], ...input })).alarms).toEqual(first.alarms);
      expect(await audited(id)).toEqual([action]);
    }
  });

  test("shows the colleague who took it and can be passed on by that colleague only", async () => {
    const { id } = await newAlarm();
    const { alarms } = await handle(app, operator, "takeAlarms", { ids: [id] });
    const refused = await handle(app, supervisor, "takeAlarms", { ids: [id] });
    expect([refused.code, refused.values]).toEqual(["ALARM_TAKEN", { name: alarms![0]!.by!.name }]);
    const passed = await handle(app, operator, "passAlarms", { ids: [id], userId: await userIdOf(supervisor), note: null });
    expect(passed.alarms![0]).toMatchObject({ state: "PASSED", by: alarms![0]!.by, to: { name: expect.any(String) } });
    expect((await handle(app, supervisor, "takeAlarms", { ids: [id] })).alarms![0]).toMatchObject({ state: "TAKEN", to: null });
  });

  test("is listed for the operator who took it, on each node, until it is passed on", async () => {
    const ids = [(await newAlarm()).id, (await newAlarm()).id];
    const other = await newAlarm();
    await handle(app, operator, "takeAlarms", { ids });
    await handle(app, supervisor, "takeAlarms", { ids: [other.id] });
    expect(await ownAlarmIds(app, operator)).toEqual(ids);
    expect(await ownAlarmIds(second, supervisor)).toEqual([other.id]);
    await handle(app, operator, "passAlarms", { ids, userId: await userIdOf(supervisor), note: null });
    expect(await ownAlarmIds(second, operator)).toEqual([]);
  });

  test("taken by two operators concurrently has one holder", async () => {
    const { id } = await newAlarm();
    const answers = await Promise.all([operator, supervisor].map((bearer) => handle(app, bearer, "takeAlarms", { ids: [id] })));
    expect(answers.map(({ code }) => code).sort()).toEqual(["ALARM_TAKEN", null].sort());
  });

  test("rings again after its snooze, and a snooze needs a reason and lasts at most an hour", async () => {
    const { id, claimId } = await newAlarm();
    for (const input of [
      { minutes: 61, reason: "Lunch" },
      { minutes: 0, reason: "Lunch" },
      { minutes: 5, reason: "  " },
    ])
      expect((await handle(app, operator, "snoozeAlarms", { ids: [id], ...input })).code).toBe("BAD_USER_INPUT");
    await handle(app, operator, "snoozeAlarms", { ids: [id], minutes: 2, reason: "Crane is on its way" });
    expect(await alarmOf(app, supervisor, claimId)).toMatchObject({ state: "SNOOZED", note: "Crane is on its way" });
    app.clock.offset = 3 * MINUTE_MS;
    await expect.poll(() => alarmOf(app, supervisor, claimId)).toMatchObject({ state: "RAISED", by: null, note: null });
  });

  test("updates the end of an active snooze", async () => {
    const { id } = await newAlarm();
    for (const minutes of [30, 60, 5]) {
      const { alarms } = await handle(app, operator, "snoozeAlarms", { ids: [id], minutes, reason: "Crane is on its way" });
      const left = Date.parse(alarms![0]!.until!) - app.clock.now();
      expect(Math.round(left / MINUTE_MS)).toBe(minutes);
    }
  });

  test("returns an alarm unchanged if it has already ended", async () => {
    const { id, claimId } = await newAlarm();
    await app.ingest("claims", [late(claimId, { cdestadoserv: "ANU", version: 2 })], key);
    const { alarms, code } = await handle(app, operator, "takeAlarms", { ids: [id] });
    expect([code, alarms![0]!.state, alarms![0]!.clearedAt]).toEqual([null, "RAISED", expect.any(String)]);
    expect(await audited(id)).toEqual([]);
  });
});

describe("an alarm that an operator took", () => {
  test("is raised again after the operator was absent for five minutes, and not earlier", async () => {
    const { user } = await insertUser(app);
    const { id, claimId } = await newAlarm();
    await handle(app, await app.signIn(user), "takeAlarms", { ids: [id] });
    app.clock.offset = alarmLimits.goneMs - MINUTE_MS;
    await new Promise((done) => setTimeout(done, 2_500));
    expect((await alarmOf(app, operator, claimId))!.state).toBe("TAKEN");
    app.clock.offset = alarmLimits.goneMs + MINUTE_MS;
    await expect.poll(() => alarmOf(app, operator, claimId)).toMatchObject({ state: "RAISED", by: null });
    expect(await audited(id)).toEqual(["alarm.take", "alarm.return"]);
  });

  test("stays with the operator while a page is open, even without requests", async () => {
    const { user } = await insertUser(app);
    const bearer = await app.signIn(user);
    const list = followAlarms(app, bearer);
    await expect.poll(() => list.last).not.toBeNull();
    const { id, claimId } = await newAlarm();
    await handle(app, bearer, "takeAlarms", { ids: [id] });
    for (let past = 2; past <= 8; past += 2) {
      app.clock.offset = past * MINUTE_MS;
      const seen = sql`select s.last_seen_at > ${new Date(app.clock.now() - MINUTE_MS).toISOString()}::timestamptz as now
        from sessions s join users u on u.id = s.user_id where u."user" = ${user}`;
      await expect.poll(async () => [...(await app.db.execute(seen))]).toEqual([{ now: true }]);
    }
    expect((await alarmOf(app, operator, claimId))!.state).toBe("TAKEN");
  });

  test("is raised again immediately when the operator signs out, including passed alarms", async () => {
    const { id: userId, user } = await insertUser(app);
    const bearer = await app.signIn(user);
    const [taken, passed] = [await newAlarm(), await newAlarm()];
    await handle(app, bearer, "takeAlarms", { ids: [taken.id] });
    expect((await handle(app, operator, "passAlarms", { ids: [passed.id], userId, note: null })).code).toBeNull();
    await app.graphql("mutation { logout }", {}, bearer);
    for (const { claimId } of [taken, passed])
      await expect.poll(() => alarmOf(app, operator, claimId)).toMatchObject({ state: "RAISED", by: null, to: null });
  });
});

describe("colleagues for an alarm", () => {
  const colleagues = async (bearer: string): Promise<string[]> =>
    (await app.graphql<{ alarmColleagues: { id: string }[] }>("{ alarmColleagues { id name } }", {}, bearer)).data!.alarmColleagues.map(
      ({ id }) => id,
    );

  test("are present users with alarms, without the caller, clients and signed-out users", async () => {
    await app.signIn("client");
    const own = await userIdOf(operator);
    const other = await userIdOf(supervisor);
    const { id, user } = await insertUser(app);
    const bearer = await app.signIn(user);
    const before = await colleagues(operator);
    expect(before).toEqual(expect.arrayContaining([other, id]));
    expect(before).not.toContain(own);
    await app.graphql("mutation { logout }", {}, bearer);
    expect(await colleagues(operator)).not.toContain(id);
  });

  test("must be present and allowed to see the claim to receive an alarm", async () => {
    const alarm = await newAlarm();
    const { id: absent } = await insertUser(app);
    const { id: portuguese, user } = await insertNarrowedUser(app, { profileType: "OPERADOR", instances: ["PT"] });
    await app.signIn(user);
    for (const userId of [absent, portuguese, "nobody"])
      expect((await handle(app, operator, "passAlarms", { ids: [alarm.id], userId, note: null })).code).toBe("ALARM_COLLEAGUE");
  });
});
