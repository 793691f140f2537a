// The only way in which a claim's state is written: its row, what belongs to it, and everything that follows from it, in one transaction.
import { followStatuses } from "../../alarms/claimAlarms";
import { type AuditEvent, recordAll } from "../../audit/record";
import { appendChanges } from "../../changes/appendChanges";
import { claimState, claimStateColumns, type ClaimRow, type StateRow } from "../../changes/claimState";
import type { StatusCause } from "../../../schema/rules/claims/statusLog";
import type { Tx } from "../../db/connect";
import { inList } from "../../db/inList";
import { writeClaimSearchKeys } from "../../db/text/searchKeys";
import { selectColumns } from "../../db/selectColumns";
import { claims } from "../../db/tables/claims";
import type { Instant } from "../../db/transaction";
import type { Actor } from "../../platform/actor";
import { evaluateResources, lockResources } from "../../positions/resourceStatus.actions";
import { settingsInForce } from "../../settings/settings.queries";
import { writeClaims, writeDetails } from "./claimRows";
import { changedResources, type ClaimChange, type Evaluation, evaluationOf, isUnchanged } from "./evaluation";
import type { Evaluated, EvaluatedRow } from "./evaluatedClaim";
import { writeMilestonePositions } from "./milestonePositions";
import { endPendingActions } from "./pendingActions";
import { logStatuses } from "./statusLog";
import { writeSettingsVersions, writeStatusColumns } from "./statusRows";
import { NO_SUPPLIER_FACTS, supplierFactsOf } from "./supplierFacts.queries";

export interface CommitOptions {
  /** Read after the claims were locked. */
  now: Instant;
  /** Who or what the changes are due to. */
  actor: Actor;
  cause: StatusCause;
  /** Inserts rows that the claims refer to and that are missing; called once the suppliers whose work changes are locked. */
  insertReferences?: () => Promise<void>;
  /** What the audit says of it; `ids`: the claims that somebody sees a difference in. */
  audit?: (ids: readonly string[]) => readonly AuditEvent[];
}

/**
 * Gives claims the status that is right at `now` and writes what follows, in the caller's transaction: the claims, their milestones and
 * movements, what they are searched for by, the actions that wait no more, where resources were at the milestones, the status log, the alarms, the
 * change log, the suppliers whose work changes, the audit. Stored claims must be locked. A version grows where somebody can see a difference. Answers
 * the claims as they are now, in the order given. Throws ConcurrentInsertError when a new claim has been inserted meanwhile.
 */
export async function commitClaimChanges<Row extends EvaluatedRow>(
  tx: Tx,
  changes: readonly ClaimChange<Row>[],
  { now, actor, cause, insertReferences, audit }: CommitOptions,
): Promise<Row[]> {
  if (!changes.length) return [];
  const evaluations = await evaluateAll(tx, changes, now);
  const written = evaluations.filter((one) => !isUnchanged(one));
  const visible = written.filter(({ isVisible }) => isVisible);
  const resources = changedResources(visible);
  await lockResources(tx, resources);
  await insertReferences?.();
  await writeSettingsVersions(tx, evaluations.filter(isUnchanged));
  await writeStatusColumns(
    tx,
    now,
    written.filter(({ hasNewFacts }) => !hasNewFacts),
  );
  const withNewFacts = written.filter(isWhole).filter(({ hasNewFacts }) => hasNewFacts);
  await writeClaims(tx, withNewFacts);
  await writeClaimSearchKeys(tx, withNewFacts);
  await writeDetails(tx, changes);
  await endPendingActions(tx, now, cause, withNewFacts);
  await writeMilestonePositions(tx, withNewFacts);
  await logStatuses(tx, actor, cause, written);
  await followStatuses(tx, now, written);
  await appendStates(tx, visible);
  await evaluateResources(tx, resources);
  if (audit) await recordAll(tx, now, actor, audit(visible.map(({ after }) => after.id)));
  return evaluations.map(({ after }) => after);
}

/** Each claim with the status that is right at `now`; facts of suppliers that nobody brings are read in one statement. */
async function evaluateAll<Row extends EvaluatedRow>(tx: Tx, changes: readonly ClaimChange<Row>[], now: Date): Promise<Evaluation<Row>[]> {
  const settings = await settingsInForce(tx, now);
  const unknown = changes.filter(({ supplier }) => !supplier).map(({ after }) => after.supplierId);
  const supplierOf = await supplierFactsOf(tx, unknown);
  return changes.map((change) => {
    const supplier = change.supplier ?? supplierOf.get(change.after.supplierId ?? "") ?? NO_SUPPLIER_FACTS;
    return evaluationOf(change, supplier, settings, now);
  });
}

/** Whether all of the claim's columns were read, not only those that a status depends on; and whether those of its state were. */
const isWhole = <Row extends EvaluatedRow>(one: Evaluation<Row>): one is Evaluation<Row & ClaimRow> => "sourceVersion" in one.after;
const hasState = (row: Evaluated): row is Evaluated<EvaluatedRow & StateRow> => "serviceId" in row;

/** Appends to the change log what boards keep of the claims; of claims that were read without it, it is read first. */
async function appendStates(tx: Tx, evaluations: readonly Evaluation<EvaluatedRow>[]): Promise<void> {
  if (!evaluations.length) return;
  const rows = evaluations.map(({ after }) => after);
  const known = rows.filter(hasState);
  const ids = rows.filter((row) => !hasState(row)).map(({ id }) => id);
  const read = ids.length
    ? await tx.select(selectColumns(claims, claimStateColumns)).from(claims).where(inList(claims.id, ids)).orderBy(claims.id)
    : [];
  await appendChanges(
    tx,
    [...known, ...read].map((row) => ({ kind: "claim" as const, state: claimState(row) })),
  );
}
