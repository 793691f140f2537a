import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { createActionFixture, request } from "../../../fixtures/claims/actions";
import { FakeAssistance } from "../../../fixtures/integrations/assistance";

// A node that crashes after its request. The external system performs the request without an answer.
let stoppedNode: TestApp;
let operator: string;
const remote = new FakeAssistance();
beforeAll(async () => {
  stoppedNode = await startTestApp({}, { integrations: { adapters: { ASSISTANCE: remote }, deadlineMs: 3_600_000 } });
  operator = await stoppedNode.signIn();
});

test("another node completes an interrupted action with the same idempotency key", async () => {
  const before = createActionFixture(stoppedNode);
  const [arriving, ending, delayed] = await before.claimsIn(operator, ["PENDING_ARRIVAL_INTIME", "NO_SUPPLIER", "PENDING_ARRIVAL_DELAYED"]);
  remote.answer = ({ key }) => {
    remote.performedKeys.add(key);
    return new Promise(() => undefined);
  };
  const requestId = request();
  const unanswered = [before.act(operator, "confirmArrival", arriving!, { requestId }), before.act(operator, "cancelService", ending!)].map(
    (one) => one.catch(() => "gone"),
  );
  await before.actSuccessfully(operator, "manageDelay", delayed!);
  await expect.poll(() => remote.receivedCalls.length).toBe(2);
  await stoppedNode.stop();
  expect(await Promise.all(unanswered)).toEqual(["gone", "gone"]);

  const heir = await startTestApp({}, { integrations: { adapters: { ASSISTANCE: remote } }, beside: stoppedNode });
  const after = createActionFixture(heir);
  const bearer = await heir.signIn();
  expect(await after.claim(bearer, arriving!)).toMatchObject({ pendingAction: { name: "CONFIRM_ARRIVAL" }, arrivedAt: null });
  remote.acceptAll();
  // no other node takes the call while the first one could still be working
  expect(remote.receivedCalls).toHaveLength(2);
  after.endUndo();
  await expect.poll(() => after.claim(bearer, arriving!)).toMatchObject({ pendingAction: null, status: "NO_FINISH_ARRIVAL_INTIME" });
  await expect.poll(() => after.claim(bearer, ending!)).toMatchObject({ pendingAction: null, status: "FINISHED" });
  await expect.poll(() => remote.callsOf(delayed!)).toHaveLength(1);

  // the repeated call was performed once, and the repeated request gets its answer
  expect(remote.callsOf(arriving!).map(({ key }) => key)).toEqual(Array.from({ length: 2 }, () => remote.callsOf(arriving!)[0]!.key));
  expect(remote.performedKeys.size).toBe(3);
  const again = await after.actSuccessfully(bearer, "confirmArrival", arriving!, { requestId });
  expect(again.actions).toMatchObject([{ state: "DONE" }]);
  const [left] = await heir.db.execute<{ n: string }>(sql`select count(*) as n from outbox where state = 'WAITING'`);
  expect(Number(left!.n)).toBe(0);
});

test("two nodes share the outbox and make each call once", async () => {
  const [one, two] = [new FakeAssistance(), new FakeAssistance()];
  const first = await startTestApp({}, { integrations: { adapters: { ASSISTANCE: one } }, beside: stoppedNode });
  await startTestApp({}, { integrations: { adapters: { ASSISTANCE: two } }, beside: stoppedNode });
  const fixture = createActionFixture(first);
  const bearer = await first.signIn();
  const ids = await fixture.claimsIn(
    bearer,
    Array.from({ length: 30 }, () => "PENDING_ARRIVAL_DELAYED" as const),
  );
  for (const id of ids) await fixture.actSuccessfully(bearer, "manageDelay", id);
  fixture.endUndo();
  await expect
    .poll(
      () =>
        [...one.receivedCalls, ...two.receivedCalls, ...remote.receivedCalls].filter(
          ({ operation, body }) => operation === "notifyDelay" && ids.includes(String(body.claimId)),
        ).length,
    )
    .toBe(30);
  const keys = [...one.receivedCalls, ...two.receivedCalls, ...remote.receivedCalls]
    .filter(({ body }) => ids.includes(String(body.claimId)))
    .map(({ key }) => key);
  expect(new Set(keys).size).toBe(30);
});
