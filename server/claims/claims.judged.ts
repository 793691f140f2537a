// The part of a stored claim that judging it reads: most of a claim's columns are texts that no rule looks at.
import { and, ne, sql, type SQL } from "drizzle-orm";
import type { Settings } from "../../schema/rules/settings";
import type { ClaimRow } from "../changes/claimState";
import { pick } from "../db/pick";
import type { Tx } from "../db/connect";
import { claims } from "../db/tables/claims";
import { positions } from "../db/tables/positions";
import { suppliers } from "../db/tables/suppliers";
import { noSupplier, type SupplierFacts, supplierFactsOf } from "./claims.supplierFacts.queries";

const read = [
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
  "judgedAt",
  "statusDueAt",
  "measuredFrom",
  "predictedAt",
  "settingsVersion",
  "lateSince",
  "processDueAt",
] as const satisfies (keyof ClaimRow)[];

/** A stored claim, as far as judging it goes. */
export type JudgedRow = Pick<ClaimRow, (typeof read)[number]>;
/** With what judging it gives beside. */
export type Judged<Row extends JudgedRow = JudgedRow> = Row & Pick<ClaimRow, "statusLabel" | "statusReason">;

/** A stored claim with what is kept elsewhere of it: the facts of its supplier. */
export interface JudgedClaim extends SupplierFacts {
  row: JudgedRow;
  /** Those that decided, with the values used. */
  usedSettings: Partial<Settings>;
}

const usedSettings = sql<Partial<Settings>>`${claims.statusReason} -> 'settings'`;

/** For `select`, joined with the claim's supplier. */
export const judgedClaim = {
  row: pick(claims, read),
  access: suppliers.access,
  lastFixAt: sql<Date | null>`(select ${positions.fixAt} from ${positions} where ${positions.supplierId} = ${claims.supplierId})`.mapWith(
    positions.fixAt,
  ),
  usedSettings,
};

/** At most so many open claims, in an order, locked; those that somebody else has are passed over: they judge them by what is so. */
export async function lockedForJudging(tx: Tx, which: SQL | undefined, size: number, ...order: SQL[]): Promise<JudgedClaim[]> {
  const found = await tx
    .select({ row: pick(claims, read), usedSettings })
    .from(claims)
    .where(and(ne(claims.status, "FINISHED"), which))
    .orderBy(...order)
    .limit(size)
    .for("no key update", { skipLocked: true });
  // Asked apart, under the lock: a claim that gets another supplier while a join looks for it would seem to have none.
  const supplierOf = await supplierFactsOf(
    tx,
    found.map(({ row }) => row.supplierId),
  );
  return found.map((one) => ({ ...one, ...(supplierOf.get(one.row.supplierId ?? "") ?? noSupplier) }));
}
