// Calls about one claim reach the outside in the order in which they were made. Readings, "Settled later".
import { beforeAll, beforeEach, expect, test } from "vitest";
import { OutsideFailure } from "../../server/outside/ports";
import { givenApp, type GivenApp } from "../given/app";
import { givenDeeds, request } from "../given/deeds";
import { Remote } from "../given/remote";

let app: GivenApp;
let given: ReturnType<typeof givenDeeds>;
let operator: string;
const remote = new Remote();
beforeAll(async () => {
  const outside = { outside: { ports: { ASSISTANCE: remote }, deadline: 2_000, random: () => 0.5 } };
  app = await givenApp({}, outside);
  await givenApp({}, { ...outside, beside: app }); // a second node makes calls, too
  given = givenDeeds(app);
  operator = await app.signIn();
});
beforeEach(() => {
  app.clock.offset = 0;
  remote.well();
});

const heard = (id: string): string[] => remote.heardOf(id).map(({ operation }) => operation);
const did = (id: string): string[] =>
  remote
    .heardOf(id)
    .filter(({ key }) => remote.did.has(key))
    .map(({ operation }) => operation);
/** Delays are not answered; everything else is. */
const delaysFail = (): void =>
  void (remote.answer = ({ operation }) =>
    operation === "notifyDelay" ? Promise.reject(new OutsideFailure("STATUS_503")) : Promise.resolve({ ok: true }));

test("a confirmation comes after the delay that was managed just before, which is told at once for it", async () => {
  const id = await given.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  await given.done(operator, "manageDelay", id);
  expect(await given.done(operator, "confirmArrival", id)).toMatchObject({ pendingAction: null, arrivedAt: expect.any(String) });
  expect(heard(id)).toEqual(["notifyDelay", "confirmArrival"]);
});

test("one that was undone keeps nobody waiting", async () => {
  const id = await given.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  const requestId = request();
  await given.done(operator, "manageDelay", id, { requestId });
  await given.done(operator, "undoManageDelay", id, { requestId });
  await given.done(operator, "confirmArrival", id);
  expect(heard(id)).toEqual(["confirmArrival"]);
});

test("what fails is repeated before what came later is made, on whichever node", async () => {
  const id = await given.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  delaysFail();
  for (const minutes of [10, 20]) await given.done(operator, "manageDelay", id, { minutes });
  const { pendingAction } = await given.done(operator, "cancelService", id);
  expect(pendingAction).toMatchObject({ action: "cancelService" });
  given.later(60);
  await expect.poll(() => heard(id).length, { timeout: 10_000 }).toBeGreaterThan(1);
  expect(new Set(heard(id))).toEqual(new Set(["notifyDelay"]));
  expect(new Set(remote.heardOf(id).map(({ body }) => body.minutes))).toEqual(new Set([10]));
  remote.well();
  await expect.poll(() => (given.later(20), did(id).at(-1)), { timeout: 15_000 }).toBe("cancelService");
  const minutes = remote
    .heardOf(id)
    .filter(({ key }) => remote.did.has(key))
    .map(({ body }) => body.minutes);
  expect([...new Set(minutes)]).toEqual([10, 20, undefined]);
});

test("a call that never goes through is given up after a quarter of an hour when others wait for it", async () => {
  const id = await given.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  delaysFail();
  await given.done(operator, "manageDelay", id);
  await given.done(operator, "confirmArrival", id);
  await expect.poll(() => (given.later(30), heard(id).at(-1)), { timeout: 30_000 }).toBe("confirmArrival");
  const later = await app.signIn();
  await expect.poll(() => given.claim(later, id), { timeout: 10_000 }).toMatchObject({ pendingAction: null });
  const { deeds, arrivedAt } = await given.claim(later, id);
  expect(arrivedAt).not.toBeNull();
  expect(deeds.find(({ action }) => action === "manageDelay")).toMatchObject({ state: "DONE", code: "DELAY_NOTIFICATION_FAILED" });
  expect(app.clock.offset).toBeLessThan(30 * 60_000);
});

test("one that waited for it has a quarter of an hour of its own", async () => {
  const id = await given.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  delaysFail();
  for (const minutes of [10, 20]) await given.done(operator, "manageDelay", id, { minutes });
  await given.done(operator, "cancelService", id);
  const tried = (minutes: number): boolean => remote.heardOf(id).some(({ body }) => body.minutes === minutes);
  await expect.poll(() => (given.later(30), tried(20)), { timeout: 30_000 }).toBe(true);
  const begun = app.clock.offset;
  expect(begun).toBeGreaterThan(14 * 60_000);
  await expect.poll(() => (given.later(30), did(id).at(-1)), { timeout: 30_000 }).toBe("cancelService");
  expect(app.clock.offset - begun).toBeGreaterThan(14 * 60_000);
  expect(app.clock.offset - begun).toBeLessThan(30 * 60_000);
});
