import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { HOUR_MS } from "../../../../schema/rules/durations";
import { createWebhookFixture } from "../../../fixtures/integrations/webhooks";
import type { Example, ExampleSender } from "./sender";

export async function* webhookExamples({ app, admin, send, byId }: ExampleSender): AsyncGenerator<Example> {
  const facts = { name: "Audited", url: "https://localhost:1/hook", events: ["CLAIM_CREATED"], selection: "{ type }" };
  const created = { keyId: await createWebhookFixture(app).keyId(admin), requestId: randomUUID(), ...facts };
  const endpoint = { id: "", updatedAt: "" };
  const create = async () => {
    const answer = await send<{ endpoint: typeof endpoint }>(
      "createWebhookEndpoint",
      "CreateWebhookEndpointInput",
      created,
      "{ endpoint { id updatedAt } }",
    );
    Object.assign(endpoint, answer.endpoint);
  };
  yield { mutation: "createWebhookEndpoint", leaves: ["webhookEndpoint.create"], done: create, again: create };
  const change = (enabled: boolean) => async () =>
    Object.assign(
      endpoint,
      await send("changeWebhookEndpoint", "ChangeWebhookEndpointInput", { ...facts, ...endpoint, enabled }, "{ id updatedAt }"),
    );
  yield { mutation: "changeWebhookEndpoint", leaves: ["webhookEndpoint.change"], done: change(false), again: change(false) };
  const rotate = () =>
    send<{ endpoint: typeof endpoint }>(
      "rotateWebhookSecret",
      "RotateWebhookSecretInput",
      { ...endpoint, overlapHours: 1 },
      "{ endpoint { id updatedAt } }",
    );
  const rotated = async () => Object.assign(endpoint, (await rotate()).endpoint);
  const outdated = { ...endpoint };
  yield {
    mutation: "rotateWebhookSecret",
    leaves: ["webhookEndpoint.rotateSecret"],
    done: rotated,
    again: () => send("rotateWebhookSecret", "RotateWebhookSecretInput", { ...outdated, overlapHours: 1 }, "{ secret }"),
  };
  await change(true)();
  yield {
    mutation: "testWebhookEndpoint",
    leaves: ["webhookEndpoint.test"],
    done: () => send("testWebhookEndpoint", "TestWebhookEndpointInput", { id: endpoint.id }),
  };
  const since = new Date(app.clock.now() - HOUR_MS).toISOString();
  yield {
    mutation: "replayWebhookEvents",
    leaves: ["webhookEndpoint.replay"],
    done: () => send("replayWebhookEvents", "ReplayWebhookEventsInput", { id: endpoint.id, since }),
  };
  const [delivery] = await app.db.execute<{ id: string }>(sql`
    with event as (insert into webhook_events (id, type, at, endpoint_id, facts, is_dispatched)
        values (gen_random_uuid(), 'CLAIM_CREATED', now(), ${endpoint.id}::uuid, '{}', true) returning id)
    insert into webhook_deliveries (id, endpoint_id, event_id, subject, state, attempts, began_at, due_at, ended_at, created_at)
      select gen_random_uuid(), ${endpoint.id}::uuid, id, id::text, 'DEAD', 1, now(), now(), now(), now() from event returning id`);
  const replay = () => byId("replayWebhookDelivery", delivery!.id);
  yield { mutation: "replayWebhookDelivery", leaves: ["webhookEndpoint.resend"], done: replay, again: replay };
  yield { mutation: "deleteWebhookEndpoint", leaves: ["webhookEndpoint.delete"], done: () => byId("deleteWebhookEndpoint", endpoint.id) };
}
