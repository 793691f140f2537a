// The part of a stored claim that evaluating it reads: most of a claim's columns are texts that no rule looks at.
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
  "pendingAction",
  "status",
  "statusAt",
  "evaluatedAt",
  "statusDueAt",
  "measuredFrom",
  "predictedAt",
  "criticalStatus",
  "criticalFrom",
  "settingsVersion",
  "lateSince",
  "processDueAt",
] as const satisfies (keyof ClaimRow)[];

/** A stored claim, as far as evaluating it goes. */
export type EvaluatedRow = Pick<ClaimRow, (typeof evaluatedColumns)[number]>;
/** The same with the label and the reason, which evaluating adds. */
export type Evaluated<Row extends EvaluatedRow = EvaluatedRow> = Row & Pick<ClaimRow, "statusLabel" | "statusReason">;

/** A stored claim with what is kept elsewhere of it: the facts of its supplier. */
export interface EvaluatedClaim extends SupplierFacts {
  row: EvaluatedRow;
  /** Those that decided, with the values used. */
  usedSettings: Partial<Settings>;
}

const usedSettings = sql<Partial<Settings>>`${claims.statusReason} -> 'settings'`;

/** For `select`, joined with the claim's supplier. */
export const evaluatedClaimColumns = {
  row: selectColumns(claims, evaluatedColumns),
  access: suppliers.access,
  lastFixAt: sql<Date | null>`(select ${positions.fixAt} from ${positions} where ${positions.supplierId} = ${claims.supplierId})`.mapWith(
    positions.fixAt,
  ),
  usedSettings,
};

/** What is read of the claims that are evaluated; with `state` also what boards keep of them, where most will be others than before. */
const columnsRead = {
  facts: selectColumns(claims, evaluatedColumns),
  state: selectColumns(claims, [...evaluatedColumns, ...claimStateColumns]),
};

/** At most so many open claims, in an order, locked; those that somebody else has are passed over: they evaluate them by what is so. */
export async function lockForEvaluation(
  tx: Tx,
  condition: SQL | undefined,
  { maxRows, order, read = "facts" }: { maxRows: number; order: SQL[]; read?: keyof typeof columnsRead },
): Promise<EvaluatedClaim[]> {
  const found: Pick<EvaluatedClaim, "row" | "usedSettings">[] = await tx
    .select({ row: columnsRead[read], usedSettings })
    .from(claims)
    .where(and(ne(claims.status, "FINISHED"), condition))
    .orderBy(...order)
    .limit(maxRows)
    .for("no key update", { skipLocked: true });
  // Asked apart, under the lock: a claim that gets another supplier while a join looks for it would seem to have none.
  const supplierOf = await supplierFactsOf(
    tx,
    found.map(({ row }) => row.supplierId),
  );
  return found.map((one) => ({ ...one, ...(supplierOf.get(one.row.supplierId ?? "") ?? NO_SUPPLIER_FACTS) }));
}
