// The only write path for the state of claims.
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
  now: Instant;
  actor: Actor;
  cause: StatusCause;
  /** Inserts missing rows that the claims refer to. Called after the affected suppliers are locked. */
  insertReferences?: () => Promise<void>;
  /** Audit events; `ids` are the claims with a visible change. */
  audit?: (ids: readonly string[]) => readonly AuditEvent[];
}

/**
 * Evaluates claims at `now` and writes them with all dependent rows, in the caller's transaction. Stored claims must be locked. Visible
 * changes increment the version. Throws ConcurrentInsertError.
 */
export async function commitClaimChanges<Row extends EvaluatedRow>(
  tx: Tx,
  changes: readonly ClaimChange<Row>[],
  { now, actor, cause, insertReferences, audit }: CommitOptions,
): Promise<Row[]> {
  if (!changes.length) return [];
  const evaluations = await evaluateAll(tx, changes, now);
  const written = evaluations.filter((evaluation) => !isUnchanged(evaluation));
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

async function evaluateAll<Row extends EvaluatedRow>(tx: Tx, changes: readonly ClaimChange<Row>[], now: Date): Promise<Evaluation<Row>[]> {
  const settings = await settingsInForce(tx, now);
  const unknown = changes.filter(({ supplier }) => !supplier).map(({ after }) => after.supplierId);
  const supplierOf = await supplierFactsOf(tx, unknown);
  return changes.map((change) => {
    const supplier = change.supplier ?? supplierOf.get(change.after.supplierId ?? "") ?? NO_SUPPLIER_FACTS;
    return evaluationOf(change, supplier, settings, now);
  });
}

const isWhole = <Row extends EvaluatedRow>(evaluation: Evaluation<Row>): evaluation is Evaluation<Row & ClaimRow> =>
  "sourceVersion" in evaluation.after;
const hasState = (row: Evaluated): row is Evaluated<EvaluatedRow & StateRow> => "serviceId" in row;

async function appendStates(tx: Tx, evaluations: readonly Evaluation<EvaluatedRow>[]): Promise<void> {
  if (!evaluations.length) return;
  const rows = evaluations.map(({ after }) => after);
  const completeRows = rows.filter(hasState);
  const ids = rows.filter((row) => !hasState(row)).map(({ id }) => id);
  const read = ids.length
    ? await tx.select(selectColumns(claims, claimStateColumns)).from(claims).where(inList(claims.id, ids)).orderBy(claims.id)
    : [];
  await appendChanges(
    tx,
    [...completeRows, ...read].map((row) => ({ kind: "claim" as const, state: claimState(row) })),
  );
}
