import { and, gt, ne } from "drizzle-orm";
import type { SupplierAccess } from "../../schema/rules/suppliers";
import { record as audit } from "../audit/record";
import type { Announcer } from "../changes/announcer";
import { changed } from "../changes/append";
import { claimState, type ClaimRow } from "../changes/claimState";
import { type AccessMoves, forgetAccessMoves, openAccessMoves } from "../db/accessMoves";
import { among } from "../db/among";
import type { Tx } from "../db/connect";
import { replaceRows } from "../db/rows";
import { claims } from "../db/tables/claims";
import { lockedTransaction, type Work } from "../db/transaction";
import { type Actor, systemActor } from "../platform/actor";
import { evaluateResources } from "../positions/resources.actions";
import { assignmentTypeOf } from "./claims.assignment";
import { settingsInForce, type SettingsInForce } from "../settings/settings.queries";
import { evaluated } from "./claims.status";
import { logStatuses } from "./claims.statusLog";
import { supplierFactsOf, type SupplierFacts } from "./claims.supplierFacts.queries";

/** Claims in one transaction: short, so that no reader of the log waits. */
const batch = 300;

/**
 * Gives the open claims of suppliers whose access moved what follows from it: the limits their status is judged by, and the assignment
 * type where it was the one of the old access. Claims often come in before their supplier, which until then counts as one that is phoned.
 * Then the moves need to be noted no longer. Safe to repeat, also when the suppliers have moved on meanwhile.
 */
export async function reconsiderClaims(work: Work & { announcer: Announcer }, actor: Actor, noted: AccessMoves): Promise<void> {
  const wasOf = new Map(noted.moves.map(({ id, was }) => [id, was]));
  for (let after = "", more = true; more;) {
    const lock = (tx: Tx) =>
      tx
        .select()
        .from(claims)
        .where(and(among(claims.supplierId, [...wasOf.keys()]), ne(claims.status, "FINISHED"), gt(claims.id, after)))
        .orderBy(claims.id)
        .limit(batch)
        .for("no key update");
    const rows = await lockedTransaction(work, lock, async (tx, now, rows) => {
      const settings = await settingsInForce(tx, now);
      const before = new Map(rows.map((row) => [row.id, row]));
      const supplierOf = await supplierFactsOf(
        tx,
        rows.map(({ supplierId }) => supplierId),
      );
      const moved = rows
        .map((row) => reconsidered(row, wasOf.get(row.supplierId!)!, supplierOf.get(row.supplierId!)!, settings, now))
        .filter((row, i) => row !== rows[i]);
      if (!moved.length) return rows;
      await replaceRows(tx, claims, moved);
      await changed(
        tx,
        moved.map((row) => ({ kind: "claim" as const, state: claimState(row) })),
      );
      await logStatuses(
        tx,
        actor,
        "SUPPLIER",
        moved.map((after) => ({ before: before.get(after.id)!, after, supplier: supplierOf.get(after.supplierId!)! })),
      );
      await evaluateResources(tx, [...new Set(moved.map(({ supplierId }) => supplierId!))].sort());
      await audit(tx, now, actor, { action: "claim.reconsider", model: "claim", after: { claims: moved.map(({ id }) => id) } });
      return rows;
    });
    work.announcer.grown();
    after = rows.at(-1)?.id ?? after;
    more = rows.length === batch;
  }
  await forgetAccessMoves(work.db, noted);
}

/** What was noted longer ago than this is not under way any more, milliseconds. */
const abandoned = 30_000;

/** Has the claims follow of suppliers that a node took and was gone before they did; answers whether there were any. */
export async function reconsiderAbandoned(work: Work & { announcer: Announcer }): Promise<boolean> {
  const noted = await openAccessMoves(work.db, work.clock.now() - abandoned);
  if (noted) await reconsiderClaims(work, systemActor, noted);
  return noted !== undefined;
}

function reconsidered(claim: ClaimRow, was: SupplierAccess, supplier: SupplierFacts, settings: SettingsInForce, now: Date): ClaimRow {
  const assignmentType = claim.assignmentType === assignmentTypeOf(was) ? assignmentTypeOf(supplier.access!) : claim.assignmentType;
  const row = evaluated({ ...claim, assignmentType }, supplier, settings, now);
  const same =
    row.status === claim.status && assignmentType === claim.assignmentType && row.statusDueAt?.getTime() === claim.statusDueAt?.getTime();
  return same ? claim : { ...row, version: claim.version + 1, updatedAt: now };
}
