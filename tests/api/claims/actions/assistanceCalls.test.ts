import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { createActionFixture, request, type ClaimAfterAction } from "../../../fixtures/claims/actions";
import { claimRecord, minutes } from "../../../fixtures/records";
import { FakeAssistance } from "../../../fixtures/integrations/assistance";

let app: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let operator: string;
const remote = new FakeAssistance();
beforeAll(async () => {
  app = await startTestApp({}, { integrations: { adapters: { ASSISTANCE: remote }, deadlineMs: 1_000, random: () => 0.5 } });
  actionFixture = createActionFixture(app);
  operator = await app.signIn();
});
beforeEach(() => {
  app.clock.offset = 0;
  remote.acceptAll();
});

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined => answer.errors?.[0]?.extensions.code;
/** Advances the clock until this number of calls about the claim was made. */
async function untilCalled(id: string, calls: number): Promise<void> {
  await expect
    .poll(
      () => {
        actionFixture.advanceClock(60);
        return remote.callsOf(id).length;
      },
      { interval: 300 },
    )
    .toBeGreaterThanOrEqual(calls);
}
const settled = (id: string): Promise<ClaimAfterAction> =>
  expect.poll(() => actionFixture.claim(operator, id)).toMatchObject({ pendingAction: null }) as never;

describe("an assistance system that does not respond before the deadline", () => {
  test("leaves the action pending and is called again with the same key until it responds", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    remote.silent();
    const at = minutes(-1);
    const requestId = request();
    const pending = await actionFixture.actSuccessfully(operator, "confirmArrival", id, { at, requestId });
    expect(pending).toMatchObject({
      status: "PENDING_ARRIVAL_INTIME",
      arrivedAt: null,
      pendingAction: { name: "CONFIRM_ARRIVAL", since: expect.any(String) },
      actions: [{ state: "PENDING", code: null, settledAt: null }],
    });
    expect(code(await actionFixture.act(operator, "cancelService", id))).toBe("ACTION_PENDING");
    remote.acceptAll();
    await untilCalled(id, 2);
    await settled(id);
    expect(await actionFixture.claim(operator, id)).toMatchObject({
      status: "NO_FINISH_ARRIVAL_INTIME",
      arrivedAt: at,
      actions: [{ state: "DONE" }],
    });
    expect(new Set(remote.callsOf(id).map(({ key }) => key)).size).toBe(1);
    expect(await actionFixture.actSuccessfully(operator, "confirmArrival", id, { at, requestId })).toMatchObject({ arrivedAt: at });
    expect(remote.callsOf(id)).toHaveLength(2);
  });

  test("allows a delay to be managed while the call is pending", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    remote.silent();
    await actionFixture.actSuccessfully(operator, "confirmArrival", id);
    const managed = await actionFixture.actSuccessfully(operator, "manageDelay", id);
    expect(managed).toMatchObject({ status: "MANAGED", pendingAction: { name: "CONFIRM_ARRIVAL" } });
    remote.acceptAll();
    await untilCalled(id, 3);
    await settled(id);
  });
});

describe("an unavailable assistance system", () => {
  test("is called again at growing intervals until it is available", async () => {
    const id = await actionFixture.claimIn(operator, "NO_FINISH_ARRIVAL_INTIME");
    remote.down();
    expect(await actionFixture.actSuccessfully(operator, "confirmCompletion", id)).toMatchObject({
      pendingAction: { name: "CONFIRM_COMPLETION" },
    });
    const pause = async (): Promise<number> => {
      const [row] = await app.db.execute<{ due: string; attempts: number }>(
        sql`select extract(epoch from due_at) * 1000 as due, attempts from outbox where claim_id = ${id}`,
      );
      return Number(row!.due) - app.clock.now();
    };
    expect(await pause()).toBeGreaterThan(0);
    expect(await pause()).toBeLessThanOrEqual(2_000);
    await untilCalled(id, 4);
    remote.acceptAll();
    await untilCalled(id, 5);
    await settled(id);
    expect(await actionFixture.claim(operator, id)).toMatchObject({ status: "FINISHED" });
  });

  test.each([
    ["confirmArrival", "PENDING_ARRIVAL_INTIME", "ARRIVAL_NOTIFICATION_FAILED"],
    ["confirmCompletion", "NO_FINISH_ARRIVAL_INTIME", "COMPLETION_NOTIFICATION_FAILED"],
    ["cancelService", "NO_SUPPLIER", "SERVICE_CANCELLATION_FAILED"],
    ["cancelProvider", "PENDING_ARRIVAL_INTIME", "PROVIDER_CANCELLATION_FAILED"],
  ] as const)("gives %s up permanently and reverts it with its reason", async (action, status, reason) => {
    const id = await actionFixture.claimIn(operator, status);
    remote.down();
    const requestId = request();
    await actionFixture.actSuccessfully(operator, action, id, { requestId });
    const before = await actionFixture.claim(operator, id);
    // as if it had been asked nine times already
    await app.db.execute(sql`update outbox set attempts = 9, due_at = now() where claim_id = ${id}`);
    await settled(id);
    const after = await actionFixture.claim(operator, id);
    expect(after).toMatchObject({
      pendingAction: null,
      arrivedAt: before.arrivedAt,
      finishedAt: null,
      cancelledAt: null,
      supplier: before.supplier,
    });
    expect(after.actions).toMatchObject([{ state: "REJECTED", code: reason }]);
    expect(after.version).toBeGreaterThan(before.version);
    expect(code(await actionFixture.act(operator, action, id, { requestId }))).toBe(reason);
  });

  test("leaves a managed delay unchanged after a day and reports the failed notification", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    remote.down();
    const { managedUntil } = await actionFixture.actSuccessfully(operator, "manageDelay", id);
    await app.db.execute(sql`update outbox set created_at = created_at - interval '25 hours', due_at = now() where claim_id = ${id}`);
    await expect
      .poll(async () => (await actionFixture.claim(operator, id)).actions)
      .toMatchObject([{ state: "DONE", code: "DELAY_NOTIFICATION_FAILED" }]);
    expect(await actionFixture.claim(operator, id)).toMatchObject({ status: "MANAGED", managedUntil });
  });
});

describe("an abandoned call", () => {
  test("is not made late after days without a running node", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    await actionFixture.actSuccessfully(operator, "manageDelay", id);
    await app.db.execute(sql`update outbox set created_at = created_at - interval '60 hours', due_at = now() where claim_id = ${id}`);
    await expect
      .poll(async () => (await actionFixture.claim(operator, id)).actions)
      .toMatchObject([{ state: "DONE", code: "DELAY_NOTIFICATION_FAILED" }]);
    expect(remote.callsOf(id)).toEqual([]);
    const failed = await app.db.execute(sql`select code from api_errors where claim_id = ${id}`);
    expect([...failed]).toEqual([{ code: "GIVEN_UP" }]);
  });

  test("is not repeated for ever if its response cannot be stored", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    await app.owner.execute(sql.raw(`alter table outbox add constraint planted check (claim_id <> '${id}' or state <> 'DONE') not valid`));
    await actionFixture.act(operator, "confirmArrival", id);
    await app.db.execute(sql`update outbox set attempts = 9, due_at = now() where claim_id = ${id}`);
    await untilCalled(id, 2);
    await expect
      .poll(async () => (actionFixture.advanceClock(60), (await actionFixture.claim(operator, id)).actions))
      .toMatchObject([{ state: "REJECTED", code: "ARRIVAL_NOTIFICATION_FAILED" }]);
    expect(remote.callsOf(id)).toHaveLength(2);
    await app.owner.execute(sql`alter table outbox drop constraint planted`);
  });
});

test("sends the delays of a claim in order, also after a retry", async () => {
  const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
  remote.down();
  await actionFixture.actSuccessfully(operator, "manageDelay", id, { minutes: 10, reason: "the first" });
  await untilCalled(id, 1);
  await actionFixture.actSuccessfully(operator, "manageDelay", id, { minutes: 20, reason: "the second" });
  await untilCalled(id, 3);
  remote.acceptAll();
  await expect
    .poll(
      async () => {
        actionFixture.advanceClock(60);
        return (await actionFixture.claim(operator, id)).actions.map(({ settledAt }) => settledAt !== null);
      },
      { interval: 300 },
    )
    .toEqual([true, true]);
  await expect.poll(() => remote.callsOf(id).at(-1)?.body, { timeout: 20_000 }).toMatchObject({ reason: "the second" });
  const reasons = remote.callsOf(id).map(({ body }) => body["reason"]);
  expect(reasons.slice(0, -1)).toEqual(reasons.slice(0, -1).map(() => "the first"));
});

describe("an assistance system that rejects an action", () => {
  test("immediately changes nothing and returns the reason to the caller", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    remote.rejectAll("ARRIVAL_ALREADY_NOTIFIED");
    expect(code(await actionFixture.act(operator, "confirmArrival", id))).toBe("ARRIVAL_ALREADY_NOTIFIED");
    expect(await actionFixture.claim(operator, id)).toMatchObject({
      status: "PENDING_ARRIVAL_INTIME",
      pendingAction: null,
      arrivedAt: null,
      actions: [{ state: "REJECTED", code: "ARRIVAL_ALREADY_NOTIFIED" }],
    });
  });

  test("later reverts the pending action", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    remote.down();
    await actionFixture.actSuccessfully(operator, "confirmArrival", id);
    remote.rejectAll("ARRIVAL_SERVICE_CANCELLED");
    await untilCalled(id, 2);
    await settled(id);
    expect((await actionFixture.claim(operator, id)).actions).toMatchObject([{ state: "REJECTED", code: "ARRIVAL_SERVICE_CANCELLED" }]);
  });
});

describe("a record received during a pending action", () => {
  const report = async (id: string, more: object) =>
    app.ingest("claims", [{ ...claimRecord(id, { version: 2, ...more }), fhocurrencia: undefined }], await app.key("ingest"));

  test("settles the action with the same effect, and a late rejection changes nothing", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const at = minutes(-3);
    remote.answer = async () => {
      await report(id, { milestones: [{ code: "C", at }] });
      return { ok: false, refused: "ARRIVAL_ALREADY_NOTIFIED" };
    };
    expect(await actionFixture.actSuccessfully(operator, "confirmArrival", id)).toMatchObject({
      arrivedAt: at,
      pendingAction: null,
      actions: [{ state: "DONE", code: null }],
    });
  });

  test.each([
    ["that it has another supplier", { cdprovee: "B-2", fhasignacion: minutes(0) }, { state: "DONE", code: null }],
    ["that it has none", { cdprovee: null }, { state: "DONE", code: null }],
    ["that its supplier has arrived", { milestones: [{ code: "C", at: minutes(0) }] }, { state: "REJECTED", code: "CLAIM_STATUS" }],
  ])("%s prevents another call to remove the supplier", async (_what, more, change) => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    remote.down();
    await actionFixture.actSuccessfully(operator, "cancelProvider", id);
    expect(remote.callsOf(id)).toMatchObject([{ operation: "cancelProvider", body: { supplierId: "B-1" } }]);
    expect((await report(id, more)).body).toMatchObject({ accepted: 1 });
    expect(await actionFixture.claim(operator, id)).toMatchObject({ pendingAction: null, actions: [change] });
    const [call] = await app.db.execute<{ state: string }>(sql`select state from outbox where claim_id = ${id}`);
    expect(call!.state).toBe("CANCELLED");
  });

  test("is not reverted by a late acceptance", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    remote.answer = async () => {
      await app.ingest(
        "suppliers",
        [{ cdprovee: "B-2", cdama: "ES", nbprovee: "Two", tpaccprovee: "BASES", version: 1 }],
        await app.key("ingest"),
      );
      await report(id, { cdprovee: "B-2", fhasignacion: minutes(0) });
      return { ok: true };
    };
    expect(await actionFixture.actSuccessfully(operator, "cancelProvider", id)).toMatchObject({
      supplier: { id: "B-2" },
      pendingAction: null,
      actions: [{ state: "DONE", code: null }],
    });
  });
});

test("sends the pending action and its end to all subscribers of the claim", async () => {
  const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  type Seen = { claimChanged: Pick<ClaimAfterAction, "pendingAction" | "actions" | "milestones"> };
  const seen: [string | undefined, string | undefined, number][] = [];
  const stop = app.socket(await app.signIn("supervisor")).subscribe<Seen>(
    {
      query: `subscription { claimChanged(filter: { ids: ["${id}"] }) { id pendingAction { name } actions { state } milestones { code } } }`,
    },
    {
      next: ({ data }) => {
        const { pendingAction, actions, milestones } = data!.claimChanged;
        // Earlier changes may still be in transit.
        if (actions.length) seen.push([pendingAction?.name, actions[0]?.state, milestones.length]);
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  remote.silent();
  await actionFixture.actSuccessfully(operator, "confirmArrival", id);
  await expect.poll(() => seen).toEqual([["CONFIRM_ARRIVAL", "PENDING", 0]]);
  remote.acceptAll();
  await untilCalled(id, 2);
  await expect.poll(() => seen.slice(1)).toEqual([[undefined, "DONE", 1]]);
  stop();
});
