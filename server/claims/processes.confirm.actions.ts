import { record as audit } from "../audit/record";
import type { Tx } from "../db/connect";
import type { Instant } from "../db/transaction";
import { enqueue } from "../outside/outbox";
import { systemActor } from "../platform/actor";
import { wholeScope } from "../platform/viewer";
import { merged } from "./claims.merge";
import { lockedClaims, writeMilestones, type Written } from "./claims.store";
import { Surroundings } from "./claims.surroundings";
import { judge } from "./judge.actions";
import type { RunRow } from "./processes.queries";

export interface Confirmation {
  run: RunRow;
  /** When it happened. */
  at: Date;
}

const actionOf = { ARRIVAL: "confirmArrival", FINISHED: "confirmCompletion" } as const;

/**
 * Records arrivals, or completions, that an automatic process has found; their claims must be locked. Like the feed's they are facts: the
 * outside is told of them, not asked. A person's pending deed of the same intent is fulfilled, and its own call tells the outside.
 */
export async function confirmAutomatically(
  tx: Tx,
  now: Instant,
  code: keyof typeof actionOf,
  confirmations: readonly Confirmation[],
): Promise<void> {
  if (!confirmations.length) return;
  const stored = await lockedClaims(tx, confirmations.map(({ run }) => run.claimId).sort());
  const supplierIds = [...stored.values()].flatMap(({ row }) => row?.supplierId ?? []);
  const around = await Surroundings.read(tx, now, wholeScope, supplierIds);
  const written: Written[] = [];
  for (const { run, at } of confirmations) {
    const before = stored.get(run.claimId)!;
    const after = merged(before, { id: run.claimId, milestones: [{ code, at }] }, around, "AUTOMATIC");
    if (Array.isArray(after)) continue;
    written.push({ before, after });
    if (before.row!.pendingAction !== actionOf[code]) await tell(tx, now, run, code, at);
    const { process, episode, evidence } = run;
    const told = { action: `claim.${actionOf[code]}`, model: "claim", entityId: run.claimId, requestId: run.id };
    await audit(tx, now, systemActor, { ...told, after: { at, process, episode, evidence } });
  }
  await writeMilestones(tx, written);
  const moves = written.map(({ before, after }) => ({ before: before.row!, after: after.row }));
  await judge({ tx, now, actor: systemActor, cause: "AUTOMATIC" }, moves);
}

async function tell(tx: Tx, now: Date, { id, claimId }: RunRow, code: keyof typeof actionOf, at: Date): Promise<void> {
  await enqueue(tx, now, {
    key: id,
    port: "ASSISTANCE",
    operation: actionOf[code],
    claimId,
    deedId: null,
    body: { claimId, requestId: id, at: at.toISOString(), automatic: true },
  });
}
