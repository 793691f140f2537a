// The outboxes as administrators see them: what waits is made at once or given up, and nothing that was acknowledged is lost by it.
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertUser } from "../../fixtures/auth/accounts";
import { createActionFixture } from "../../fixtures/claims/actions";
import { FakeAssistance } from "../../fixtures/integrations/assistance";

let app: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let [operator, admin] = ["", ""];
const remote = new FakeAssistance();
beforeAll(async () => {
  app = await startTestApp({}, { integrations: { adapters: { ASSISTANCE: remote }, deadlineMs: 250, random: () => 0.5 } });
  actionFixture = createActionFixture(app);
  [operator, admin] = [await app.signIn(), await app.signIn("admin")];
});
beforeEach(() => remote.acceptAll());

interface Call {
  id: string;
  operation: string;
  state: string;
  attempts: number;
  nextAttemptAt: string | null;
  code: string | null;
  canResend: boolean;
  canStop: boolean;
}
const fields = "id operation state attempts nextAttemptAt code canResend canStop";
const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined => answer.errors?.[0]?.extensions.code;
const callsOf = async (claimId: string, bearer = admin): Promise<Call[]> => {
  const query = `query($filter: OutboxFilter) { outboxCalls(filter: $filter) { nodes { ${fields} } } }`;
  const { data } = await app.graphql<{ outboxCalls: { nodes: Call[] } }>(query, { filter: { claimId } }, bearer);
  return data!.outboxCalls.nodes;
};
const change = (name: "resendOutboxCall" | "stopOutboxCall", id: string, bearer = admin) =>
  app.graphql<Record<string, Call>>(`mutation($id: ID!) { ${name}(input: { id: $id }) { ${fields} } }`, { id }, bearer);

/** A confirmation that the assistance system does not answer: it waits for its next attempt. */
async function waiting(): Promise<{ claimId: string; call: Call }> {
  remote.down();
  const claimId = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  await actionFixture.actSuccessfully(operator, "confirmArrival", claimId);
  // The next attempt is far in the future, so that none starts during the test.
  const pause = () =>
    app.db.execute(
      sql`update outbox set due_at = now() + interval '1 hour' where claim_id = ${claimId} and attempt_until is null returning id`,
    );
  await expect.poll(async () => (await pause()).length, { timeout: 20_000 }).toBe(1);
  const [call] = await callsOf(claimId);
  expect(call).toMatchObject({ operation: "CONFIRM_ARRIVAL", state: "WAITING", canResend: true, canStop: true });
  return { claimId, call: call! };
}

test("a call that is given up settles its action with the error, raises an alarm and is not repeated", async () => {
  const { claimId, call } = await waiting();
  const { data } = await change("stopOutboxCall", call.id);
  expect(data!.stopOutboxCall).toMatchObject({ state: "DEAD", code: "STOPPED", canStop: false, canResend: false, nextAttemptAt: null });
  const { actions, pendingAction, arrivedAt } = await actionFixture.claim(operator, claimId);
  expect([pendingAction, arrivedAt, actions[0]!.state, actions[0]!.code]).toEqual([null, null, "REJECTED", expect.any(String)]);
  const [alarm] = await app.db.execute(sql`select cause from alarms where claim_id = ${claimId} and cause = 'CALL_GIVEN_UP'`);
  expect(alarm).toBeDefined();
  // Once more changes nothing, and leaves no second row.
  expect(code(await change("stopOutboxCall", call.id))).toBeUndefined();
  expect(code(await change("resendOutboxCall", call.id))).toBe("CALL_NOT_RESENDABLE");
  const rows = await app.db.execute(sql`select action from audit where entity_id = ${call.id}`);
  expect(rows).toEqual([{ action: "outbox.stop" }]);
});

test("a failed call can be retried immediately and its answer counts", async () => {
  const { claimId, call } = await waiting();
  remote.acceptAll();
  expect(code(await change("resendOutboxCall", call.id))).toBeUndefined();
  await expect.poll(async () => (await callsOf(claimId))[0]!.state).toBe("DONE");
  expect((await actionFixture.claim(operator, claimId)).arrivedAt).not.toBeNull();
  expect(code(await change("stopOutboxCall", call.id))).toBe("CALL_ENDED");
});

test("a call in progress cannot be given up, so its answer is kept", async () => {
  const { claimId, call } = await waiting();
  await app.db.execute(
    sql`update outbox set attempt_until = now() + interval '1 hour', due_at = now() + interval '1 hour' where id = ${call.id}`,
  );
  expect((await callsOf(claimId))[0]).toMatchObject({ canStop: false, canResend: false });
  expect(code(await change("stopOutboxCall", call.id))).toBe("CALL_UNDER_WAY");
  expect(code(await change("resendOutboxCall", call.id))).toBe("CALL_NOT_RESENDABLE");
  expect((await actionFixture.claim(operator, claimId)).pendingAction).not.toBeNull();
});

test("a mail that was given up can be restarted by administrators who manage its user", async () => {
  const [first] = await app.db.execute<{ id: string }>(sql`select id from users where "user" = 'admin'`);
  const managed = { profileType: "LOCALADMIN", allInstances: true, ownerId: first!.id } as const;
  const { id: ownerId, user } = await insertUser(app, managed);
  const mailed = await insertUser(app, { profileType: "OPERADOR", ownerId });
  await app.db
    .execute(sql`insert into outbox (id, key, integration, operation, body, state, attempts, due_at, created_at, ended_at, last_error)
    values (gen_random_uuid(), 'mail of a test', 'MAIL', 'sendMail', ${JSON.stringify({ kind: "passwordChanged", userId: mailed.id })}::jsonb, 'DEAD', 9,
      now() - interval '2 days', now() - interval '2 days', now(), 'ECONNREFUSED')`);
  const query = `{ outboxCalls(filter: { integration: MAIL, states: [DEAD] }) { nodes { ${fields} } } }`;
  const deadOf = async (bearer: string) =>
    (await app.graphql<{ outboxCalls: { nodes: Call[] } }>(query, {}, bearer)).data!.outboxCalls.nodes;
  const other = await insertUser(app, managed);
  const [own, foreign] = [await app.signIn(user), await app.signIn(other.user)];
  expect(await deadOf(foreign)).toEqual([]);
  const [call] = await deadOf(own);
  expect(call).toMatchObject({ canResend: true, code: "ECONNREFUSED" });
  expect(code(await change("resendOutboxCall", call!.id, foreign))).toBe("NOT_FOUND");
  expect((await change("resendOutboxCall", call!.id, own)).data!.resendOutboxCall).toMatchObject({ state: "WAITING", attempts: 0 });
});

test("an outbox is visible to administrators for claims in their scope", async () => {
  const { claimId, call } = await waiting();
  expect(code(await change("stopOutboxCall", call.id, operator))).toBe("FORBIDDEN");
  const { user, id } = await insertUser(app, { profileType: "LOCALADMIN", allInstances: false });
  await app.db.execute(sql`insert into user_instances (user_id, instance_id) values (${id}, 'PT')`);
  const portuguese = await app.signIn(user);
  expect(await callsOf(claimId, portuguese)).toEqual([]);
  for (const name of ["resendOutboxCall", "stopOutboxCall"] as const)
    expect(code(await change(name, call.id, portuguese))).toBe("NOT_FOUND");
});

test("a call from before a restore is sent or given up only by administrators who review it", async () => {
  const [made, dropped] = [await waiting(), await waiting()];
  await app.db.execute(sql`update outbox set state = 'REVIEW', attempts = 1, due_at = now(), created_at = now() - interval '3 days'
    where id in (${made.call.id}, ${dropped.call.id})`);
  remote.acceptAll();
  await new Promise((done) => setTimeout(done, 1_500));
  expect((await callsOf(made.claimId))[0]).toMatchObject({ state: "REVIEW", nextAttemptAt: null, canResend: true, canStop: true });
  expect(code(await change("resendOutboxCall", made.call.id))).toBeUndefined();
  await expect.poll(async () => (await callsOf(made.claimId))[0]!.state).toBe("DONE");
  expect((await actionFixture.claim(operator, made.claimId)).arrivedAt).not.toBeNull();
  const { data } = await change("stopOutboxCall", dropped.call.id);
  expect(data!.stopOutboxCall).toMatchObject({ state: "DEAD", code: "STOPPED" });
  expect((await actionFixture.claim(operator, dropped.claimId)).actions[0]!.state).toBe("REJECTED");
});
