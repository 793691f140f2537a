import { supplierCode } from "../../../schema/rules/suppliers/suppliers";
import type { ClaimRow } from "../../changes/claimState";
import { assignedSupplierId } from "../status/assignment";
import { happenedAt, isOver, withActionRecord } from "./applyAction";
import type { AwaitedAction } from "./definition";

/** Outside systems know a supplier by its code. */
function codeOfSupplier(claim: ClaimRow): string | null {
  const id = assignedSupplierId(claim);
  return id && supplierCode({ id, instanceId: claim.instanceId });
}

export const cancelProvider: AwaitedAction = {
  description: "Takes the supplier off, when the assistance system agrees; the promise stays, the waiting begins now.",
  errors: ["NO_SUPPLIER_TO_CANCEL", "SUPPLIER_ARRIVED", "PROVIDER_CANCELLATION_FAILED", "INTEGRATION_REJECTED"],
  failureCode: "PROVIDER_CANCELLATION_FAILED",
  notification: (claim) => ({ supplierId: codeOfSupplier(claim) }),
  // Missed since it was asked: the outside may have sent another one before we had its answer.
  apply: (before, action, context) =>
    isOver(before.row) || before.row.arrivedAt !== null || assignedSupplierId(before.row) !== action.before?.supplierId
      ? null
      : withActionRecord(before, { supplierId: null, noSupplierSince: happenedAt(action), pendingArrivalSince: null }, context),
};
