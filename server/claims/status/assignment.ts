import type { AssignmentType } from "../../../schema/rules/lists/claims";
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import type { ClaimRow } from "../../changes/claimState";

/** A proposed supplier is not assigned. */
export const assignedSupplierId = (row: Pick<ClaimRow, "proposed" | "supplierId"> | null): string | null =>
  row === null || row.proposed ? null : row.supplierId;

/** Assignment type by supplier access. Specification readings, "assignment type". */
export const assignmentTypeOf = (access: SupplierAccess): AssignmentType =>
  access === "MOBILE" || access === "WEB" ? "DIGITAL" : "MANUAL";
