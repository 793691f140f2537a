import { createHmac, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { createActionFixture, type ClaimAfterAction } from "../../../fixtures/claims/actions";
import { claimRecord, minutes, supplierRecord } from "../../../fixtures/records";
import { FakeAssistance } from "../../../fixtures/integrations/assistance";

const secret = `whsec_${randomBytes(32).toString("base64")}`;
let app: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let operator: string;
const remote = new FakeAssistance();
beforeAll(async () => {
  app = await startTestApp({ ASSISTANCE_WEBHOOK_SECRET: secret }, { integrations: { adapters: { ASSISTANCE: remote }, deadlineMs: 200 } });
  actionFixture = createActionFixture(app);
  operator = await app.signIn();
});
beforeEach(() => {
  app.clock.offset = 0;
  remote.acceptAll();
});

let last = 0;
interface Sending {
  id?: string;
  at?: number;
  with?: string;
  headers?: Record<string, string>;
  type?: string;
}
// its own words, so that a fault in the product's is not repeated here
const sign = (key: string, text: string): string =>
  `v1,${createHmac("sha256", Buffer.from(key.slice("whsec_".length), "base64"))
    .update(text)
    .digest("base64")}`;

async function post(
  body: string,
  { id = `msg_${++last}`, at = Date.now(), with: key = secret, headers, type = "application/json" }: Sending = {},
) {
  const timestamp = String(Math.floor(at / 1_000));
  const response = await fetch(`${app.url}/webhooks/assistance`, {
    method: "POST",
    headers: {
      "content-type": type,
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": sign(key, `${id}.${timestamp}.${body}`),
      ...headers,
    },
    body,
  });
  return { status: response.status, body: (await response.json()) as { outcome?: string; code?: string; message?: string } };
}
const message = (type: string, data: object): string => JSON.stringify({ type, timestamp: new Date().toISOString(), data });
const tell = async (what: string, rgpresta: string, at: string, more: object = {}, sending?: Sending): Promise<string | undefined> =>
  (await post(message(`service.${what}`, { rgpresta, at, ...more }), sending)).body.outcome;

describe("what the assistance system tells", () => {
  test("an arrival and a completion become facts, done by it", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    const [arrivedAt, finishedAt] = [minutes(-3), minutes(-1)];
    expect(await tell("arrived", id, arrivedAt)).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({
      status: "NO_FINISHED",
      arrivedAt,
      arrivedLate: true,
      milestones: [{ code: "ARRIVAL" }],
    });
    expect(await tell("completed", id, finishedAt)).toBe("TAKEN");
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
    expect(await tell("cancelled", id, cancelledAt)).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({ status: "FINISHED", cancelledAt });
  });

  test("a reassignment gives the claim to another, also one that nobody has named before, or to nobody", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    const { promisedAt } = await actionFixture.claim(operator, id);
    expect(await tell("reassigned", id, minutes(-2), { cdprovee: "NEW-1", nbprovee: "Newcomers" })).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({ supplier: { id: "NEW-1" }, promisedAt });
    expect(await tell("reassigned", id, minutes(-1), { cdprovee: null })).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({ supplier: null, status: "NO_SUPPLIER" });
    const { data } = await app.graphql<{ supplier: object }>(`{ supplier(id: "NEW-1") { name } }`, {}, operator);
    expect(data!.supplier).toEqual({ name: "Newcomers" });
  });

  test("a reassignment is to whom the claim's own AMA instance calls so, and so is a cancellation that is sent", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    const truck = supplierRecord("PT-NAMED", { cdama: "PT", tpaccprovee: "MOBILE", mobile: "pt-named" });
    await app.ingest("suppliers", [truck], await app.key("ingest"));
    expect(await tell("reassigned", id, minutes(-2), { cdprovee: "PT-NAMED", nbprovee: "Ours" })).toBe("TAKEN");
    expect(await tell("reassigned", id, minutes(-1), { cdprovee: "PT-NAMED", nbprovee: "Ours" })).toBe("ALREADY_RECORDED");
    const asked = `{ claim(id: "${id}") { supplier { id name access instanceId } } }`;
    expect((await app.graphql(asked, {}, operator)).data).toEqual({
      claim: { supplier: { id: "PT-NAMED@ES", name: "Ours", access: "MANUAL", instanceId: "ES" } },
    });
    // The built-in system refuses whoever does not serve the claim.
    await actionFixture.actSuccessfully(operator, "cancelProvider", id);
    expect(await actionFixture.claim(operator, id)).toMatchObject({ supplier: null, pendingAction: null });
  });
});

describe("what is recorded already", () => {
  test("is not changed by what is older, or sent again", async () => {
    const id = await actionFixture.claimIn(operator, "NO_FINISH_ARRIVAL_INTIME");
    const before = await actionFixture.claim(operator, id);
    expect(await tell("arrived", id, minutes(-2))).toBe("ALREADY_RECORDED");
    expect(await tell("reassigned", id, minutes(-30), { cdprovee: "NEW-2" })).toBe("NEWER_RECORDED");
    expect(await tell("completed", id, minutes(-16))).toBe("NEWER_RECORDED");
    expect(await tell("cancelled", id, minutes(-16))).toBe("NEWER_RECORDED");
    expect(await tell("completed", id, minutes(6))).toBe("IN_FUTURE");
    expect(await actionFixture.claim(operator, id)).toEqual(before);
  });

  test("an arrival from before the present supplier was sent is not that supplier's", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    expect(await tell("arrived", id, minutes(-6))).toBe("NEWER_RECORDED");
  });

  test("a finished claim stays finished", async () => {
    const id = await actionFixture.claimIn(operator, "FINISHED");
    for (const what of ["completed", "cancelled", "reassigned"])
      expect(["ALREADY_RECORDED", "NEWER_RECORDED"]).toContain(await tell(what, id, minutes(-1), { cdprovee: "B-9" }));
    expect((await actionFixture.claim(operator, id)).status).toBe("FINISHED");
  });
});

describe("a message", () => {
  test("is taken once, however often and however much at once it comes", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const at = minutes(-1);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => tell("arrived", id, at, {}, { id: "msg_same" })));
    expect(outcomes.filter((one) => one === "TAKEN")).toHaveLength(1);
    expect(outcomes.filter((one) => one === "REPEATED")).toHaveLength(19);
    expect((await actionFixture.claim(operator, id)).version).toBe(2);
    const [audit] = await app.db.execute<{ n: string }>(
      sql`select count(*) as n from audit where entity_id = ${id} and action = 'claim.told'`,
    );
    expect(Number(audit!.n)).toBe(1);
  });

  test("of a type that is not for us is answered so that it is not sent again", async () => {
    expect(await post(message("service.painted", {}))).toEqual({ status: 200, body: { outcome: "UNKNOWN_TYPE" } });
  });

  test("from a clock that is a little ahead is taken, as of now", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    expect(await tell("arrived", id, minutes(4))).toBe("TAKEN");
    const { status, arrivedAt } = await actionFixture.claim(operator, id);
    expect(status).toBe("NO_FINISH_ARRIVAL_INTIME");
    expect(Math.abs(Date.parse(arrivedAt!) - app.clock.now())).toBeLessThan(10_000);
  });

  test("that comes too early is answered so that it is sent again, and is then taken", async () => {
    const tooEarly = (outcome: string) => ({ status: 503, body: { code: "UNAVAILABLE", message: expect.any(String), outcome } });
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const ahead = message("service.arrived", { rgpresta: id, at: minutes(6) });
    expect(await post(ahead, { id: "msg_ahead" })).toEqual(tooEarly("IN_FUTURE"));
    actionFixture.advanceClock(61);
    expect(await post(ahead, { id: "msg_ahead" })).toMatchObject({ status: 200, body: { outcome: "TAKEN" } });
    app.clock.offset = 0;
    const unknown = message("service.arrived", { rgpresta: "W-1", at: minutes(-1) });
    expect(await post(unknown, { id: "msg_unknown" })).toEqual(tooEarly("UNKNOWN_CLAIM"));
    const record = claimRecord("W-1", { cdprovee: "B-1", fhocurrencia: minutes(-20), fhasignacion: minutes(-10), eta: 60 });
    expect((await app.ingest("claims", [record], await app.key("ingest"))).body).toMatchObject({ accepted: 1 });
    expect(await post(unknown, { id: "msg_unknown" })).toMatchObject({ status: 200, body: { outcome: "TAKEN" } });
    expect(await post(unknown, { id: "msg_unknown" })).toMatchObject({ status: 200, body: { outcome: "REPEATED" } });
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
  ] as const)("%s on %s is settled by the word %s %o, and nobody is asked again", async (action, status, what, more) => {
    const { id } = await pending(status, action);
    expect(await tell(what, id, minutes(0), more)).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject(settled);
    actionFixture.advanceClock(120);
    const [call] = await app.db.execute<{ state: string }>(sql`select state from outbox where claim_id = ${id}`);
    expect(call!.state).toBe("CANCELLED");
    expect(remote.callsOf(id)).toHaveLength(1);
  });

  test("to take a supplier off is refused once that one has arrived, and nobody is asked again", async () => {
    const { id } = await pending("PENDING_ARRIVAL_INTIME", "cancelProvider");
    expect(await tell("arrived", id, minutes(0))).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({
      pendingAction: null,
      supplier: { id: "B-1" },
      actions: [{ state: "REJECTED", code: "CLAIM_STATUS" }],
    });
    const [call] = await app.db.execute<{ state: string }>(sql`select state from outbox where claim_id = ${id}`);
    expect(call!.state).toBe("CANCELLED");
  });

  test("that took a supplier off leaves room for whom the outside sent before we had its answer", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    let sent = "";
    remote.answer = async () => {
      sent = new Date(app.clock.now()).toISOString();
      // The answer takes a minute.
      actionFixture.advanceClock(60);
      return { ok: true };
    };
    expect(await actionFixture.actSuccessfully(operator, "cancelProvider", id)).toMatchObject({ supplier: null, status: "NO_SUPPLIER" });
    expect(await tell("reassigned", id, sent, { cdprovee: "NEW-4" })).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({ supplier: { id: "NEW-4" } });
  });

  test("of another intent goes on waiting", async () => {
    const { id } = await pending("PENDING_ARRIVAL_INTIME", "cancelService");
    expect(await tell("arrived", id, minutes(0))).toBe("TAKEN");
    expect(await actionFixture.claim(operator, id)).toMatchObject({
      pendingAction: { name: "CANCEL_SERVICE" },
      status: "NO_FINISH_ARRIVAL_INTIME",
    });
  });
});

describe("who is not the assistance system", () => {
  const body = message("service.painted", {});
  const forged = `whsec_${randomBytes(32).toString("base64")}`;

  test.each<[string, Sending, string]>([
    ["signs with another secret", { with: forged }, "no signature"],
    ["sends no signature", { headers: { "webhook-signature": "" } }, "send webhook-id"],
    ["sends a signature of another version", { headers: { "webhook-signature": "v2,AAAA" } }, "no signature"],
    ["sends words", { headers: { "webhook-signature": "v1,öäü v1, ,," } }, "no signature"],
    ["changes the id", { headers: { "webhook-id": "msg_other" } }, "no signature"],
    ["changes the time", { headers: { "webhook-timestamp": String(Math.floor(Date.now() / 1_000) + 1) } }, "no signature"],
    ["sends no time", { headers: { "webhook-timestamp": "now" } }, "not a number"],
    ["sends what is six minutes old", { at: Date.now() - 360_000 }, "5 minutes"],
    ["sends what is six minutes ahead", { at: Date.now() + 360_000 }, "5 minutes"],
  ])("and %s is answered 401 and why", async (_which, sending, why) => {
    const { status, body: said } = await post(body, sending);
    expect([status, said.code]).toEqual([401, "UNAUTHENTICATED"]);
    expect(said.message).toContain(why);
  });

  test("a body that was changed on the way is not believed", async () => {
    const id = "msg_changed";
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const headers = { "webhook-signature": sign(secret, `${id}.${timestamp}.${body}`), "webhook-timestamp": timestamp };
    expect((await post(`${body} `, { id, headers })).status).toBe(401);
  });

  test("while the secret is being changed, one of several signatures is enough", async () => {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const text = `msg_two.${timestamp}.${body}`;
    const headers = { "webhook-timestamp": timestamp, "webhook-signature": `v1a,xyz ${sign(forged, text)} ${sign(secret, text)}` };
    expect((await post(body, { id: "msg_two", headers })).status).toBe(200);
  });
});

describe("what cannot be read", () => {
  test.each([
    ["no JSON", "{", 400, "BODY_UNREADABLE"],
    ["no claim", message("service.arrived", { at: minutes(-1) }), 400, "data.rgpresta"],
    ["a time without offset", message("service.arrived", { rgpresta: "C", at: "2026-11-21T10:00:00" }), 400, "data.at"],
    ["a reassignment to whom", message("service.reassigned", { rgpresta: "C", at: minutes(-1) }), 400, "data.cdprovee"],
    ["a list", "[]", 400, "body"],
    ["much too much", JSON.stringify({ type: "x", data: { x: "y".repeat(30_000) } }), 413, "BODY_TOO_LARGE"],
  ] as const)("%s is answered by what is wrong", async (_which, body, status, word) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(word);
  });

  test("another type of body is not taken", async () => {
    expect((await post("{}", { type: "text/plain" })).status).toBe(415);
  });
});

test("without a secret there is no such door", async () => {
  const closed = await startTestApp({}, { beside: app });
  const response = await fetch(`${closed.url}/webhooks/assistance`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect(response.status).toBe(404);
});
