// The assistance system's error numbers, specification section 8. The one table between them and our codes.
import type { IntegrationOperation } from "../../../schema/rules/claims/actionState";
import type { ErrorCode } from "../../../schema/rules/errors";

const arrivalErrors: Record<number, ErrorCode> = {
  1: "ARRIVAL_SERVICE_UNKNOWN",
  2: "ARRIVAL_NOT_MANUAL",
  3: "ARRIVAL_ALREADY_NOTIFIED",
  4: "ARRIVAL_AFTER_COMPLETION",
  5: "ARRIVAL_BEFORE_ASSIGNMENT",
  6: "ARRIVAL_SERVICE_CANCELLED",
  7: "ARRIVAL_IN_FUTURE",
};
const completionErrors: Record<number, ErrorCode> = { 1: "COMPLETION_REQUEST_MISMATCH", 2: "COMPLETION_STATUS_INVALID" };

/** What a number means in the answer to this operation; those that the catalogue does not number are one. */
export const rejectionOfNumber = (operation: IntegrationOperation, number: number): ErrorCode =>
  (operation === "confirmArrival" ? arrivalErrors[number] : operation === "confirmCompletion" ? completionErrors[number] : undefined) ??
  "INTEGRATION_REJECTED";
