// The columns that evaluation reads. Most columns of a claim are texts that no rule uses.
import { and, ne, sql, type SQL } from "drizzle-orm";
import type { Settings } from "../../../schema/rules/settings/kpiSettings";
import { claimStateColumns, type ClaimRow } from "../../changes/claimState";
import { selectColumns } from "../../db/selectColumns";
import type { Tx } from "../../db/connect";
import { claims } from "../../db/tables/claims";
import { positions } from "../../db/tables/positions";
import { suppliers } from "../../db/tables/suppliers";
import { NO_SUPPLIER_FACTS, type SupplierFacts, supplierFactsOf } from "./supplierFacts.queries";

const evaluatedColumns = [
  "id",
  "instanceId",
  "version",
  "createdAt",
  "finishedAt",
  "cancelledAt",
  "scheduled",
  "plannedStart",
  "plannedEnd",
  "occurredAt",
  "validatedAt",
  "noSupplierSince",
  "supplierId",
  "proposed",
  "assignedAt",
  "promisedAt",
  "promisedFrom",
  "acceptedAt",
  "arrivedAt",
  "arrivedLate",
  "managedUntil",
  "managedAt",
  "workManagedUntil",
  "etaSeconds",
  "etaFixAt",
  "eta",
  "pendingAction",
  "status",
  "statusAt",
  "evaluatedAt",
  "statusDueAt",
  "measuredFrom",
  "predictedAt",
  "criticalStatus",
  "criticalFrom",
  "lateChance",
  "likelyLateAt",
  "veryLikelyLateAt",
  "likelyLateSince",
  "settingsVersion",
  "lateSince",
  "processDueAt",
] as const satisfies (keyof ClaimRow)[];

export type EvaluatedRow = Pick<ClaimRow, (typeof evaluatedColumns)[number]>;
export type Evaluated<Row extends EvaluatedRow = EvaluatedRow> = Row & Pick<ClaimRow, "statusLabel" | "statusReason">;

export interface EvaluatedClaim extends SupplierFacts {
  row: EvaluatedRow;
  usedSettings: Partial<Settings>;
}

const usedSettings = sql<Partial<Settings>>`${claims.statusReason} -> 'settings'`;

export const evaluatedClaimColumns = {
  row: selectColumns(claims, evaluatedColumns),
  access: suppliers.access,
  lastFixAt: sql<Date | null>`(select ${positions.fixAt} from ${positions} where ${positions.supplierId} = ${claims.supplierId})`.mapWith(
    positions.fixAt,
  ),
  usedSettings,
};

/** `state` also reads the columns that boards keep, for batches where most claims change. */
const columnsRead = {
  facts: selectColumns(claims, evaluatedColumns),
  state: selectColumns(claims, [...evaluatedColumns, ...claimStateColumns]),
};

/** Locks up to `maxRows` open claims. Skips rows locked by another transaction; that transaction evaluates them. */
export async function lockForEvaluation(
  tx: Tx,
  condition: SQL | undefined,
  { maxRows, order, read = "facts" }: { maxRows: number; order: SQL[]; read?: keyof typeof columnsRead },
): Promise<EvaluatedClaim[]> {
  const lockedClaims: Pick<EvaluatedClaim, "row" | "usedSettings">[] = await tx
    .select({ row: columnsRead[read], usedSettings })
    .from(claims)
    .where(and(ne(claims.status, "FINISHED"), condition))
    .orderBy(...order)
    .limit(maxRows)
    .for("no key update", { skipLocked: true });
  // A separate statement under the lock: a join would miss a supplier assigned while it ran.
  const supplierOf = await supplierFactsOf(
    tx,
    lockedClaims.map(({ row }) => row.supplierId),
  );
  return lockedClaims.map((claim) => ({ ...claim, ...(supplierOf.get(claim.row.supplierId ?? "") ?? NO_SUPPLIER_FACTS) }));
}
