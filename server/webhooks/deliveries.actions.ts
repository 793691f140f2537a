import { and, asc, desc, eq, gte, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { ReplayWebhookEventsInput } from "../../schema/logs/webhooks";
import { webhookLimits } from "../../schema/rules/claims/webhooks";
import { DAY_MS } from "../../schema/rules/durations";
import { administratorTransaction } from "../admin/permissions/administrator";
import { record } from "../audit/record";
import type { Context } from "../auth/context";
import { canDo } from "../auth/permissions/functionalities";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import { claimConditions } from "../claims/queries/claimFilter.queries";
import type { Tx } from "../db/connect";
import { claims } from "../db/tables/claims";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "../db/tables/webhooks";
import { AppError } from "../platform/errors";
import { insertDeliveries } from "./dispatchWorker";
import { endpointViewer } from "./endpointKey";
import { type DeliveryRow, type EndpointRow, managedDelivery, managedEndpoint } from "./endpoints.queries";
import { storedFilter } from "./filterValue";

const needs = "api.webhooks";
const model = "webhookEndpoint" as const;

/** Sends an event about the newest claim that the endpoint would receive, or about none. Throws WEBHOOK_KEY. */
export const testEndpoint = (ctx: Context, id: string): Promise<DeliveryRow> =>
  administratorTransaction(ctx, { needs }, async (tx, now, administrator) => {
    const endpoint = await managedEndpoint(tx, administrator, id);
    const claimId = await newestClaimId(tx, now, endpoint);
    const event = { id: uuidv7(), type: "TEST" as const, at: now, claimId, endpointId: endpoint.id, facts: {}, isDispatched: true };
    const [row] = await tx.insert(webhookEvents).values(event).returning();
    // The subject of its own keeps a test from waiting for failing deliveries about the claim.
    const due = { state: "WAITING" as const, attempts: 0, beganAt: now, dueAt: now, createdAt: now };
    const [delivery] = await tx
      .insert(webhookDeliveries)
      .values({ id: uuidv7(), endpointId: endpoint.id, eventId: row!.id, claimId, subject: row!.id, ...due })
      .returning();
    await record(tx, now, administrator.actor, {
      action: "webhookEndpoint.test",
      model,
      entityId: endpoint.id,
      after: { name: endpoint.name },
    });
    return delivery!;
  });

async function newestClaimId(tx: Tx, now: Date, { keyId, filter }: EndpointRow): Promise<string | null> {
  const viewer = await endpointViewer(tx, now.getTime(), keyId);
  if (!viewer) throw new AppError("WEBHOOK_KEY");
  if (!canDo(viewer, "claim.detail")) return null;
  const conditions = claimConditions(storedFilter(filter) ?? {}, viewer, now.getTime());
  const [claim] = await tx
    .select({ id: claims.id })
    .from(claims)
    .where(and(claimsInScope(viewer.scope), ...conditions))
    .orderBy(desc(claims.occurredAt), desc(claims.id))
    .limit(1);
  return claim?.id ?? null;
}

/** Starts sending the stored events again from a moment; those that wait are not repeated. The worker does it in batches. */
export const replayEvents = (ctx: Context, { id, since }: ReplayWebhookEventsInput): Promise<EndpointRow> =>
  administratorTransaction(ctx, { needs }, async (tx, now, viewer) => {
    const endpoint = await managedEndpoint(tx, viewer, id, "for update");
    if (endpoint.state !== "ENABLED") throw new AppError("WEBHOOK_DISABLED");
    if (since > now || now.getTime() - since.getTime() > webhookLimits.replayDays * DAY_MS)
      throw new AppError("BAD_USER_INPUT", { field: "since" });
    const [first] = await tx
      .select({ seq: webhookEvents.seq })
      .from(webhookEvents)
      .where(gte(webhookEvents.at, since))
      .orderBy(asc(webhookEvents.seq))
      .limit(1);
    const [last] = await tx.select({ seq: webhookEvents.seq }).from(webhookEvents).orderBy(desc(webhookEvents.seq)).limit(1);
    const range = first && last ? { replayAfter: first.seq - 1, replayUntil: last.seq } : {};
    const [after] = await tx
      .update(webhookEndpoints)
      .set({ ...range, keyId: sql`${webhookEndpoints.keyId}` })
      .where(eq(webhookEndpoints.id, endpoint.id))
      .returning();
    await record(tx, now, viewer.actor, {
      action: "webhookEndpoint.replay",
      model,
      entityId: endpoint.id,
      after: { name: endpoint.name, since },
    });
    return after!;
  });

/** Begins an ended or held delivery again, with another three days. Idempotent for one that waits. */
export const replayDelivery = (ctx: Context, id: string): Promise<DeliveryRow> =>
  administratorTransaction(ctx, { needs }, async (tx, now, viewer) => {
    const delivery = await managedDelivery(tx, viewer, id, "for update");
    if (delivery.state === "WAITING") return delivery;
    const [event] = await tx.select().from(webhookEvents).where(eq(webhookEvents.id, delivery.eventId));
    if (event!.type === "TEST") throw new AppError("BAD_USER_INPUT", { field: "id" });
    await insertDeliveries(tx, now, delivery.endpointId, [event!], "WAITING", true);
    const after = { type: event!.type, claimId: delivery.claimId };
    await record(tx, now, viewer.actor, { action: "webhookEndpoint.resend", model, entityId: delivery.endpointId, after });
    return managedDelivery(tx, viewer, id);
  });
