import { isDeepStrictEqual } from "node:util";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { insertNewRows, insertTogether, replaceRows, rowsOf } from "../../db/bulk/rows";
import { claims, milestones, movements } from "../../db/tables/claims";
import type { ClaimRow } from "../../changes/claimState";
import { NO_CLAIM, type ClaimSnapshot } from "./claimSnapshot";
import type { EvaluatedRow } from "./evaluatedClaim";
import type { ClaimChange } from "./evaluation";

/** Locks claims in ID order until the transaction ends. Unknown IDs map to NO_CLAIM. */
export async function lockClaims(tx: Tx, ids: readonly string[]): Promise<Map<string, ClaimSnapshot>> {
  const rows = await tx.select().from(claims).where(inList(claims.id, ids)).orderBy(claims.id).for("no key update");
  const snapshots = new Map<string, ClaimSnapshot>(ids.map((id) => [id, NO_CLAIM]));
  if (!rows.length) return snapshots;
  const lockedIds = rows.map(({ id }) => id);
  const [milestoneRows, movementRows] = await Promise.all([
    tx.select().from(milestones).where(inList(milestones.claimId, lockedIds)).then(grouped),
    tx.select().from(movements).where(inList(movements.claimId, lockedIds)).then(grouped),
  ]);
  for (const row of rows)
    snapshots.set(row.id, {
      row,
      milestones: new Map(milestoneRows.get(row.id)?.map(({ code, at, url }) => [code, { at, url }])),
      movements: new Map(movementRows.get(row.id)?.map(({ number, amount }) => [number, amount])),
    });
  return snapshots;
}

function grouped<R extends { claimId: string }>(rows: R[]): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) groups.set(row.claimId, [...(groups.get(row.claimId) ?? []), row]);
  return groups;
}

/** Inserts or replaces complete rows. Existing rows must be locked. Throws ConcurrentInsertError. */
export async function writeClaims(tx: Tx, written: readonly { before: EvaluatedRow | null; after: ClaimRow }[]): Promise<void> {
  const inOrder = [...written].sort((a, b) => (a.after.id < b.after.id ? -1 : 1));
  const added = inOrder.filter(({ before }) => before === null).map(({ after }) => after);
  await insertNewRows(tx, claims, added);
  await replaceRows(
    tx,
    claims,
    inOrder.filter(({ before }) => before !== null).map(({ after }) => after),
  );
}

export async function writeDetails(tx: Tx, changes: readonly ClaimChange<EvaluatedRow>[]): Promise<void> {
  const written = changes
    .flatMap(({ after: { id }, details }) => (details ? [{ id, ...details }] : []))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const milestonesChanged = written.filter(({ before, after }) => !isDeepStrictEqual(before.milestones, after.milestones));
  const movementsChanged = written.filter(({ before, after }) => !isDeepStrictEqual(before.movements, after.movements));
  await deleteOfClaims(
    tx,
    milestones,
    milestonesChanged.filter(({ before }) => before.milestones.size).map(({ id }) => id),
  );
  await deleteOfClaims(
    tx,
    movements,
    movementsChanged.filter(({ before }) => before.movements.size).map(({ id }) => id),
  );
  await insertTogether(tx, [
    rowsOf(
      milestones,
      milestonesChanged.flatMap(({ id, after }) => [...after.milestones].map(([code, { at, url }]) => ({ claimId: id, code, at, url }))),
    ),
    rowsOf(
      movements,
      movementsChanged.flatMap(({ id, after }) => [...after.movements].map(([number, amount]) => ({ claimId: id, number, amount }))),
    ),
  ]);
}

async function deleteOfClaims(tx: Tx, table: typeof milestones | typeof movements, claimIds: readonly string[]): Promise<void> {
  if (claimIds.length) await tx.delete(table).where(inList(table.claimId, claimIds));
}
