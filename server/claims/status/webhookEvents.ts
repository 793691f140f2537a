import { claimEventTypes } from "../../../schema/rules/claims/webhooks";
import type { NewEvent } from "../../integrations/webhooks/appendEvents";
import { assignedSupplierId } from "./assignment";
import type { EvaluatedRow } from "./evaluatedClaim";
import type { Evaluation } from "./evaluation";

/** Webhook events of a written claim. Only assigned suppliers count, not proposed ones. */
export function claimEvents({ before, after }: Evaluation<EvaluatedRow>): NewEvent[] {
  const factsOf = (row: EvaluatedRow) => ({ ...row, supplierId: assignedSupplierId(row) });
  const facts = {
    statusBefore: before?.status ?? null,
    statusAfter: after.status,
    supplierBefore: assignedSupplierId(before),
  };
  return claimEventTypes(before && factsOf(before), factsOf(after)).map((type) => ({ type, claimId: after.id, facts }));
}
