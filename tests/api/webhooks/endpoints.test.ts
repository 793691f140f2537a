import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { evaluateLevels } from "../../../server/webhooks/levelWorker";
import { webhookLevels } from "../../../server/db/tables/webhooks";
import type { TestApp } from "../../fixtures/app";
import { administration, codeOf, valuesOf } from "../../fixtures/auth/administration";
import { statements } from "../../fixtures/db/statements";
import { startReceiver, type WebhookReceiver } from "../../fixtures/integrations/webhookReceiver";
import { createWebhookFixture, soon, startWebhookApp } from "../../fixtures/integrations/webhooks";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let receiver: WebhookReceiver;
let admin: string;
let key: string;
let webhooks: ReturnType<typeof createWebhookFixture>;
beforeAll(async () => {
  app = await startWebhookApp();
  receiver = await startReceiver();
  admin = await app.signIn("admin");
  key = await app.key("ingest");
  webhooks = createWebhookFixture(app);
});

describe("a change of 250 claims", () => {
  const page = (version: number) =>
    Array.from({ length: 250 }, (_, i) => claimRecord(`L-${i}`, { version, ...(version > 1 && { cdestadoserv: "FIN" }) }));

  test("stores no event, with one statement per transaction, while no endpoint exists", async () => {
    await app.ingest("claims", page(1), key);
    // The number of transactions depends on the load, so both are counted in one run.
    const counts = { events: 0, claims: 0 };
    const counted = (query: string): boolean => {
      if (query.includes("insert into webhook_events")) counts.events++;
      if (/update "?claims"?/.test(query)) counts.claims++;
      return true;
    };
    const { result } = await statements(app.intakeDb, () => app.ingest("claims", page(2), key), { test: counted });
    expect(result.body.accepted).toBe(250);
    expect(counts.events).toBeGreaterThan(0);
    expect(counts.events).toBeLessThanOrEqual(counts.claims);
    const [stored] = await app.db.execute<{ n: number }>(sql`select count(*)::int as n from webhook_events`);
    expect(stored!.n).toBe(0);
  });
});

describe("an endpoint", () => {
  test("and its deliveries are nodes for the administrators of its key", async () => {
    const { endpoint } = await webhooks.endpoint(admin, receiver);
    await app.graphql("mutation($id: ID!) { testWebhookEndpoint(input: { id: $id }) { id } }", { id: endpoint.id }, admin);
    const pages = `query($id: ID) { webhookEndpoints { nodes { id globalId } }
      webhookDeliveries(filter: { endpointId: $id }) { nodes { id globalId } } }`;
    interface Nodes {
      nodes: { id: string; globalId: string }[];
    }
    const { data } = await app.graphql<Record<string, Nodes>>(pages, { id: endpoint.id }, admin);
    const found = Object.values(data!).flatMap(({ nodes }) => nodes);
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([endpoint.id]));
    expect(data!["webhookDeliveries"]!.nodes).toHaveLength(1);
    const query = "query($ids: [ID!]!) { nodes(ids: $ids) { globalId ... on WebhookEndpoint { id } ... on WebhookDelivery { id } } }";
    const ids = found.map(({ globalId }) => globalId);
    expect((await app.graphql(query, { ids }, admin)).data).toEqual({ nodes: found });
    expect((await app.graphql(query, { ids }, await app.signIn("operator"))).data).toEqual({ nodes: ids.map(() => null) });
  });

  test("is created once for a repeated request, which returns the same secret", async () => {
    const input = { url: receiver.url, keyId: await webhooks.keyId(admin), requestId: randomUUID(), name: "Repetido" };
    const [first, second] = [await webhooks.create(admin, input), await webhooks.create(admin, input)];
    expect(second.data!.createWebhookEndpoint.endpoint.id).toBe(first.data!.createWebhookEndpoint.endpoint.id);
    expect(second.data!.createWebhookEndpoint.secret).toBe(first.data!.createWebhookEndpoint.secret);
    expect(first.data!.createWebhookEndpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(codeOf(await webhooks.create(admin, { ...input, requestId: randomUUID() }))).toBe("WEBHOOK_ENDPOINT_EXISTS");
    const [stored] = await app.db.execute<{ text: string }>(
      sql`select secrets::text as text from webhook_endpoints where name = 'Repetido'`,
    );
    expect(stored!.text).not.toContain(first.data!.createWebhookEndpoint.secret.slice(6));
    const rows = JSON.stringify(await administration(app).audited(first.data!.createWebhookEndpoint.endpoint.id));
    expect(rows).toContain("webhookEndpoint.create");
    expect(rows).not.toContain(first.data!.createWebhookEndpoint.secret.slice(6));
  });

  test.each([
    ["a field that does not exist", { selection: "{ claim { nothing } }" }, "WEBHOOK_SELECTION"],
    ["a selection that leaves the event", { selection: "{ id } } query other { event { id }" }, "WEBHOOK_SELECTION"],
    ["a selection without braces", { selection: "id" }, "WEBHOOK_SELECTION"],
    ["a selection of another root field", { selection: "{ claims { totalCount } }" }, "WEBHOOK_SELECTION"],
    ["a private address", { url: "https://192.168.0.1/hook" }, "WEBHOOK_URL"],
    ["an address without TLS", { url: "http://receiver.example/hook" }, "WEBHOOK_URL"],
    ["no event", { events: [] }, "BAD_USER_INPUT"],
    ["a test as event", { events: ["TEST"] }, "BAD_USER_INPUT"],
    ["a short request id", { requestId: "short" }, "BAD_USER_INPUT"],
    ["an invalid name", { name: "<b>" }, "NAME_INVALID"],
  ])("is rejected with %s", async (_name, input, code) => {
    expect(codeOf(await webhooks.create(admin, { url: receiver.url, keyId: await webhooks.keyId(admin), ...input }))).toBe(code);
  });

  test("needs a valid key that may read", async () => {
    const sending = await webhooks.keyId(admin, { scopes: ["INGEST"], allInstances: true, instanceIds: [] });
    expect(codeOf(await webhooks.create(admin, { url: receiver.url, keyId: sending }))).toBe("WEBHOOK_KEY");
    expect(codeOf(await webhooks.create(admin, { url: receiver.url, keyId: randomUUID() }))).toBe("NOT_FOUND");
    const operator = await app.signIn();
    expect(codeOf(await webhooks.create(operator, { url: receiver.url, keyId: sending }))).toBe("FORBIDDEN");
  });

  test("reports why a selection is invalid, and returns its filter in the form of the input", async () => {
    const keyId = await webhooks.keyId(admin);
    const invalid = await webhooks.create(admin, { url: receiver.url, keyId, selection: "{ claim { nothing } }" });
    expect(valuesOf(invalid)!["detail"]).toContain("nothing");
    const filter = { statuses: ["FINISHED"], plannedFrom: "2026-11-28T10:00:00.000Z", columns: [{ field: "PLATE", contains: "12" }] };
    const { endpoint } = await webhooks.endpoint(admin, receiver, { keyId, filter });
    expect((await webhooks.read(admin, endpoint.id)).filter).toEqual(filter);
    const same = await webhooks.change(admin, endpoint, { name: "Otro nombre" });
    expect(same.data?.changeWebhookEndpoint).toMatchObject({ name: "Otro nombre", filter });
    expect(codeOf(await webhooks.change(admin, endpoint, {}))).toBe("CHANGED_MEANWHILE");
  });

  test("receives an indicator that crosses a level, as its key sees it", async () => {
    const keyId = await webhooks.keyId(admin, { profileType: "SUPERVISOR" });
    const selection = "{ indicator instance { id } levelBefore levelAfter value }";
    const { endpoint } = await webhooks.endpoint(
      admin,
      { url: `${receiver.url}/levels` },
      { keyId, events: ["INDICATOR_LEVEL"], selection },
    );
    const work = { db: app.db, clock: app.clock };
    await soon(async () => {
      await evaluateLevels(work);
      expect(await app.db.$count(webhookLevels)).toBeGreaterThan(0);
    });
    const [level] = await app.db.execute<{ indicator: string; level: string | null }>(
      sql`update webhook_levels set level = case when level = 'CRITICAL' then 'ACCEPTABLE' else 'CRITICAL' end
        where endpoint_id = ${endpoint.id}::uuid and indicator = (select min(indicator) from webhook_levels) returning indicator, level`,
    );
    await app.db.execute(sql`update webhook_endpoints set levels_at = levels_at - interval '2 minutes' where id = ${endpoint.id}::uuid`);
    const received = () => receiver.messages.filter(({ path }) => path === "/hook/levels");
    await soon(async () => {
      await evaluateLevels(work);
      expect(received()).toHaveLength(1);
    });
    expect(received()[0]!.body).toMatchObject({
      type: "indicator.level_crossed",
      data: { instance: { id: "ES" }, levelBefore: level!.level },
    });
  });
});
