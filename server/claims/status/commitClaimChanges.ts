// The only write path for the state of claims.
import type { AuditEvent } from "../../audit/record";
import type { ClaimRow } from "../../changes/claimState";
import type { StatusCause } from "../../../schema/rules/claims/statusLog";
import type { Tx } from "../../db/connect";
import { writeClaimSearchKeys } from "../../db/text/searchKeys";
import type { Instant } from "../../db/transaction";
import type { Actor } from "../../platform/actor";
import { lockResources } from "../../positions/resourceStatus.actions";
import { settingsInForce } from "../../settings/settings.queries";
import { writeClaims, writeDetails } from "./claimRows";
import { changedResources, type ClaimChange, type Evaluation, evaluationOf, isUnchanged } from "./evaluation";
import { changeEffects } from "./effects";
import type { EvaluatedRow } from "./evaluatedClaim";
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
  const changed = { now, actor, cause, audit, written, withNewFacts, visible, resources, alarmMoves: [] };
  for (const { run } of changeEffects) await run(tx, changed);
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
