import { createHmac, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { createActionFixture, request } from "../../fixtures/claims/actions";
import { minutes } from "../../fixtures/records";

const secret = `whsec_${randomBytes(32).toString("base64")}`;
let app: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let operator: string;
beforeAll(async () => {
  app = await startTestApp({ ASSISTANCE_WEBHOOK_SECRET: secret });
  actionFixture = createActionFixture(app);
  operator = await app.signIn();
});

const fiftyTimes = <T>(make: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 50 }, make));
const audited = async (id: string): Promise<string[]> =>
  (await app.owner.execute<{ action: string }>(sql`select action from audit where entity_id = ${id} order by at, id`)).map(
    ({ action }) => action,
  );

describe("threat 24: repeated requests and messages", () => {
  test("performs one change and one integration call for fifty concurrent requests, with identical answers", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const requestId = request();
    const at = minutes(-1);
    const answers = await fiftyTimes(() => actionFixture.act(operator, "confirmArrival", id, { requestId, at }));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]!.data!.confirmArrival).toMatchObject({ status: "NO_FINISH_ARRIVAL_INTIME", arrivedAt: at });
    expect(await actionFixture.assistanceCalls(id)).toEqual([{ operation: "CONFIRM_ARRIVAL", rejectedWith: null }]);
    expect(await audited(id)).toEqual(["claim.confirmArrival", "claim.confirmArrival.done"]);
  });

  test("performs one change for fifty concurrent messages and acknowledges each", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const version = (await actionFixture.claim(operator, id)).version;
    const body = JSON.stringify({ type: "service.arrived", timestamp: new Date().toISOString(), data: { rgpresta: id, at: minutes(-1) } });
    const [message, timestamp] = [`msg_${id}`, String(Math.floor(Date.now() / 1_000))];
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const signature = `v1,${createHmac("sha256", key).update(`${message}.${timestamp}.${body}`).digest("base64")}`;
    const headers = {
      "content-type": "application/json",
      "webhook-id": message,
      "webhook-timestamp": timestamp,
      "webhook-signature": signature,
    };
    const answers = await fiftyTimes(async () => {
      const response = await fetch(`${app.url}/webhooks/assistance`, { method: "POST", headers, body });
      return { status: response.status, body: (await response.json()) as { outcome: string } };
    });
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual([...answers.slice(1).map(() => "REPEATED"), "TAKEN"]);
    const after = await actionFixture.claim(operator, id);
    expect(after).toMatchObject({ version: version + 1, milestones: [{ code: "ARRIVAL" }], actions: [] });
    expect(await audited(id)).toEqual(["claim.told"]);
    expect(await actionFixture.assistanceCalls(id)).toEqual([]);
  });
});
