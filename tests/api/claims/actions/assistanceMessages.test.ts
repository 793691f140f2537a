import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { type ClaimAfterAction, createActionFixture } from "../../../fixtures/claims/actions";
import { minutes, supplierRecord } from "../../../fixtures/records";
import { FakeAssistance } from "../../../fixtures/integrations/assistance";
import { AssistanceWebhook, newWebhookSecret } from "../../../fixtures/integrations/assistanceWebhook";

const secret = newWebhookSecret();
let app: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let webhook: AssistanceWebhook;
let operator: string;
const remote = new FakeAssistance();
beforeAll(async () => {
  app = await startTestApp({ ASSISTANCE_WEBHOOK_SECRET: secret }, { integrations: { adapters: { ASSISTANCE: remote }, deadlineMs: 200 } });
  actionFixture = createActionFixture(app);
  webhook = new AssistanceWebhook(app, secret);
  operator = await app.signIn();
});
beforeEach(() => {
  app.clock.offset = 0;
  remote.acceptAll();
});

describe("messages from the assistance system", () => {
  test("record an arrival and a completion with the assistance system as actor", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    const [arrivedAt, finishedAt] = [minutes(-3), minutes(-1)];
    expect(await webhook.send("arrived", id, arrivedAt)).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({
      status: "NO_FINISHED",
      arrivedAt,
      arrivedLate: true,
      milestones: [{ code: "ARRIVAL" }],
    });
    expect(await webhook.send("completed", id, finishedAt)).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({ status: "FINISHED", finishedAt });
    const log = await app.db.execute<{ to: string; cause: string; actor: string }>(
      sql`select "to", cause, actor_name as actor from status_log where claim_id = ${id} and cause <> 'FEED' order by at`,
    );
    expect([...log]).toEqual([
      { to: "NO_FINISHED", cause: "ASSISTANCE", actor: "assistance" },
      { to: "FINISHED", cause: "ASSISTANCE", actor: "assistance" },
    ]);
  });

  test("a cancellation ends the claim", async () => {
    const id = await actionFixture.claimIn(operator, "NO_SUPPLIER");
    const cancelledAt = minutes(-0.5);
    expect(await webhook.send("cancelled", id, cancelledAt)).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({ status: "FINISHED", cancelledAt });
  });

  test("reassign a claim to a known, a new or no supplier", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    const { promisedAt } = await actionFixture.claim(operator, id);
    expect(await webhook.send("reassigned", id, minutes(-2), { cdprovee: "NEW-1", nbprovee: "Newcomers" })).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({ supplier: { id: "NEW-1" }, promisedAt });
    expect(await webhook.send("reassigned", id, minutes(-1), { cdprovee: null })).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({ supplier: null, status: "NO_SUPPLIER" });
    const { data } = await app.graphql<{ supplier: object }>(`{ supplier(id: "NEW-1") { name } }`, {}, operator);
    expect(data!.supplier).toEqual({ name: "Newcomers" });
  });

  test("resolve a supplier code within the instance of the claim, as do cancellations", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    const truck = supplierRecord("PT-NAMED", { cdama: "PT", tpaccprovee: "MOBILE", mobile: "pt-named" });
    await app.ingest("suppliers", [truck], await app.key("ingest"));
    expect(await webhook.send("reassigned", id, minutes(-2), { cdprovee: "PT-NAMED", nbprovee: "Ours" })).toBe("TAKEN");
    expect(await webhook.send("reassigned", id, minutes(-1), { cdprovee: "PT-NAMED", nbprovee: "Ours" })).toBe("ALREADY_RECORDED");
    const asked = `{ claim(id: "${id}") { supplier { id name access instanceId } } }`;
    expect((await app.graphql(asked, {}, operator)).data).toEqual({
      claim: { supplier: { id: "PT-NAMED@ES", name: "Ours", access: "MANUAL", instanceId: "ES" } },
    });
    // The simulator rejects suppliers that do not serve the claim.
    await actionFixture.actSuccessfully(operator, "cancelProvider", id);
    expect(await actionFixture.claim(operator, id)).toMatchObject({ supplier: null, pendingAction: null });
  });
});

describe("earlier data of the claim", () => {
  test("ignores older and repeated messages", async () => {
    const id = await actionFixture.claimIn(operator, "NO_FINISH_ARRIVAL_INTIME");
    const before = await actionFixture.claim(operator, id);
    expect(await webhook.send("arrived", id, minutes(-2))).toBe("ALREADY_RECORDED");
    expect(await webhook.send("reassigned", id, minutes(-30), { cdprovee: "NEW-2" })).toBe("NEWER_RECORDED");
    expect(await webhook.send("completed", id, minutes(-16))).toBe("NEWER_RECORDED");
    expect(await webhook.send("cancelled", id, minutes(-16))).toBe("NEWER_RECORDED");
    expect(await webhook.send("completed", id, minutes(6))).toBe("IN_FUTURE");
    expect(await actionFixture.claim(operator, id)).toEqual(before);
  });

  test("rejects an arrival from before the current supplier's assignment", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    expect(await webhook.send("arrived", id, minutes(-6))).toBe("NEWER_RECORDED");
  });

  test("keeps a finished claim finished", async () => {
    const id = await actionFixture.claimIn(operator, "FINISHED");
    for (const what of ["completed", "cancelled", "reassigned"])
      expect(["ALREADY_RECORDED", "NEWER_RECORDED"]).toContain(await webhook.send(what, id, minutes(-1), { cdprovee: "B-9" }));
    expect((await actionFixture.claim(operator, id)).status).toBe("FINISHED");
  });
});

describe("a pending action", () => {
  const settled = { pendingAction: null, actions: [{ state: "DONE", code: null }] };
  async function pending(
    status: "PENDING_ARRIVAL_INTIME" | "NO_FINISH_ARRIVAL_INTIME",
    action: Parameters<typeof actionFixture.act>[1],
  ): Promise<ClaimAfterAction> {
    const id = await actionFixture.claimIn(operator, status);
    remote.silent();
    return actionFixture.actSuccessfully(operator, action, id);
  }

  test.each([
    ["confirmArrival", "PENDING_ARRIVAL_INTIME", "arrived", {}],
    ["confirmCompletion", "NO_FINISH_ARRIVAL_INTIME", "completed", {}],
    ["cancelService", "PENDING_ARRIVAL_INTIME", "cancelled", {}],
    ["cancelProvider", "PENDING_ARRIVAL_INTIME", "reassigned", { cdprovee: null }],
    ["cancelProvider", "PENDING_ARRIVAL_INTIME", "reassigned", { cdprovee: "NEW-3" }],
  ] as const)("%s on %s is settled by the message %s %o without another call", async (action, status, what, more) => {
    const { id } = await pending(status, action);
    expect(await webhook.send(what, id, minutes(0), more)).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject(settled);
    actionFixture.advanceClock(120);
    const [call] = await app.db.execute<{ state: string }>(sql`select state from outbox where claim_id = ${id}`);
    expect(call!.state).toBe("CANCELLED");
    expect(remote.callsOf(id)).toHaveLength(1);
  });

  test("to remove a supplier is rejected after that supplier arrived and not called again", async () => {
    const { id } = await pending("PENDING_ARRIVAL_INTIME", "cancelProvider");
    expect(await webhook.send("arrived", id, minutes(0))).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({
      pendingAction: null,
      supplier: { id: "B-1" },
      actions: [{ state: "REJECTED", code: "CLAIM_STATUS" }],
    });
    const [call] = await app.db.execute<{ state: string }>(sql`select state from outbox where claim_id = ${id}`);
    expect(call!.state).toBe("CANCELLED");
  });

  test("to remove a supplier keeps a reassignment received before its response", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    let sent = "";
    remote.answer = async () => {
      sent = new Date(app.clock.now()).toISOString();
      // The answer takes a minute.
      actionFixture.advanceClock(60);
      return { ok: true };
    };
    expect(await actionFixture.actSuccessfully(operator, "cancelProvider", id)).toMatchObject({ supplier: null, status: "NO_SUPPLIER" });
    expect(await webhook.send("reassigned", id, sent, { cdprovee: "NEW-4" })).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({ supplier: { id: "NEW-4" } });
  });

  test("with another intent stays pending", async () => {
    const { id } = await pending("PENDING_ARRIVAL_INTIME", "cancelService");
    expect(await webhook.send("arrived", id, minutes(0))).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({
      pendingAction: { name: "CANCEL_SERVICE" },
      status: "NO_FINISH_ARRIVAL_INTIME",
    });
  });
});
