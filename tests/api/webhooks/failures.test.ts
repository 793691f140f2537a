// Failing receivers on a moved clock: retries, order, dead letters, replays and disabled endpoints.
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../schema/rules/durations";
import { finishRestore, RESTORED_KEY } from "../../../server/backup/finishRestore";
import { installation } from "../../../server/db/tables/log";
import { mails } from "../../../server/db/tables/mails";
import { webhookDeliveries } from "../../../server/db/tables/webhooks";
import type { TestApp } from "../../fixtures/app";
import { startReceiver, verify, type WebhookReceiver } from "../../fixtures/integrations/webhookReceiver";
import { createWebhookFixture, type Endpoint, soon, startWebhookApp } from "../../fixtures/integrations/webhooks";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let receiver: WebhookReceiver;
let admin: string;
let key: string;
let webhooks: ReturnType<typeof createWebhookFixture>;
const created: string[] = [];
beforeAll(async () => {
  app = await startWebhookApp();
  receiver = await startReceiver();
  webhooks = createWebhookFixture(app);
  key = await app.key("ingest");
  await app.db.execute(sql`update users set email = 'admin@example.test' where "user" = 'admin'`);
});
beforeEach(async () => {
  admin = await app.signIn("admin");
  receiver.answer = () => ({ status: 200 });
});
afterEach(async () => {
  for (const id of created.splice(0)) await app.db.execute(sql`update webhook_endpoints set state = 'DISABLED' where id = ${id}::uuid`);
  app.clock.offset = 0;
});

async function endpointAt(path: string, more: object = {}): Promise<{ endpoint: Endpoint; secret: string; keyId: string }> {
  const made = await webhooks.endpoint(
    admin,
    { url: `${receiver.url}/${path}` },
    { events: ["CLAIM_CREATED", "SUPPLIER_CHANGED", "STATUS_CHANGED"], ...more },
  );
  created.push(made.endpoint.id);
  return made;
}
/** Without changes of status, which the moved clock causes. */
const once = { events: ["CLAIM_CREATED"] };
const stored = async (endpointId: string) =>
  app.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, endpointId)).orderBy(webhookDeliveries.turn);
const at = (path: string) => receiver.messages.filter((message) => message.path === `/hook/${path}`);

/** Moves the clock past the next attempt of each waiting delivery, until the check holds. */
async function advanceUntil(endpointId: string, check: () => Promise<boolean>): Promise<void> {
  await soon(async () => {
    const waiting = (await stored(endpointId)).filter(({ state, attemptUntil }) => state === "WAITING" && attemptUntil === null);
    const next = Math.min(...waiting.map(({ dueAt }) => dueAt.getTime()));
    if (waiting.length && next > app.clock.now()) app.clock.offset += next - app.clock.now() + 1;
    expect(await check()).toBe(true);
  }, 55_000);
}

describe("a failing receiver", () => {
  test("gets the events of a claim in their order, while other claims go on", async () => {
    const { endpoint } = await endpointAt("order");
    let isBroken = true;
    receiver.answer = ({ text }) => ({ status: isBroken && text.includes("F-first") ? 503 : 200 });
    await app.ingest("claims", [claimRecord("F-first")], key);
    await soon(() => expect(at("order").length).toBeGreaterThan(0));
    await app.ingest("claims", [claimRecord("F-first", { version: 2, cdestadoserv: "FIN" }), claimRecord("F-other")], key);
    await soon(() => expect(at("order").some(({ text }) => text.includes("F-other"))).toBe(true));
    const ofFirst = () => at("order").filter(({ text }) => text.includes("F-first"));
    expect(new Set(ofFirst().map(({ body }) => body.type))).toEqual(new Set(["claim.created"]));
    isBroken = false;
    await advanceUntil(endpoint.id, async () => (await stored(endpoint.id)).every(({ state }) => state === "DELIVERED"));
    const accepted = ofFirst().slice(ofFirst().findLastIndex(({ body }) => body.type === "claim.created"));
    expect(accepted.map(({ body }) => body.type)).toEqual(["claim.created", "claim.status_changed"]);
    expect(
      new Set(
        ofFirst()
          .filter(({ body }) => body.type === "claim.created")
          .map(({ headers }) => headers["webhook-id"]),
      ).size,
    ).toBe(1);
  });

  test("gets attempts for three days, after which the delivery is a dead letter that can be replayed", async () => {
    const { endpoint } = await endpointAt("dead", once);
    receiver.answer = () => ({ status: 500, text: "broken" });
    await app.ingest("claims", [claimRecord("F-dead")], key);
    await soon(async () => expect(await stored(endpoint.id)).toHaveLength(1));
    const ended = async (): Promise<number> => (await stored(endpoint.id)).find(({ attemptUntil }) => attemptUntil === null)?.attempts ?? 0;
    const moveTo = async (durationMs: number): Promise<void> => {
      const attempts = await ended();
      app.clock.offset = durationMs;
      await soon(async () => {
        // A day of failures disables the endpoint, which is another test.
        await app.db.execute(sql`update webhook_endpoints set failing_since = null, state = 'ENABLED' where id = ${endpoint.id}::uuid`);
        expect(await ended()).toBeGreaterThan(attempts);
      });
    };
    await soon(async () => expect(await ended()).toBeGreaterThan(0));
    await moveTo(2 * DAY_MS);
    await moveTo(3 * DAY_MS - HOUR_MS);
    expect((await stored(endpoint.id))[0]!.state).toBe("WAITING");
    await moveTo(3 * DAY_MS);
    await soon(async () => expect((await stored(endpoint.id))[0]!.state).toBe("DEAD"));
    const [dead] = await stored(endpoint.id);
    expect(dead!.endedAt!.getTime() - dead!.beganAt.getTime()).toBeGreaterThanOrEqual(3 * DAY_MS);
    expect(dead!.lastError).toBe("STATUS_500");
    admin = await app.signIn("admin");
    expect((await webhooks.read(admin, endpoint.id)).dead).toBe(1);
    receiver.answer = () => ({ status: 200 });
    await app.db.execute(sql`update webhook_endpoints set failing_since = null, state = 'ENABLED' where id = ${endpoint.id}::uuid`);
    const answer = await webhooks.mutate<{ state: string }>(admin, "replayWebhookDelivery", { id: dead!.id });
    expect(answer.data?.["replayWebhookDelivery"]).toMatchObject({ state: "WAITING", attempts: 0 });
    await soon(async () => expect((await stored(endpoint.id))[0]).toMatchObject({ state: "DELIVERED", lastError: null }));
  }, 60_000);

  test("is disabled with an e-mail to the key's owner after a day of failures, and enabling continues", async () => {
    const { endpoint } = await endpointAt("failing", once);
    receiver.answer = () => ({ status: 404 });
    await app.ingest("claims", [claimRecord("F-failing")], key);
    await soon(async () => expect((await webhooks.read(admin, endpoint.id)).failingSince).not.toBeNull());
    const stateOf = async (): Promise<string> =>
      (await app.db.execute<{ state: string }>(sql`select state from webhook_endpoints where id = ${endpoint.id}::uuid`))[0]!.state;
    app.clock.offset = DAY_MS - HOUR_MS;
    await soon(async () => expect((await stored(endpoint.id))[0]!.attempts).toBeGreaterThan(1));
    expect(await stateOf()).toBe("ENABLED");
    app.clock.offset = DAY_MS + MINUTE_MS;
    await soon(async () => expect(await stateOf()).toBe("FAILING"));
    const texts = async () => (await app.db.select().from(mails)).map(({ subject }) => subject);
    await soon(async () => expect((await texts()).some((subject) => subject.includes(String(endpoint["name"])))).toBe(true));
    admin = await app.signIn("admin");
    const disabled = await webhooks.read(admin, endpoint.id);
    expect(disabled).toMatchObject({ state: "FAILING", waiting: 1 });
    receiver.answer = () => ({ status: 200 });
    const changed = await webhooks.change(admin, disabled, { enabled: true });
    expect(changed.data?.changeWebhookEndpoint).toMatchObject({ state: "ENABLED", failingSince: null });
    await soon(async () => expect((await stored(endpoint.id))[0]!.state).toBe("DELIVERED"));
  }, 60_000);

  test("that is slow, closed or redirects is recorded, and no redirect is followed", async () => {
    const { endpoint } = await endpointAt("slow");
    const other = await endpointAt("beside");
    const target = receiver.messages.length;
    receiver.answer = ({ path, text }) =>
      path === "/hook/beside"
        ? { status: 200 }
        : text.includes("F-slow")
          ? { status: 200, isSilent: true }
          : { status: 307, headers: { location: `${receiver.url}/target` } };
    await app.ingest("claims", [claimRecord("F-slow"), claimRecord("F-moved")], key);
    await soon(async () => expect((await stored(other.endpoint.id)).every(({ state }) => state === "DELIVERED")).toBe(true));
    await soon(async () =>
      expect((await stored(endpoint.id)).map(({ claimId, lastError }) => [claimId, lastError])).toEqual(
        expect.arrayContaining([
          ["F-slow", "TIMEOUT"],
          ["F-moved", "REDIRECT"],
        ]),
      ),
    );
    expect(receiver.messages.slice(target).filter(({ path }) => path === "/hook/target")).toEqual([]);
    const closed = await webhooks.endpoint(admin, { url: "http://127.0.0.1:9/hook" });
    created.push(closed.endpoint.id);
    await app.ingest("claims", [claimRecord("F-closed")], key);
    await soon(async () => expect((await stored(closed.endpoint.id))[0]?.lastError).toBe("ECONNREFUSED"));
  });

  test("gets nothing from a revoked key", async () => {
    const { endpoint, keyId } = await endpointAt("revoked");
    receiver.answer = () => ({ status: 503, headers: { "retry-after": "60" } });
    await app.ingest("claims", [claimRecord("F-revoked")], key);
    await soon(async () => expect((await stored(endpoint.id))[0]?.lastError).toBe("STATUS_503"));
    const [waiting] = await stored(endpoint.id);
    expect(waiting!.dueAt.getTime() - app.clock.now()).toBeGreaterThan(50_000);
    await app.graphql(`mutation { revokeApiKey(input: { id: "${keyId}" }) { id } }`, {}, admin);
    const before = at("revoked").length;
    app.clock.offset += 2 * MINUTE_MS;
    await soon(async () => expect((await stored(endpoint.id))[0]!.lastError).toBe("KEY_INVALID"));
    expect(at("revoked")).toHaveLength(before);
  });
});

describe("a replay", () => {
  test("sends the stored events since a moment again, in their order and with the same ids", async () => {
    const { endpoint } = await endpointAt("replay");
    for (const id of ["F-r1", "F-r2", "F-r3"]) await app.ingest("claims", [claimRecord(id)], key);
    await soon(() => expect(at("replay")).toHaveLength(3));
    await soon(async () => expect((await stored(endpoint.id)).every(({ state }) => state === "DELIVERED")).toBe(true));
    const first = at("replay").map(({ headers }) => headers["webhook-id"]);
    const since = new Date(app.clock.now() - HOUR_MS).toISOString();
    const answer = await webhooks.mutate<Endpoint>(admin, "replayWebhookEvents", { id: endpoint.id, since }, "isReplaying");
    expect(answer.data?.["replayWebhookEvents"]).toEqual({ isReplaying: true });
    const again = () =>
      at("replay")
        .slice(3)
        .map(({ headers }) => headers["webhook-id"])
        .filter((id) => first.includes(id));
    await soon(() => expect(again()).toHaveLength(3));
    expect(new Set(again())).toEqual(new Set(first));
    await soon(async () => expect((await webhooks.read(admin, endpoint.id)).isReplaying).toBe(false));
  });
});

describe("a secret", () => {
  test("is replaced with an overlap in which both verify", async () => {
    const { endpoint, secret } = await endpointAt("rotated");
    const answer = await webhooks.mutate<{ endpoint: Endpoint; secret: string }>(
      admin,
      "rotateWebhookSecret",
      { id: endpoint.id, updatedAt: endpoint.updatedAt, overlapHours: 1 },
      `endpoint { ${webhooks.endpointFields} } secret`,
    );
    const next = answer.data!["rotateWebhookSecret"]!;
    expect(next.endpoint.secrets.map(({ expiresAt }) => expiresAt === null)).toEqual([true, false]);
    await app.ingest("claims", [claimRecord("F-rotated")], key);
    await soon(() => expect(at("rotated")).toHaveLength(1));
    for (const each of [secret, next.secret]) expect(verify(each, at("rotated")[0]!)).toBeTruthy();
    const repeated = await webhooks.mutate(admin, "rotateWebhookSecret", { id: endpoint.id, updatedAt: endpoint.updatedAt }, "secret");
    expect(repeated.errors?.[0]?.extensions.code).toBe("CHANGED_MEANWHILE");
  });
});

describe("a test", () => {
  test("is sent once, about the newest claim of the filter, also to a disabled endpoint", async () => {
    const { endpoint } = await endpointAt("test", { filter: { serviceIds: ["GRU"] } });
    const disabled = await webhooks.change(admin, endpoint, { enabled: false });
    expect(disabled.data?.changeWebhookEndpoint.state).toBe("DISABLED");
    receiver.answer = () => ({ status: 500, text: "not yet" });
    const answer = await webhooks.mutate<{ id: string }>(admin, "testWebhookEndpoint", { id: endpoint.id }, "id");
    expect(answer.errors).toBeUndefined();
    await soon(async () =>
      expect(await webhooks.delivery(admin, { endpointId: endpoint.id })).toMatchObject({
        state: "DEAD",
        attempts: 1,
        lastError: "STATUS_500",
      }),
    );
    expect(at("test")).toHaveLength(1);
    expect(at("test")[0]!.body).toMatchObject({ type: "endpoint.test", data: { type: "TEST", claim: { id: expect.any(String) } } });
    expect((await webhooks.read(admin, endpoint.id)).failingSince).toBeNull();
  });
});

describe("a restored backup", () => {
  test("holds deliveries for review that may have been made", async () => {
    const { endpoint } = await endpointAt("restored");
    receiver.answer = () => ({ status: 503 });
    await app.ingest("claims", [claimRecord("F-restored")], key);
    await soon(async () => expect((await stored(endpoint.id))[0]?.lastError).toBe("STATUS_503"));
    await app.db.insert(installation).values({ key: RESTORED_KEY, value: new Date().toISOString() });
    const finished = await finishRestore({ db: app.db, clock: app.clock });
    expect(finished!.callsInReview).toBeGreaterThanOrEqual(1);
    expect((await stored(endpoint.id))[0]!.state).toBe("REVIEW");
  });
});
