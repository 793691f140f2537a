// What people see of alarms and do with them, over two nodes.
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
  // Nothing of the test before needs anybody any more.
  await app.db.execute(sql`update claims set status = 'FINISHED', status_due_at = null, process_due_at = null`);
  await app.db.execute(sql`update alarms set cleared_at = now(), changed_at = now() where cleared_at is null`);
});

describe("the list", () => {
  test("is pushed to whoever follows it, on another node too, with who has an alarm", async () => {
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

  test("folds a flood by cause and area, counts it, and all of it is acknowledged at once", async () => {
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

  test("has nothing of claims out of scope: no row, no count", async () => {
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

  test("is for those who have alarms: not for a client", async () => {
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

describe("an alarm", () => {
  test("that is done again what was done with it changes nothing and leaves no second row of audit", async () => {
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

  test("that a colleague has taken says who, and is theirs to pass on", async () => {
    const { id } = await newAlarm();
    const { alarms } = await handle(app, operator, "takeAlarms", { ids: [id] });
    const refused = await handle(app, supervisor, "takeAlarms", { ids: [id] });
    expect([refused.code, refused.values]).toEqual(["ALARM_TAKEN", { name: alarms![0]!.by!.name }]);
    const passed = await handle(app, operator, "passAlarms", { ids: [id], userId: await userIdOf(supervisor), note: null });
    expect(passed.alarms![0]).toMatchObject({ state: "PASSED", by: alarms![0]!.by, to: { name: expect.any(String) } });
    expect((await handle(app, supervisor, "takeAlarms", { ids: [id] })).alarms![0]).toMatchObject({ state: "TAKEN", to: null });
  });

  test("that somebody has taken is named among theirs, on another node too, until they pass it on", async () => {
    const ids = [(await newAlarm()).id, (await newAlarm()).id];
    const other = await newAlarm();
    await handle(app, operator, "takeAlarms", { ids });
    await handle(app, supervisor, "takeAlarms", { ids: [other.id] });
    expect(await ownAlarmIds(app, operator)).toEqual(ids);
    expect(await ownAlarmIds(second, supervisor)).toEqual([other.id]);
    await handle(app, operator, "passAlarms", { ids, userId: await userIdOf(supervisor), note: null });
    expect(await ownAlarmIds(second, operator)).toEqual([]);
  });

  test("that two take at once is with one of them", async () => {
    const { id } = await newAlarm();
    const answers = await Promise.all([operator, supervisor].map((bearer) => handle(app, bearer, "takeAlarms", { ids: [id] })));
    expect(answers.map(({ code }) => code).sort()).toEqual(["ALARM_TAKEN", null].sort());
  });

  test("rings again when its snooze is over, and cannot be snoozed without a reason or for longer than an hour", async () => {
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

  test("is snoozed for longer or shorter than before when somebody says so", async () => {
    const { id } = await newAlarm();
    for (const minutes of [30, 60, 5]) {
      const { alarms } = await handle(app, operator, "snoozeAlarms", { ids: [id], minutes, reason: "Crane is on its way" });
      const left = Date.parse(alarms![0]!.until!) - app.clock.now();
      expect(Math.round(left / MINUTE_MS)).toBe(minutes);
    }
  });

  test("that has ended meanwhile is answered as it is", async () => {
    const { id, claimId } = await newAlarm();
    await app.ingest("claims", [late(claimId, { cdestadoserv: "ANU", version: 2 })], key);
    const { alarms, code } = await handle(app, operator, "takeAlarms", { ids: [id] });
    expect([code, alarms![0]!.state, alarms![0]!.clearedAt]).toEqual([null, "RAISED", expect.any(String)]);
    expect(await audited(id)).toEqual([]);
  });
});

describe("what somebody took", () => {
  test("is raised again when they have not been seen for five minutes, and not before", async () => {
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

  test("stays with them for as long as a page of theirs is open, though it asks for nothing", async () => {
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

  test("is raised again at once when they sign out; so is what they were passed", async () => {
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

describe("colleagues", () => {
  const colleagues = async (bearer: string): Promise<string[]> =>
    (await app.graphql<{ alarmColleagues: { id: string }[] }>("{ alarmColleagues { id name } }", {}, bearer)).data!.alarmColleagues.map(
      ({ id }) => id,
    );

  test("are those who are there and have alarms: not oneself, a client, or who has signed out", async () => {
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

  test("who are not there, or may not see the claim, are passed nothing", async () => {
    const alarm = await newAlarm();
    const { id: absent } = await insertUser(app);
    const { id: portuguese, user } = await insertNarrowedUser(app, { profileType: "OPERADOR", instances: ["PT"] });
    await app.signIn(user);
    for (const userId of [absent, portuguese, "nobody"])
      expect((await handle(app, operator, "passAlarms", { ids: [alarm.id], userId, note: null })).code).toBe("ALARM_COLLEAGUE");
  });
});
