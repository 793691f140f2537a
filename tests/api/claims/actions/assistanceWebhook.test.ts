import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { createActionFixture } from "../../../fixtures/claims/actions";
import { claimRecord, minutes } from "../../../fixtures/records";
import { FakeAssistance } from "../../../fixtures/integrations/assistance";
import {
  assistanceMessage,
  AssistanceWebhook,
  newWebhookSecret,
  type Sending,
  sign,
} from "../../../fixtures/integrations/assistanceWebhook";

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

describe("a webhook message", () => {
  test("is applied once for repeated and concurrent deliveries", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const at = minutes(-1);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => webhook.send("arrived", id, at, {}, { id: "msg_same" })));
    expect(outcomes.filter((one) => one === "TAKEN")).toHaveLength(1);
    expect(outcomes.filter((one) => one === "REPEATED")).toHaveLength(19);
    expect((await actionFixture.claim(operator, id)).version).toBe(2);
    const [audit] = await app.db.execute<{ n: string; placed: boolean }>(
      sql`select count(*) as n, bool_and(origin is not null and request_id is not null) as placed from audit where entity_id = ${id} and action = 'claim.told'`,
    );
    expect([Number(audit!.n), audit!.placed]).toEqual([1, true]);
  });

  test("with an unsupported type is acknowledged, so that it is not repeated", async () => {
    expect(await webhook.post(assistanceMessage("service.painted", {}))).toEqual({ status: 200, body: { outcome: "UNKNOWN_TYPE" } });
  });

  test("with a time slightly ahead is applied at the current time", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    expect(await webhook.send("arrived", id, minutes(4))).toBe("TAKEN");
    const { status, arrivedAt } = await actionFixture.claim(operator, id);
    expect(status).toBe("NO_FINISH_ARRIVAL_INTIME");
    expect(Math.abs(Date.parse(arrivedAt!) - app.clock.now())).toBeLessThan(10_000);
  });

  test("is answered with a retry if it arrives too early and is applied later", async () => {
    const tooEarly = (outcome: string) => ({ status: 503, body: { code: "UNAVAILABLE", message: expect.any(String), outcome } });
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const ahead = assistanceMessage("service.arrived", { rgpresta: id, at: minutes(6) });
    expect(await webhook.post(ahead, { id: "msg_ahead" })).toEqual(tooEarly("IN_FUTURE"));
    actionFixture.advanceClock(61);
    expect(await webhook.post(ahead, { id: "msg_ahead" })).toMatchObject({ status: 200, body: { outcome: "TAKEN" } });
    app.clock.offset = 0;
    const unknown = assistanceMessage("service.arrived", { rgpresta: "W-1", at: minutes(-1) });
    expect(await webhook.post(unknown, { id: "msg_unknown" })).toEqual(tooEarly("UNKNOWN_CLAIM"));
    const record = claimRecord("W-1", { cdprovee: "B-1", fhocurrencia: minutes(-20), fhasignacion: minutes(-10), eta: 60 });
    expect((await app.ingest("claims", [record], await app.key("ingest"))).body).toMatchObject({ accepted: 1 });
    expect(await webhook.post(unknown, { id: "msg_unknown" })).toMatchObject({ status: 200, body: { outcome: "TAKEN" } });
    expect(await webhook.post(unknown, { id: "msg_unknown" })).toMatchObject({ status: 200, body: { outcome: "REPEATED" } });
  });
});

describe("an unauthenticated sender", () => {
  const body = assistanceMessage("service.painted", {});
  const forged = newWebhookSecret();

  test.each<[string, Sending, string]>([
    ["signs with another secret", { with: forged }, "no signature"],
    ["sends no signature", { headers: { "webhook-signature": "" } }, "send webhook-id"],
    ["sends a signature of another version", { headers: { "webhook-signature": "v2,AAAA" } }, "no signature"],
    ["sends words", { headers: { "webhook-signature": "v1,öäü v1, ,," } }, "no signature"],
    ["changes the id", { headers: { "webhook-id": "msg_other" } }, "no signature"],
    ["changes the time", { headers: { "webhook-timestamp": String(Math.floor(Date.now() / 1_000) + 120) } }, "no signature"],
    ["sends no time", { headers: { "webhook-timestamp": "now" } }, "not a number"],
    ["sends what is six minutes old", { at: Date.now() - 360_000 }, "5 minutes"],
    ["sends what is six minutes ahead", { at: Date.now() + 360_000 }, "5 minutes"],
  ])("that %s is answered 401 with the reason", async (_which, sending, why) => {
    const { status, body: said } = await webhook.post(body, sending);
    expect([status, said.code]).toEqual([401, "UNAUTHENTICATED"]);
    expect(said.message).toContain(why);
  });

  test("is rejected if the body was changed in transit", async () => {
    const id = "msg_changed";
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const headers = { "webhook-signature": sign(secret, `${id}.${timestamp}.${body}`), "webhook-timestamp": timestamp };
    expect((await webhook.post(`${body} `, { id, headers })).status).toBe(401);
  });

  test("is accepted with one of several signatures during a change of the secret", async () => {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const text = `msg_two.${timestamp}.${body}`;
    const headers = { "webhook-timestamp": timestamp, "webhook-signature": `v1a,xyz ${sign(forged, text)} ${sign(secret, text)}` };
    expect((await webhook.post(body, { id: "msg_two", headers })).status).toBe(200);
  });
});

describe("an invalid webhook body", () => {
  test.each([
    ["no JSON", "{", 400, "BODY_UNREADABLE"],
    ["no claim", assistanceMessage("service.arrived", { at: minutes(-1) }), 400, "data.rgpresta"],
    ["a time without offset", assistanceMessage("service.arrived", { rgpresta: "C", at: "2026-11-21T10:00:00" }), 400, "data.at"],
    ["a reassignment to whom", assistanceMessage("service.reassigned", { rgpresta: "C", at: minutes(-1) }), 400, "data.cdprovee"],
    ["a list", "[]", 400, "body"],
    ["much too much", JSON.stringify({ type: "x", data: { x: "y".repeat(30_000) } }), 413, "BODY_TOO_LARGE"],
  ] as const)("with %s is answered with the invalid field", async (_which, body, status, word) => {
    const answer = await webhook.post(body);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(word);
  });

  test("is rejected if it has another media type", async () => {
    expect((await webhook.post("{}", { type: "text/plain" })).status).toBe(415);
  });
});

test("the endpoint does not exist without a secret", async () => {
  const closed = await startTestApp({}, { beside: app });
  const response = await fetch(`${closed.url}/webhooks/assistance`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect(response.status).toBe(404);
});
