// The part of a stored claim that judging it reads: most of a claim's columns are texts that no rule looks at.
import { sql } from "drizzle-orm";
import type { Settings } from "../../schema/rules/settings";
import type { ClaimRow } from "../changes/claimState";
import { pick } from "../db/pick";
import { claims } from "../db/tables/claims";
import { positions } from "../db/tables/positions";
import { suppliers } from "../db/tables/suppliers";
import type { SupplierFacts } from "./claims.supplierFacts.queries";

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
  "workManagedUntil",
  "etaSeconds",
  "etaFixAt",
  "pendingAction",
  "status",
  "statusAt",
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

/** For `select`, joined with the claim's supplier. */
export const judgedClaim = {
  row: pick(claims, read),
  access: suppliers.access,
  lastFixAt: sql<Date | null>`(select ${positions.fixAt} from ${positions} where ${positions.supplierId} = ${claims.supplierId})`.mapWith(
    positions.fixAt,
  ),
  usedSettings: sql<Partial<Settings>>`${claims.statusReason} -> 'settings'`,
};
