// What the assistance system can be asked: where, which error numbers it answers with (specification section 8), and what the simulator, which
// checks as the real one does, has against it.
import { type AssistanceOperation, assistanceOperations } from "../../../schema/rules/claims/actions";
import { arrivalErrorOf } from "../../../schema/rules/claims/actionTimes";
import type { IntegrationOperation } from "../../../schema/rules/claims/actionState";
import type { ErrorCode } from "../../../schema/rules/errors";
import { supplierCode } from "../../../schema/rules/suppliers/suppliers";
import type { claims } from "../../db/tables/claims";
import type { CallBody } from "../adapter";

type ClaimRow = typeof claims.$inferSelect;

interface Operation {
  /** Below the assistance system's address. */
  path: string;
  /** What its error numbers mean; those that are not there are INTEGRATION_REJECTED. */
  errorNumbers?: Readonly<Record<number, ErrorCode>>;
  /** When the request's identifier came before, with another claim; absent: that is not looked at. */
  errorOfReusedRequest?: ErrorCode;
  /** What the simulator answers; null: it accepts. */
  simulatedRejection(claim: ClaimRow, body: CallBody, now: Date): ErrorCode | null;
}

const rejectionOfCancelled = ({ cancelledAt }: ClaimRow): ErrorCode | null => (cancelledAt ? "ARRIVAL_SERVICE_CANCELLED" : null);

const operations: Record<AssistanceOperation, Operation> = {
  confirmArrival: {
    path: "arrivals",
    errorNumbers: {
      1: "ARRIVAL_SERVICE_UNKNOWN",
      2: "ARRIVAL_NOT_MANUAL",
      3: "ARRIVAL_ALREADY_NOTIFIED",
      4: "ARRIVAL_AFTER_COMPLETION",
      5: "ARRIVAL_BEFORE_ASSIGNMENT",
      6: "ARRIVAL_SERVICE_CANCELLED",
      7: "ARRIVAL_IN_FUTURE",
    },
    simulatedRejection: (claim, { at }, now) =>
      rejectionOfCancelled(claim) ??
      (claim.assignmentType !== "MANUAL"
        ? "ARRIVAL_NOT_MANUAL"
        : claim.arrivedAt
          ? "ARRIVAL_ALREADY_NOTIFIED"
          : simulatedTimeError(claim, new Date(String(at)), now)),
  },
  confirmCompletion: {
    path: "completions",
    errorNumbers: { 1: "COMPLETION_REQUEST_MISMATCH", 2: "COMPLETION_STATUS_INVALID" },
    errorOfReusedRequest: "COMPLETION_REQUEST_MISMATCH",
    simulatedRejection: ({ arrivedAt, finishedAt, cancelledAt }) =>
      arrivedAt === null || finishedAt || cancelledAt ? "COMPLETION_STATUS_INVALID" : null,
  },
  cancelService: { path: "service-cancellations", simulatedRejection: rejectionOfCancelled },
  cancelProvider: {
    path: "provider-cancellations",
    simulatedRejection: (claim, { supplierId }) =>
      rejectionOfCancelled(claim) ??
      (supplierId === (claim.supplierId && supplierCode({ id: claim.supplierId, instanceId: claim.instanceId }))
        ? null
        : "INTEGRATION_REJECTED"),
  },
  notifyDelay: { path: "delays", simulatedRejection: rejectionOfCancelled },
};

const simulatedTimeError = ({ assignedAt, validatedAt, occurredAt, finishedAt }: ClaimRow, at: Date, now: Date): ErrorCode | null =>
  arrivalErrorOf(
    {
      assignedAt: assignedAt?.getTime() ?? null,
      validatedAt: validatedAt?.getTime() ?? null,
      occurredAt: occurredAt.getTime(),
      finishedAt: finishedAt?.getTime() ?? null,
    },
    at.getTime(),
    now.getTime(),
  );

const isAssistanceOperation = (operation: IntegrationOperation): operation is AssistanceOperation => operation in assistanceOperations;

/** Throws for an operation that is not the assistance system's. */
export function operationOf(operation: IntegrationOperation): Operation {
  if (!isAssistanceOperation(operation)) throw new Error(`the assistance system knows no ${operation}`);
  return operations[operation];
}

/** What a number means in the answer to this operation. */
export const rejectionOfNumber = (operation: IntegrationOperation, number: number): ErrorCode =>
  operationOf(operation).errorNumbers?.[number] ?? "INTEGRATION_REJECTED";
