// The part of a stored claim that judging it reads: most of a claim's columns are texts that no rule looks at.
import { sql } from "drizzle-orm";
import type { Settings } from "../../schema/rules/settings";
import type { SupplierAccess } from "../../schema/rules/suppliers";
import type { ClaimRow } from "../changes/claimState";
import { pick } from "../db/pick";
import { claims } from "../db/tables/claims";
import { suppliers } from "../db/tables/suppliers";

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

/** A stored claim with what is kept elsewhere of it. */
export interface JudgedClaim {
  row: JudgedRow;
  /** How its supplier is reached; null: it has none. */
  access: SupplierAccess | null;
  /** Those that decided, with the values used. */
  usedSettings: Partial<Settings>;
}

/** For `select`, joined with the claim's supplier. */
export const judgedClaim = {
  row: pick(claims, read),
  access: suppliers.access,
  usedSettings: sql<Partial<Settings>>`${claims.statusReason} -> 'settings'`,
};
