import { and, gt, ne } from "drizzle-orm";
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import type { ClaimRow } from "../../changes/claimState";
import { type SupplierAccessChanges, deleteSupplierAccessChanges, pendingSupplierAccessChanges } from "../../db/supplierAccessChanges";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { claims } from "../../db/tables/claims";
import { lockedTransaction, type Work } from "../../db/transaction";
import { type Actor, systemActor } from "../../platform/actor";
import { evaluateResources } from "../../positions/resourceStatus.actions";
import { assignmentTypeOf } from "./assignment";
import { commitClaimChanges } from "./commitClaimChanges";
import { supplierFactsOf, type SupplierFacts } from "./supplierFacts.queries";

/** Claims per transaction. Small transactions do not delay readers of the change log. */
const BATCH_CLAIMS = 300;

/**
 * Re-evaluates open claims after an access change and updates assignment types that followed the old access; then deletes the pending
 * changes. Safe to repeat.
 */
export async function onSupplierAccessChanged(work: Work, actor: Actor, accessChanges: SupplierAccessChanges): Promise<void> {
  const formerAccess = new Map(accessChanges.moves.map(({ id, was }) => [id, was]));
  for (let after = "", more = true; more;) {
    const lock = (tx: Tx) =>
      tx
        .select()
        .from(claims)
        .where(and(inList(claims.supplierId, [...formerAccess.keys()]), ne(claims.status, "FINISHED"), gt(claims.id, after)))
        .orderBy(claims.id)
        .limit(BATCH_CLAIMS)
        .for("no key update");
    const rows = await lockedTransaction(work, lock, async (tx, now, rows) => {
      const supplierOf = await supplierFactsOf(
        tx,
        rows.map(({ supplierId }) => supplierId),
      );
      const changes = rows.map((before) => {
        const supplier = supplierOf.get(before.supplierId!)!;
        return { before, after: withSupplierAccess(before, formerAccess.get(before.supplierId!)!, supplier), supplier };
      });
      await commitClaimChanges(tx, changes, {
        now,
        actor,
        cause: "SUPPLIER",
        audit: (ids) => (ids.length ? [{ action: "claim.reconsider", model: "claim", after: { claims: ids } }] : []),
      });
      await evaluateResources(tx, [...new Set(rows.map(({ supplierId }) => supplierId!))].sort());
      return rows;
    });
    after = rows.at(-1)?.id ?? after;
    more = rows.length === BATCH_CLAIMS;
  }
  await deleteSupplierAccessChanges(work.db, accessChanges);
}

/** Age in milliseconds after which a pending change is considered abandoned by its node. */
const ABANDONED_AFTER_MS = 30_000;

export async function resumeAccessChanges(work: Work): Promise<boolean> {
  const pendingChanges = await pendingSupplierAccessChanges(work.db, work.clock.now() - ABANDONED_AFTER_MS);
  if (pendingChanges) await onSupplierAccessChanged(work, systemActor, pendingChanges);
  return pendingChanges !== undefined;
}

function withSupplierAccess(claim: ClaimRow, formerAccess: SupplierAccess, supplier: SupplierFacts): ClaimRow {
  const assignmentType =
    claim.assignmentType === assignmentTypeOf(formerAccess) ? assignmentTypeOf(supplier.access!) : claim.assignmentType;
  return assignmentType === claim.assignmentType ? claim : { ...claim, assignmentType };
}
