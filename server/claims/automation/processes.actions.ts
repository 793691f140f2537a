import { eq, sql } from "drizzle-orm";
import { record as audit } from "../../audit/record";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import { insertNewRows } from "../../db/bulk/rows";
import { claims } from "../../db/tables/claims";
import { processRuns } from "../../db/tables/processes";
import { hasRow, lockedTransaction, transactionNow, type Instant, type Work } from "../../db/transaction";
import type { ContactRemoved } from "../../integrations/contactCentre/contacts";
import { cancelCall, enqueue } from "../../integrations/outbox";
import { retryTimes } from "../../integrations/retryTimes";
import { systemActor } from "../../platform/actor";
import { settingsInForce } from "../../settings/settings.queries";
import { commitClaimChanges } from "../status/commitClaimChanges";
import type { ClaimChange } from "../status/evaluation";
import { confirmAutomatically } from "./confirmation.actions";
import { planProcesses, type ContactStart, type ProcessPlan } from "./plan";
import type { ProcessRunRow } from "./processes.queries";
import { ProcessContext } from "./processContext";

export interface ProcessWork extends Work {
  supplierList: string;
}

/** Claims per transaction. Small transactions do not delay readers of the change log. */
export const PROCESS_BATCH_CLAIMS = 25;

/**
 * Runs the due processes of one batch of claims and returns its size. Run, call and audit are written in one transaction, so each happens
 * once. Claims locked by other nodes are skipped.
 */
export async function runProcesses(work: ProcessWork): Promise<number> {
  const isDue = sql`${claims.processDueAt} <= ${transactionNow(work)}`;
  if (!(await hasRow(work, claims, isDue))) return 0;
  const lock = (tx: Tx) =>
    tx
      .select()
      .from(claims)
      .where(isDue)
      .orderBy(claims.processDueAt)
      .limit(PROCESS_BATCH_CLAIMS)
      .for("no key update", { skipLocked: true });
  return lockedTransaction(work, lock, async (tx, now, due) => {
    if (!due.length) return 0;
    const current = await reevaluateDue(tx, now, due);
    const context = await ProcessContext.read(tx, now, current);
    const plans = current.map((claim) => planProcesses(claim, context, work.supplierList, now));
    const starts = plans.flatMap((plan) => plan.starts);
    const completions = plans.flatMap(({ completion: run, nextAt }) => (run ? [{ run, at: now, processDueAt: nextAt }] : []));
    await insertNewRows(
      tx,
      processRuns,
      [...starts, ...completions].map(({ run }) => run),
    );
    for (const start of starts) await startContact(tx, now, start);
    for (const run of plans.flatMap((plan) => plan.cancelledRuns)) await cancelRun(tx, now, run);
    const completed = await confirmAutomatically(tx, now, "FINISHED", completions);
    const remainingPlans = plans.filter(({ claim }) => !completed.has(claim.id));
    await commitClaimChanges(tx, remainingPlans.map(scheduled), { now, actor: systemActor, cause: "CLOCK" });
    return due.length;
  });
}

/** Re-evaluates claims with an outdated settings version or an overdue status before their processes are planned. */
async function reevaluateDue(tx: Tx, now: Instant, due: readonly ClaimRow[]): Promise<ClaimRow[]> {
  const settings = await settingsInForce(tx, now);
  const outdated = (claim: ClaimRow): boolean => claim.settingsVersion !== settings.of(claim.instanceId).version;
  const overdue = (claim: ClaimRow): boolean => !outdated(claim) && claim.statusDueAt !== null && claim.statusDueAt <= now;
  const same = (rows: readonly ClaimRow[]) => rows.map((claim) => ({ before: claim, after: claim }));
  const evaluated = [
    ...(await commitClaimChanges(tx, same(due.filter(outdated)), { now, actor: systemActor, cause: "SETTINGS" })),
    ...(await commitClaimChanges(tx, same(due.filter(overdue)), { now, actor: systemActor, cause: "CLOCK" })),
  ];
  const evaluatedById = new Map(evaluated.map((claim) => [claim.id, claim]));
  return due.map((claim) => evaluatedById.get(claim.id) ?? claim);
}

const addKey = (runId: string): string => `contact.add ${runId}`;

async function startContact(tx: Tx, now: Date, { run, contact }: ContactStart): Promise<void> {
  const call = { integration: "CONTACT_CENTRE", operation: "addContact", claimId: run.claimId, actionId: null } as const;
  if (contact) await enqueue(tx, now, [{ key: addKey(run.id), ...call, body: { ...contact }, isAutomatic: true }]);
  await auditRun(tx, now, "process.begin", run);
}

/** Cancels an unsent contact. If it may have been sent, queues its removal for when no attempt to add it can still be running. */
async function cancelRun(tx: Tx, now: Date, run: ProcessRunRow): Promise<void> {
  const cancelled = await cancelCall(tx, now, addKey(run.id));
  if (cancelled !== "UNSENT") {
    const body: ContactRemoved = { contactId: run.id, listId: run.evidence.listId!, claimId: run.claimId };
    const dueAt = new Date(now.getTime() + (cancelled === "PERHAPS_SENT" ? retryTimes.leaseMs : 0));
    const call = { integration: "CONTACT_CENTRE", operation: "removeContact", claimId: run.claimId, actionId: null } as const;
    await enqueue(tx, now, [{ key: `contact.remove ${run.id}`, ...call, body: { ...body }, dueAt }]);
  }
  const state = { state: "CANCELLED", cancelledAt: now } as const;
  await tx.update(processRuns).set(state).where(eq(processRuns.id, run.id));
  await auditRun(tx, now, "process.takeBack", { ...run, ...state });
}

const auditRun = (tx: Tx, now: Date, action: string, { process, state, claimId, episode, evidence }: ProcessRunRow): Promise<void> =>
  audit(tx, now, systemActor, { action, model: "claim", entityId: claimId, after: { process, state, episode, evidence } });

/** Schedules the next check. The change is visible only if a run started or was cancelled. */
const scheduled = ({ claim, nextAt, starts, cancelledRuns }: ProcessPlan): ClaimChange => ({
  before: claim,
  after: claim,
  processDueAt: nextAt,
  isVisible: starts.length + cancelledRuns.length > 0,
});
