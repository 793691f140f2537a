import { and, eq, isNotNull, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { nextWebhookAttempt, webhookLimits } from "../../schema/rules/claims/webhooks";
import { record } from "../audit/record";
import type { Tx } from "../db/connect";
import { apiKeys } from "../db/tables/keys";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "../db/tables/webhooks";
import { transaction, type Work } from "../db/transaction";
import type { Integrations } from "../integrations/adapter";
import { mailUser } from "../integrations/mail/mailUser";
import { systemActor } from "../platform/actor";
import type { AttemptOutcome } from "./attempt";
import type { DeliveryRow } from "./endpoints.queries";

export type SettleDeps = Work & { integrations: Pick<Integrations, "random"> };

export const settleAttempt = (deps: SettleDeps, delivery: DeliveryRow, outcome: AttemptOutcome): Promise<void> =>
  transaction(deps, async (tx, now) => {
    const { result, startedAt, retryAfterMs, ...logged } = outcome;
    const [stored] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, delivery.id)).for("update");
    // The endpoint or the claim was deleted in the meantime.
    if (!stored) return;
    if (result !== "SKIPPED")
      await tx.insert(webhookAttempts).values({ id: uuidv7(), deliveryId: stored.id, claimId: stored.claimId, at: startedAt, ...logged });
    // The lease expired and another node took over, or the delivery was replayed; the later attempt counts.
    if (stored.state !== "WAITING" || stored.attempts !== delivery.attempts || stored.turn !== delivery.turn) return;
    const isTest = stored.subject === stored.eventId;
    const next = result === "FAILED" && !isTest ? nextDueAt(stored, now, deps.integrations.random(), retryAfterMs) : null;
    const ended = { state: result === "FAILED" ? ("DEAD" as const) : result, endedAt: now };
    await tx
      .update(webhookDeliveries)
      .set({ attemptUntil: null, lastError: logged.error, ...(next ? { dueAt: next } : ended) })
      .where(eq(webhookDeliveries.id, stored.id));
    if (result === "DELIVERED") await noteSuccess(tx, stored.endpointId);
    if (result === "FAILED" && !isTest) await noteFailure(tx, now, stored.endpointId);
  });

function nextDueAt({ attempts, beganAt }: DeliveryRow, now: Date, random: number, retryAfterMs: number | null): Date | null {
  const next = nextWebhookAttempt(attempts, beganAt.getTime(), now.getTime(), random);
  if (next === null) return null;
  const end = beganAt.getTime() + webhookLimits.retryMs;
  return new Date(Math.max(next, Math.min(now.getTime() + (retryAfterMs ?? 0), end)));
}

const noteSuccess = (tx: Tx, endpointId: string): Promise<unknown> =>
  tx
    .update(webhookEndpoints)
    .set({ failingSince: null })
    .where(and(eq(webhookEndpoints.id, endpointId), isNotNull(webhookEndpoints.failingSince)));

/** Disables an endpoint that has failed for a day, and informs the owner of its key by e-mail. */
async function noteFailure(tx: Tx, now: Date, endpointId: string): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [endpoint] = await tx
    .update(webhookEndpoints)
    .set({ failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${at})` })
    .where(eq(webhookEndpoints.id, endpointId))
    .returning();
  if (!endpoint || endpoint.state !== "ENABLED") return;
  if (now.getTime() - endpoint.failingSince!.getTime() < webhookLimits.failingMs) return;
  await tx.update(webhookEndpoints).set({ state: "FAILING", updatedAt: now }).where(eq(webhookEndpoints.id, endpointId));
  const { name, failingSince, keyId } = endpoint;
  const event = { action: "webhookEndpoint.disable", model: "webhookEndpoint" as const, entityId: endpointId };
  await record(tx, now, systemActor, { ...event, before: { state: "ENABLED" }, after: { name, state: "FAILING", failingSince } });
  const [key] = await tx.select({ ownerId: apiKeys.ownerId }).from(apiKeys).where(eq(apiKeys.id, keyId));
  if (key?.ownerId)
    await mailUser(tx, now, { kind: "webhookDisabled", userId: key.ownerId, endpoint: name }, `webhook.${endpointId}.${now.getTime()}`);
}
