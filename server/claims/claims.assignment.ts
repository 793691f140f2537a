// What follows when a claim gains, changes or loses its supplier.
import type { AssignmentType } from "../../schema/rules/claims";
import type { SupplierAccess } from "../../schema/rules/suppliers";
import type { ClaimRow } from "../changes/claimState";
import type { Standing, StandingClaim } from "./claims.standing";
import type { ClaimRecord } from "./claims.records";

/** Who is to give the service; a proposed supplier is not assigned. */
export const assignedTo = (row: Pick<ClaimRow, "proposed" | "supplierId"> | null): string | null =>
  row === null || row.proposed ? null : row.supplierId;

/** How a supplier is told, by how it is reached. Readings, "assignment type". */
export const assignmentTypeOf = (access: SupplierAccess): AssignmentType =>
  access === "MOBILE" || access === "WEB" ? "DIGITAL" : "MANUAL";

/** What the record says; else, once the supplier is another one, what its access says. */
export function assignmentTypeFor(
  row: ClaimRow,
  before: ClaimRow | null,
  { assignmentType }: ClaimRecord,
  access: SupplierAccess | null,
): AssignmentType | null {
  if (assignmentType) return assignmentType;
  if (assignmentType === undefined && before !== null && before.supplierId === row.supplierId) return before.assignmentType;
  return access && assignmentTypeOf(access);
}

/**
 * Acceptance and prediction belong to the supplier that is left, the promise to the insured stays. Without a time in the record the
 * assignment, or the waiting for a new one, begins now. Answers the milestones that remain.
 */
export function supplierMoved(
  { row, milestones }: StandingClaim,
  before: ClaimRow | null,
  record: ClaimRecord,
  now: Date,
): Standing["milestones"] {
  const [was, is] = [assignedTo(before), assignedTo(row)];
  if (before === null || was === is) return milestones;
  if (record.assignedAt === undefined) row.assignedAt = is === null ? null : ((is === before.supplierId ? before.assignedAt : null) ?? now);
  if (is === null) row.noSupplierSince = record.noSupplierSince ?? now;
  if (was === null) return milestones;
  // Whoever was to be taken off is off.
  if (row.pendingAction === "cancelProvider") Object.assign(row, { pendingAction: null, pendingSince: null });
  Object.assign(row, { acceptedAt: null, etaSeconds: null, etaFixAt: null });
  return new Map([...milestones].filter(([code]) => code !== "ACCEPTANCE"));
}
