import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { claimActionNames, rejectionOf } from "../../../../schema/rules/claims/actions";
import { claimStatusOrder } from "../../../../schema/rules/lists/claims";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { createActionFixture, request } from "../../../fixtures/claims/actions";
import { claimRecord, minutes } from "../../../fixtures/records";

let app: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let operator: string;
beforeAll(async () => {
  app = await startTestApp({}, { integrations: { deadlineMs: 3_000 } });
  actionFixture = createActionFixture(app);
  operator = await app.signIn();
});
beforeEach(() => void (app.clock.offset = 0));

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined => answer.errors?.[0]?.extensions.code;

describe("each action in each status", () => {
  let ids: string[];
  const cases = claimActionNames.flatMap((action) => claimStatusOrder.map((status) => ({ action, status })));
  beforeAll(
    async () =>
      void (ids = await actionFixture.claimsIn(
        operator,
        cases.map(({ status }) => status),
      )),
  );

  test.each(cases.map((one, i) => ({ ...one, i })))("$action on $status matches the rules table", async ({ action, status, i }) => {
    const before = await actionFixture.claim(operator, ids[i]!);
    expect(before.status).toBe(status);
    const expected = rejectionOf(action, {
      status,
      assignmentType: before.assignmentType as "MANUAL" | null,
      hasSupplier: before.supplier !== null,
      hasArrived: before.arrivedAt !== null,
      pendingAction: null,
    });
    const answer = await actionFixture.act(operator, action, ids[i]!);
    expect(code(answer) ?? null).toBe(expected);
    const after = await actionFixture.claim(operator, ids[i]!);
    expect(after.version === before.version).toBe(expected !== null);
    expect(after.pendingAction).toBeNull();
  });
});

describe("managing a delay", () => {
  test("moves the overdue end from the current time, adds up when repeated and is sent after the undo period", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    const from = app.clock.now();
    const once = await actionFixture.actSuccessfully(operator, "manageDelay", id, { minutes: 30 });
    expect(once.status).toBe("MANAGED");
    expect(Date.parse(once.managedUntil!) - from).toBeGreaterThan(29.9 * 60_000);
    expect(Date.parse(once.managedUntil!) - from).toBeLessThan(31 * 60_000);
    const twice = await actionFixture.actSuccessfully(operator, "manageDelay", id, { minutes: 15 });
    expect(Date.parse(twice.managedUntil!) - Date.parse(once.managedUntil!)).toBe(15 * 60_000);
    expect(twice.actions.map(({ state, minutes: n, reason, actor }) => [state, n, reason, actor?.name])).toEqual([
      ["HELD", 15, "traffic", "operator"],
      ["HELD", 30, "traffic", "operator"],
    ]);
    expect(await actionFixture.assistanceCalls(id)).toEqual([]);
    actionFixture.endUndo();
    await expect
      .poll(() => actionFixture.assistanceCalls(id))
      .toEqual([
        { operation: "NOTIFY_DELAY", rejectedWith: null },
        { operation: "NOTIFY_DELAY", rejectedWith: null },
      ]);
    expect((await actionFixture.claim(operator, id)).actions.map(({ state, undoUntil }) => [state, undoUntil])).toEqual([
      ["DONE", null],
      ["DONE", null],
    ]);
  });

  test("applies to a claim without supplier and stays after an assignment", async () => {
    const key = await app.key("ingest");
    const [id, found] = await actionFixture.claimsIn(operator, ["NO_SUPPLIER_DELAYED", "NO_SUPPLIER_DELAYED"]);
    const manage = async (claimId: string) => actionFixture.actSuccessfully(operator, "manageDelay", claimId, { minutes: 30 });
    const managed = await manage(id!);
    expect(managed).toMatchObject({ status: "MANAGED", supplier: null });
    expect(Math.abs(Date.parse(managed.managedUntil!) - app.clock.now() - 30 * 60_000)).toBeLessThan(5_000);
    expect(code(await actionFixture.act(operator, "confirmArrival", id!))).toBe("CLAIM_STATUS");
    const { managedUntil } = await manage(found!);
    const assigned = (eta: number) => ({ cdprovee: "B-1", fhasignacion: minutes(0), eta });
    await app.ingest("claims", [{ rgpresta: found, version: 2, ...assigned(5) }], key);
    expect(await actionFixture.claim(operator, found!)).toMatchObject({ status: "MANAGED", managedUntil, supplier: { id: "B-1" } });
    // The supplier is lost again: the earlier managed delay does not count, and waiting starts again.
    await app.ingest("claims", [{ rgpresta: found, version: 3, cdprovee: null }], key);
    expect((await actionFixture.claim(operator, found!)).status).toBe("NO_SUPPLIER");
    actionFixture.advanceClock(31 * 60);
    const later = await app.signIn();
    for (const claimId of [id!, found!])
      await expect.poll(async () => (await actionFixture.claim(later, claimId)).status).toBe("NO_SUPPLIER_DELAYED");
  });

  test("of a claim without supplier can be undone, which makes it overdue again", async () => {
    const id = await actionFixture.claimIn(operator, "NO_SUPPLIER_DELAYED");
    const requestId = request();
    await actionFixture.actSuccessfully(operator, "manageDelay", id, { requestId });
    expect(await actionFixture.actSuccessfully(operator, "undoManageDelay", id, { requestId })).toMatchObject({
      status: "NO_SUPPLIER_DELAYED",
      managedUntil: null,
    });
    expect(await app.db.execute(`select managed_at from claims where id = '${id}'`)).toEqual([{ managed_at: null }]);
  });

  test("ends when the plan moves after the managed time, and stays for an earlier plan", async () => {
    const key = await app.key("ingest");
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    await actionFixture.actSuccessfully(operator, "manageDelay", id, { minutes: 30 });
    const planned = async (version: number, start: number) => {
      const plan = { swprogramado: true, fhplanificai: minutes(start), fhplanificaf: minutes(start) };
      await app.ingest("claims", [{ rgpresta: id, version, ...plan }], key);
      const { data } = await app.graphql<{ claim: { status: string; measuredFrom: string } }>(
        `{ claim(id: "${id}") { status measuredFrom } }`,
        {},
        operator,
      );
      return [data!.claim.status, Math.round((Date.parse(data!.claim.measuredFrom) - app.clock.now()) / 60_000)];
    };
    expect(await planned(2, 20)).toEqual(["MANAGED", 30]);
    expect(await planned(3, 45)).toEqual(["PENDING_ARRIVAL_INTIME", 45]);
  });

  test("moves the end of the work after the arrival", async () => {
    const id = await actionFixture.claimIn(operator, "NO_FINISH_DELAYED");
    const after = await actionFixture.actSuccessfully(operator, "manageDelay", id);
    expect(after).toMatchObject({ status: "NO_FINISH_MANAGED", managedUntil: null });
  });

  test("can be undone within the undo period without an integration call", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    const requestId = request();
    await actionFixture.actSuccessfully(operator, "manageDelay", id, { requestId });
    for (let n = 0; n < 2; n++) {
      const undone = await actionFixture.actSuccessfully(operator, "undoManageDelay", id, { requestId });
      expect(undone).toMatchObject({
        status: "PENDING_ARRIVAL_DELAYED",
        managedUntil: null,
        actions: [{ state: "UNDONE", undoUntil: null }],
      });
    }
    expect((await actionFixture.actSuccessfully(operator, "manageDelay", id, { requestId })).status).toBe("PENDING_ARRIVAL_DELAYED");
    const later = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    await actionFixture.actSuccessfully(operator, "manageDelay", later);
    actionFixture.endUndo();
    await expect.poll(() => actionFixture.assistanceCalls(later)).toHaveLength(1);
    expect(await actionFixture.assistanceCalls(id)).toEqual([]);
  });

  test("is undone only by its author, in reverse order and before the assistance system is notified", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    const [first, second] = [request(), request()];
    const once = await actionFixture.actSuccessfully(operator, "manageDelay", id, { requestId: first });
    await actionFixture.actSuccessfully(operator, "manageDelay", id, { requestId: second });
    expect(code(await actionFixture.act(operator, "undoManageDelay", id, { requestId: first }))).toBe("UNDO_TOO_LATE");
    expect(code(await actionFixture.act(await app.signIn("supervisor"), "undoManageDelay", id, { requestId: second }))).toBe("NOT_FOUND");
    expect((await actionFixture.actSuccessfully(operator, "undoManageDelay", id, { requestId: second })).managedUntil).toBe(
      once.managedUntil,
    );
    actionFixture.endUndo();
    await expect.poll(() => actionFixture.assistanceCalls(id)).toHaveLength(1);
    expect(code(await actionFixture.act(operator, "undoManageDelay", id, { requestId: first }))).toBe("UNDO_TOO_LATE");
  });
});

describe("an accepted action", () => {
  test("records an arrival as a milestone and evaluates its punctuality", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    const at = minutes(-2);
    const after = await actionFixture.actSuccessfully(operator, "confirmArrival", id, { at, note: "seen by the neighbour" });
    expect(after).toMatchObject({ status: "NO_FINISHED", arrivedAt: at, arrivedLate: true, pendingAction: null });
    expect(after.milestones).toContainEqual({ code: "ARRIVAL", at });
    expect(after.actions).toMatchObject([{ name: "CONFIRM_ARRIVAL", state: "DONE", code: null }]);
    expect(await actionFixture.assistanceCalls(id)).toEqual([{ operation: "CONFIRM_ARRIVAL", rejectedWith: null }]);
  });

  test("happens at the current time by default", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const { arrivedAt, status } = await actionFixture.actSuccessfully(operator, "confirmArrival", id);
    expect(status).toBe("NO_FINISH_ARRIVAL_INTIME");
    expect(Math.abs(Date.parse(arrivedAt!) - app.clock.now())).toBeLessThan(5_000);
  });

  test("of completion finishes the claim", async () => {
    const id = await actionFixture.claimIn(operator, "NO_FINISH_ARRIVAL_INTIME");
    const at = minutes(-1);
    const after = await actionFixture.actSuccessfully(operator, "confirmCompletion", id, { at });
    expect(after).toMatchObject({ status: "FINISHED", finishedAt: at, cancelledAt: null });
    expect(after.milestones).toContainEqual({ code: "FINISHED", at });
  });

  test("of cancellation ends the service", async () => {
    const id = await actionFixture.claimIn(operator, "NO_SUPPLIER_DELAYED");
    const after = await actionFixture.actSuccessfully(operator, "cancelService", id);
    expect(after).toMatchObject({ status: "FINISHED", finishedAt: null, actions: [{ reason: "no longer needed" }] });
    expect(Math.abs(Date.parse(after.cancelledAt!) - app.clock.now())).toBeLessThan(5_000);
  });

  test("of removing a supplier deletes its acceptance and prediction, keeps the promise and starts the waiting time", async () => {
    const key = await app.key("ingest");
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_ADVANCED");
    await app.ingest(
      "claims",
      [claimRecord(id, { version: 2, fhocurrencia: minutes(-6), milestones: [{ code: "A", at: minutes(-4) }] })],
      key,
    );
    const before = await actionFixture.claim(operator, id);
    expect(before).toMatchObject({ supplier: { id: `M-${id}` }, acceptedAt: expect.any(String), predictedAt: expect.any(String) });
    const after = await actionFixture.actSuccessfully(operator, "cancelProvider", id);
    expect(after).toMatchObject({ status: "NO_SUPPLIER", supplier: null, acceptedAt: null, predictedAt: null, assignmentType: null });
    expect(after.promisedAt).toBe(before.promisedAt);
    expect(after.milestones).toEqual([]);
    expect(Math.abs(Date.parse(after.noSupplierSince!) - app.clock.now())).toBeLessThan(5_000);
  });

  test("is executed once, also after a timeout and a retry", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    await actionFixture.assistance({ slowMs: 60_000 });
    expect(await actionFixture.actSuccessfully(operator, "confirmArrival", id)).toMatchObject({
      pendingAction: { name: "CONFIRM_ARRIVAL" },
    });
    await actionFixture.assistance();
    actionFixture.advanceClock(5);
    await expect.poll(() => actionFixture.claim(operator, id)).toMatchObject({ pendingAction: null, status: "NO_FINISH_ARRIVAL_INTIME" });
    expect(await actionFixture.assistanceCalls(id)).toEqual([{ operation: "CONFIRM_ARRIVAL", rejectedWith: null }]);
  });
});
