import type { AssignmentType } from "../../../schema/rules/lists/claims";
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import type { ClaimRow } from "../../changes/claimState";
import type { ClaimSource } from "../../db/tables/claims";
import { assignedSupplierId, assignmentTypeOf } from "../status/assignment";
import type { ClaimSnapshot, ExistingClaimSnapshot } from "../status/claimSnapshot";
import type { ClaimRecord } from "./claimRecord";
import { NO_PREDICTION } from "./prediction";

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
 * On a supplier change, clears acceptance and prediction but keeps the promise. Returns the remaining milestones. A removal not made by
 * the feed is stored in `cancelledSuppliers`.
 */
export function afterSupplierChange(
  { row, milestones }: ExistingClaimSnapshot,
  before: ClaimRow | null,
  record: ClaimRecord,
  from: ClaimSource,
  now: Date,
): ClaimSnapshot["milestones"] {
  const [formerId, currentId] = [assignedSupplierId(before), assignedSupplierId(row)];
  if (before === null || formerId === currentId) return milestones;
  if (record.assignedAt == null)
    row.assignedAt = currentId === null ? null : ((currentId === before.supplierId ? before.assignedAt : null) ?? now);
  if (currentId === null) row.noSupplierSince = record.noSupplierSince ?? now;
  if (formerId === null) return milestones;
  const since = record.noSupplierSince ?? record.assignedAt ?? now;
  if (from !== "FEED") row.cancelledSuppliers = { ...row.cancelledSuppliers, [formerId]: since.toISOString() };
  Object.assign(row, { acceptedAt: null, ...NO_PREDICTION });
  return new Map([...milestones].filter(([code]) => code !== "ACCEPTANCE"));
}

/**
 * Drops assignment fields that name a supplier removed earlier, unless the record gives a later assignment time: the feed may be
 * outdated. Proposals are kept.
 */
export function withoutCancelledSupplier(before: ClaimRow | null, record: ClaimRecord): ClaimRecord {
  const { supplierId = before?.supplierId ?? null, proposed = before?.proposed ?? null, assignedAt, milestones } = record;
  if (!before || supplierId === null || proposed || assignedSupplierId(before) === supplierId) return record;
  const cancelledAt = before.cancelledSuppliers?.[supplierId];
  if (cancelledAt === undefined || (assignedAt && assignedAt > new Date(cancelledAt))) return record;
  return {
    ...Object.fromEntries(Object.entries(record).filter(([field]) => !ASSIGNMENT_FIELDS.has(field))),
    id: record.id,
    ...(milestones && { milestones: milestones.filter(({ code, at }) => code !== "ACCEPTANCE" || at === null) }),
  };
}

const ASSIGNMENT_FIELDS: ReadonlySet<string> = new Set<keyof ClaimRecord>([
  "supplierId",
  "supplierName",
  "proposed",
  "assignedAt",
  "assignmentType",
  "promisedMinutes",
  "noSupplierSince",
  "pendingArrivalSince",
]);
