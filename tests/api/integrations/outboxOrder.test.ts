// Calls about one claim reach the outside in the order in which they were made. Specification readings, "Settled later".
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { outbox } from "../../../server/db/tables/claimActions";
import { IntegrationError } from "../../../server/integrations/adapter";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { createActionFixture, request } from "../../fixtures/claims/actions";
import { FakeAssistance } from "../../fixtures/integrations/assistance";

let app: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let operator: string;
const remote = new FakeAssistance();
beforeAll(async () => {
  const appOptions = { integrations: { adapters: { ASSISTANCE: remote }, deadline: 2_000, random: () => 0.5 } };
  app = await startTestApp({}, appOptions);
  await startTestApp({}, { ...appOptions, beside: app }); // a second node makes calls, too
  actionFixture = createActionFixture(app);
  operator = await app.signIn();
});
beforeEach(() => {
  app.clock.offset = 0;
  remote.acceptAll();
});

const callsOf = (id: string): string[] => remote.callsOf(id).map(({ operation }) => operation);
const did = (id: string): string[] =>
  remote
    .callsOf(id)
    .filter(({ key }) => remote.performedKeys.has(key))
    .map(({ operation }) => operation);
/** Delays are not answered; everything else is. */
const delaysFail = (): void =>
  void (remote.answer = ({ operation }) =>
    operation === "notifyDelay" ? Promise.reject(new IntegrationError("STATUS_503")) : Promise.resolve({ ok: true }));

/** Moves the clock 30 seconds forward unless an attempt is due or under way, so that a slow machine makes each attempt at its time. */
async function advanceToNextAttempt(id: string): Promise<void> {
  const [call] = await app.db
    .select({ dueAt: outbox.dueAt, attemptUntil: outbox.attemptUntil })
    .from(outbox)
    .where(and(eq(outbox.claimId, id), eq(outbox.state, "WAITING")))
    .orderBy(outbox.createdAt, outbox.id)
    .limit(1);
  if (call && call.attemptUntil === null && call.dueAt.getTime() > app.clock.now()) actionFixture.advanceClock(30);
}

test("a confirmation follows a just managed delay, which is sent immediately", async () => {
  const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  await actionFixture.actSuccessfully(operator, "manageDelay", id);
  expect(await actionFixture.actSuccessfully(operator, "confirmArrival", id)).toMatchObject({
    pendingAction: null,
    arrivedAt: expect.any(String),
  });
  expect(callsOf(id)).toEqual(["notifyDelay", "confirmArrival"]);
});

test("an undone call blocks no other call", async () => {
  const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  const requestId = request();
  await actionFixture.actSuccessfully(operator, "manageDelay", id, { requestId });
  await actionFixture.actSuccessfully(operator, "undoManageDelay", id, { requestId });
  await actionFixture.actSuccessfully(operator, "confirmArrival", id);
  expect(callsOf(id)).toEqual(["confirmArrival"]);
});

test("retries a failed call before later calls on every node", async () => {
  const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  delaysFail();
  for (const minutes of [10, 20]) await actionFixture.actSuccessfully(operator, "manageDelay", id, { minutes });
  const { pendingAction } = await actionFixture.actSuccessfully(operator, "cancelService", id);
  expect(pendingAction).toMatchObject({ name: "CANCEL_SERVICE" });
  actionFixture.advanceClock(60);
  await expect.poll(() => callsOf(id).length).toBeGreaterThan(1);
  expect(new Set(callsOf(id))).toEqual(new Set(["notifyDelay"]));
  expect(new Set(remote.callsOf(id).map(({ body }) => body.minutes))).toEqual(new Set([10]));
  remote.acceptAll();
  await expect.poll(() => (actionFixture.advanceClock(20), did(id).at(-1)), { timeout: 15_000 }).toBe("cancelService");
  const minutes = remote
    .callsOf(id)
    .filter(({ key }) => remote.performedKeys.has(key))
    .map(({ body }) => body.minutes);
  expect([...new Set(minutes)]).toEqual([10, 20, undefined]);
});

test("a failing call is abandoned after a quarter of an hour if others wait", async () => {
  const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  delaysFail();
  await actionFixture.actSuccessfully(operator, "manageDelay", id);
  await actionFixture.actSuccessfully(operator, "confirmArrival", id);
  await expect.poll(async () => (await advanceToNextAttempt(id), callsOf(id).at(-1)), { timeout: 60_000 }).toBe("confirmArrival");
  const later = await app.signIn();
  await expect.poll(() => actionFixture.claim(later, id)).toMatchObject({ pendingAction: null });
  const { actions, arrivedAt } = await actionFixture.claim(later, id);
  expect(arrivedAt).not.toBeNull();
  expect(actions.find(({ name }) => name === "MANAGE_DELAY")).toMatchObject({ state: "DONE", code: "DELAY_NOTIFICATION_FAILED" });
  expect(app.clock.offset).toBeLessThan(30 * 60_000);
});

test("a call that waited has a quarter of an hour from its first attempt", async () => {
  const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  delaysFail();
  for (const minutes of [10, 20]) await actionFixture.actSuccessfully(operator, "manageDelay", id, { minutes });
  await actionFixture.actSuccessfully(operator, "cancelService", id);
  const tried = (minutes: number): boolean => remote.callsOf(id).some(({ body }) => body.minutes === minutes);
  await expect.poll(async () => (await advanceToNextAttempt(id), tried(20)), { timeout: 60_000 }).toBe(true);
  const begun = app.clock.offset;
  expect(begun).toBeGreaterThan(14 * 60_000);
  await expect.poll(async () => (await advanceToNextAttempt(id), did(id).at(-1)), { timeout: 60_000 }).toBe("cancelService");
  expect(app.clock.offset - begun).toBeGreaterThan(14 * 60_000);
  expect(app.clock.offset - begun).toBeLessThan(30 * 60_000);
});
