// Sends due deliveries. Nodes share the work through leases; deliveries of a crashed node are taken over.
import { and, asc, type SQL, sql } from "drizzle-orm";
import { webhookLimits } from "../../schema/rules/claims/webhooks";
import { SECOND_MS } from "../../schema/rules/durations";
import { inList } from "../db/inList";
import { webhookDeliveries, webhookEndpoints } from "../db/tables/webhooks";
import { hasRow, transaction, transactionNow } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";
import { attemptDelivery } from "./attempt";
import type { DeliveryRow } from "./endpoints.queries";
import type { PayloadDeps } from "./payload";
import { type SettleDeps, settleAttempt } from "./settle";

const POLL_INTERVAL_MS = 500;
/** Requests of a node at the same time; a slow endpoint does not delay the others. */
const MAX_PER_ENDPOINT = 4;
const MAX_TOGETHER = 16;
/** Longer than an attempt can last, so that no two nodes make it at the same time. */
const LEASE_MS = webhookLimits.answerMs + 20 * SECOND_MS;

export type DeliveryDeps = SettleDeps & WorkerDeps & { payload: PayloadDeps };

type UnderWay = Map<DeliveryRow, Promise<void>>;

export class WebhookDeliveryWorker extends Worker {
  constructor(deps: DeliveryDeps) {
    const underWay: UnderWay = new Map();
    const self: { worker?: Worker } = {};
    super(
      {
        name: "webhookDeliveries",
        intervalMs: POLL_INTERVAL_MS,
        startDelayMs: POLL_INTERVAL_MS,
        run: () => startDue(deps, underWay, () => self.worker?.wake()),
        failureText: "Reading webhook deliveries failed; retrying",
        onStop: async () => void (await Promise.all(underWay.values())),
      },
      deps,
    );
    self.worker = this;
  }
}

/** Starts due deliveries in the free slots. The end of each one frees its slot and calls `onFreeSlot`. */
async function startDue(deps: DeliveryDeps, underWay: UnderWay, onFreeSlot: () => void): Promise<"idle"> {
  if (!(await hasRow(deps, webhookDeliveries, isDue(transactionNow(deps))))) return "idle";
  for (const delivery of await leaseDue(deps, [...underWay.keys()])) {
    const end = (): void => {
      underWay.delete(delivery);
      onFreeSlot();
    };
    underWay.set(delivery, deliver(deps, delivery).finally(end));
  }
  return "idle";
}

async function deliver(deps: DeliveryDeps, delivery: DeliveryRow): Promise<void> {
  try {
    await settleAttempt(deps, delivery, await attemptDelivery(deps.payload, delivery));
  } catch (err) {
    deps.log.warn(
      { event: "webhook.attempt_not_stored", err, delivery: delivery.id },
      "Storing the result of a webhook delivery failed; it will be repeated",
    );
  }
}

const isDue = (now: SQL): SQL => sql`${webhookDeliveries.state} = 'WAITING' and ${webhookDeliveries.dueAt} <= ${now}`;

/** Deliveries of a subject to an endpoint are sequential: each waits until the previous one is delivered or given up. */
const isNext = sql`not exists (select from webhook_deliveries earlier where earlier.endpoint_id = ${webhookDeliveries.endpointId}
  and earlier.subject = ${webhookDeliveries.subject} and earlier.state = 'WAITING' and earlier.turn < ${webhookDeliveries.turn})`;

/** A test is also sent to an endpoint that is disabled. */
const mayBeSent = sql`exists (select from ${webhookEndpoints} where ${webhookEndpoints.id} = ${webhookDeliveries.endpointId}
  and (${webhookEndpoints.state} = 'ENABLED' or ${webhookDeliveries.subject} = ${webhookDeliveries.eventId}::text))`;

export function leaseDue(deps: DeliveryDeps, underWay: readonly DeliveryRow[]): Promise<DeliveryRow[]> {
  const counts = new Map<string, number>();
  for (const { endpointId } of underWay) counts.set(endpointId, (counts.get(endpointId) ?? 0) + 1);
  const busy = [...counts].flatMap(([id, count]) => (count >= MAX_PER_ENDPOINT ? [id] : []));
  const free = MAX_TOGETHER - underWay.length;
  if (free <= 0) return Promise.resolve([]);
  return transaction(deps, async (tx, now) => {
    const candidates = await tx
      .select({ id: webhookDeliveries.id, endpointId: webhookDeliveries.endpointId })
      .from(webhookDeliveries)
      .where(
        and(
          isDue(sql`${now.toISOString()}::timestamptz`),
          busy.length ? sql`not ${inList(webhookDeliveries.endpointId, busy)}` : undefined,
          mayBeSent,
          isNext,
        ),
      )
      .orderBy(asc(webhookDeliveries.dueAt), asc(webhookDeliveries.turn))
      .limit(MAX_TOGETHER * MAX_PER_ENDPOINT)
      .for("update", { skipLocked: true });
    const chosen = candidates.filter(({ endpointId }) => {
      const count = counts.get(endpointId) ?? 0;
      counts.set(endpointId, count + 1);
      return count < MAX_PER_ENDPOINT;
    });
    const ids = chosen.slice(0, free).map(({ id }) => id);
    if (!ids.length) return [];
    const leasedUntil = new Date(now.getTime() + LEASE_MS);
    return tx
      .update(webhookDeliveries)
      .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, dueAt: leasedUntil, attemptUntil: leasedUntil })
      .where(inList(webhookDeliveries.id, ids))
      .returning();
  });
}
