import { sourceCode } from "../../../schema/rules/instanceIds";
import type { ClaimRow } from "../../changes/claimState";
import { assignedSupplierId } from "../status/assignment";
import { happenedAt, isOver, withActionRecord } from "./applyAction";
import type { AwaitedAction } from "./definition";

function codeOfSupplier(claim: ClaimRow): string | null {
  const id = assignedSupplierId(claim);
  return id && sourceCode({ id, instanceId: claim.instanceId });
}

export const cancelProvider: AwaitedAction = {
  description:
    "Removes the supplier from the claim if the assistance system agrees. The promise is kept; the waiting time for a supplier starts again.",
  errors: ["NO_SUPPLIER_TO_CANCEL", "SUPPLIER_ARRIVED", "PROVIDER_CANCELLATION_FAILED", "INTEGRATION_REJECTED"],
  failureCode: "PROVIDER_CANCELLATION_FAILED",
  notification: (claim) => ({ supplierId: codeOfSupplier(claim) }),
  // The assigned supplier may have changed while the call was pending.
  apply: (before, action, context) =>
    isOver(before.row) || before.row.arrivedAt !== null || assignedSupplierId(before.row) !== action.before?.supplierId
      ? null
      : withActionRecord(before, { supplierId: null, noSupplierSince: happenedAt(action), pendingArrivalSince: null }, context),
};
