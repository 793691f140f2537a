// The assistance system knows claims by their codes: calls send the code, messages name it with its instance.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createKey } from "../../../../server/auth/keys/apiKeys";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { createActionFixture } from "../../../fixtures/claims/actions";
import { AssistanceWebhook, newWebhookSecret } from "../../../fixtures/integrations/assistanceWebhook";
import { assignedClaim, minutes } from "../../../fixtures/records";

const secret = newWebhookSecret();
const sent: Record<string, unknown>[] = [];
const system = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk: Buffer) => (text += chunk.toString()));
  request.on("end", () => {
    sent.push(JSON.parse(text) as Record<string, unknown>);
    response.writeHead(200, { "content-type": "application/json" }).end('{"status":"accepted"}');
  });
});
let app: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let webhook: AssistanceWebhook;
let operator: string;
beforeAll(async () => {
  await new Promise<void>((ready) => system.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(system.address() as AddressInfo).port}`;
  app = await startTestApp({ ASSISTANCE_URL: url, ASSISTANCE_WEBHOOK_SECRET: secret });
  [actionFixture, webhook] = [createActionFixture(app), new AssistanceWebhook(app, secret)];
  operator = await app.signIn();
});
afterAll(() => void system.close());

/** Sends a claim by a key of one instance and returns its id. */
async function claimOf(instanceId: string, code: string): Promise<string> {
  const key = await createKey({ db: app.db, clock: app.clock }, `feed of ${instanceId}`, ["ingest"], { instanceIds: [instanceId] });
  const { body } = await app.ingest("claims", [assignedClaim(code, 5, { cdama: instanceId })], key);
  expect(body).toMatchObject({ accepted: 1, refused: [] });
  return `${code}@${instanceId}`;
}

test("a claim is read by the code if one claim in scope has it", async () => {
  const idOf = async (code: string, bearer: string) =>
    (await app.graphql<{ claim: { id: string } | null }>("query($id: ID!) { claim(id: $id) { id } }", { id: code }, bearer)).data!.claim
      ?.id;
  const id = await claimOf("ES", "READ-1");
  expect([await idOf("READ-1", operator), await idOf(id, operator)]).toEqual([id, id]);
  const other = await claimOf("PT", "READ-1");
  expect(await idOf("READ-1", operator)).toBeUndefined();
  const portuguese = await createKey({ db: app.db, clock: app.clock }, "reader", ["read"], { instanceIds: ["PT"] });
  expect([await idOf("READ-1", portuguese), await idOf(id, portuguese)]).toEqual([other, undefined]);
});

test("a call sends the code and the instance of a claim whose id names the instance", async () => {
  const id = await claimOf("ES", "CALL-1");
  await actionFixture.actSuccessfully(operator, "confirmArrival", id, { at: minutes(-1) });
  await vi.waitFor(() => expect(sent).toMatchObject([{ rgpresta: "CALL-1", cdama: "ES", request: expect.any(String) }]));
  expect(sent[0]).not.toHaveProperty("claimCode");
  expect((await actionFixture.claim(operator, id)).arrivedAt).not.toBeNull();
});

test("a message finds the claim of its instance, and without one the only claim of the code", async () => {
  const spanish = await claimOf("ES", "MESSAGE-1");
  expect(await webhook.send("arrived", "MESSAGE-1", minutes(-1))).toBe("TAKEN");
  expect((await actionFixture.claim(operator, spanish)).arrivedAt).not.toBeNull();

  const [other, portuguese] = [await claimOf("ES", "MESSAGE-2"), await claimOf("PT", "MESSAGE-2")];
  expect(await webhook.send("arrived", "MESSAGE-2", minutes(-1))).toBe("AMBIGUOUS_CLAIM");
  expect(await webhook.send("arrived", "MESSAGE-2", minutes(-1), { cdama: "IT" })).toBe("UNKNOWN_CLAIM");
  expect(await webhook.send("arrived", "MESSAGE-2", minutes(-1), { cdama: "PT" })).toBe("TAKEN");
  expect((await actionFixture.claim(operator, portuguese)).arrivedAt).not.toBeNull();
  expect((await actionFixture.claim(operator, other)).arrivedAt).toBeNull();
  expect(await webhook.send("arrived", other, minutes(-1))).toBe("TAKEN");
});

test("a message without an instance goes to the claim stored under the code itself", async () => {
  await app.ingest("claims", [assignedClaim("MESSAGE-3", 5)], await app.key("ingest"));
  await claimOf("PT", "MESSAGE-3");
  expect(await webhook.send("arrived", "MESSAGE-3", minutes(-1))).toBe("TAKEN");
  expect((await actionFixture.claim(operator, "MESSAGE-3")).arrivedAt).not.toBeNull();
});
