import { uuidv7 } from "uuidv7";
import type { StatusCause } from "../../schema/rules/statusLog";
import type { Tx } from "../db/connect";
import { insertRows } from "../db/rows";
import { statusLog } from "../db/tables/statusLog";
import { type Actor, actorRow } from "../platform/actor";
import type { Judged, JudgedRow } from "./claims.judged";
import { drivingTo, factsOf } from "./claims.status";
import type { SupplierFacts } from "./claims.supplierFacts.queries";

/** A claim before and after a deed; `supplier`: the one that it has after it. */
export interface StatusMove {
  before: JudgedRow | null;
  after: Judged;
  supplier: SupplierFacts;
}

/** Appends those whose status is another one, in the transaction that changes it: what decided, and who or what caused it. */
export async function logStatuses(tx: Tx, actor: Actor, cause: StatusCause, moves: readonly StatusMove[]): Promise<void> {
  const rows = moves
    .filter(({ before, after }) => before?.status !== after.status)
    .map(({ before, after, supplier }): typeof statusLog.$inferSelect => ({
      id: uuidv7(),
      at: after.statusAt,
      claimId: after.id,
      version: after.version,
      from: before?.status ?? null,
      to: after.status,
      reason: after.statusReason,
      settingsVersion: after.settingsVersion,
      inputs: { claim: factsOf(after, supplier.access), resource: drivingTo(after, supplier.lastFixAt) },
      cause,
      ...actorRow(actor),
    }));
  await insertRows(tx, statusLog, rows);
}
