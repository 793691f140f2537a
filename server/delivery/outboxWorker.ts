import { and, sql } from "drizzle-orm";
import { heldOperations } from "../../schema/rules/claims/actions";
import type { Integration } from "../../schema/rules/claims/integrations";
import { settleCall, type SettlementWork } from "../claims/actions/settlement.actions";
import { inList } from "../db/inList";
import { claimActions, outbox } from "../db/tables/claimActions";
import { hasRow, transaction, transactionNow } from "../db/transaction";
import { attemptCall } from "../integrations/attempt";
import { isEarlierWaitingCall, type Call } from "../integrations/outbox";
import { isExpired, retryTimes } from "../integrations/retryTimes";
import { Worker, type WorkerDeps } from "../platform/worker";

const POLL_INTERVAL_MS = 500;
/** Concurrent calls per system; a slow system does not delay the others. */
const MAX_CALLS_PER_INTEGRATION = 8;

type Deps = SettlementWork & WorkerDeps;

/** Makes due calls. Nodes share the work through leases; calls of a crashed node are taken over. */
export class OutboxWorker extends Worker {
  constructor(deps: Deps) {
    const underWay: CallsUnderWay = new Map();
    super(
      {
        name: "outbox",
        intervalMs: POLL_INTERVAL_MS,
        startDelayMs: POLL_INTERVAL_MS,
        run: () => startDueCalls(deps, underWay),
        failureText: "Reading the outbox failed; retrying",
        onStop: async () => void (await Promise.all(underWay.values())),
      },
      deps,
    );
  }
}

type CallsUnderWay = Map<Call, Promise<void>>;

async function startDueCalls(deps: Deps, underWay: CallsUnderWay): Promise<"idle"> {
  const isAnyDue = await hasRow(deps, outbox, sql`${outbox.state} = 'WAITING' and ${outbox.dueAt} <= ${transactionNow(deps)}`);
  if (!isAnyDue) return "idle";
  for (const integration of Object.keys(deps.integrations.adapters) as Integration[]) {
    const free = MAX_CALLS_PER_INTEGRATION - [...underWay.keys()].filter((call) => call.integration === integration).length;
    if (free <= 0) continue;
    for (const call of await leaseDueCalls(deps, integration, free))
      underWay.set(
        call,
        deliver(deps, call).finally(() => underWay.delete(call)),
      );
  }
  return "idle";
}

async function deliver(deps: Deps, call: Call): Promise<void> {
  try {
    const spent = isExpired(call, deps.clock.now());
    await settleCall(deps, call, spent ? { ok: false, failed: "GIVEN_UP" } : await attemptCall(deps.integrations, call));
  } catch (err) {
    deps.log.warn(
      { event: "outbox.answer_not_stored", err, call: call.id },
      "Storing an integration response failed; the call will be repeated",
    );
  }
}

/** Calls about a claim are sequential: each waits until the previous one is answered or given up. */
const isNext = sql`not exists (select from outbox earlier where ${isEarlierWaitingCall})`;

/**
 * Leases due calls for longer than a call can last. From then on a managed delay cannot be undone, because the integration may know it.
 */
export function leaseDueCalls(deps: Deps, integration: Integration, maxCalls: number): Promise<Call[]> {
  return transaction(deps, async (tx, now) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          sql`${outbox.state} = 'WAITING' and ${outbox.integration} = ${integration} and ${outbox.dueAt} <= ${now.toISOString()}::timestamptz`,
          isNext,
        ),
      )
      .orderBy(outbox.dueAt)
      .limit(maxCalls)
      .for("update", { skipLocked: true });
    if (!due.length) return [];
    const ids = due.map(({ id }) => id);
    const leasedUntil = new Date(now.getTime() + retryTimes.leaseMs);
    const calls = await tx
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: leasedUntil, attemptUntil: leasedUntil })
      .where(inList(outbox.id, ids))
      .returning();
    const actionIds = calls.flatMap(({ operation, actionId }) => (heldOperations.has(operation) && actionId ? [actionId] : []));
    if (actionIds.length)
      await tx
        .update(claimActions)
        .set({ state: "DONE", settledAt: now })
        .where(and(inList(claimActions.id, actionIds), sql`${claimActions.state} = 'HELD'`));
    return calls;
  });
}
