// Who serves a claim, and how that supplier is notified.
import type { AssignmentType } from "../../../schema/rules/claims/claims";
import type { SupplierAccess } from "../../../schema/rules/suppliers/suppliers";
import type { ClaimRow } from "../../changes/claimState";

/** Who is to give the service; a proposed supplier is not assigned. */
export const assignedSupplierId = (row: Pick<ClaimRow, "proposed" | "supplierId"> | null): string | null =>
  row === null || row.proposed ? null : row.supplierId;

/** How a supplier is notified, by how it is reached. Readings, "assignment type". */
export const assignmentTypeOf = (access: SupplierAccess): AssignmentType =>
  access === "MOBILE" || access === "WEB" ? "DIGITAL" : "MANUAL";
