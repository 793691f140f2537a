// Operations of the assistance system: path, error numbers (specification section 8), and the checks of the simulator, which match the
// real system's.
import { type AssistanceOperation, assistanceOperations } from "../../../schema/rules/claims/actions";
import { arrivalErrorOf } from "../../../schema/rules/claims/actionTimes";
import type { IntegrationOperation } from "../../../schema/rules/claims/integrations";
import type { ErrorCode } from "../../../schema/rules/errors";
import { sourceCode } from "../../../schema/rules/instanceIds";
import type { claims } from "../../db/tables/claims";
import type { CallBody } from "../adapter";

type ClaimRow = typeof claims.$inferSelect;

interface Operation {
  path: string;
  /** Error codes by number; others are INTEGRATION_REJECTED. */
  errorNumbers?: Readonly<Record<number, ErrorCode>>;
  /** Error if the request id was used for another claim; absent if that is not checked. */
  errorOfReusedRequest?: ErrorCode;
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
      (supplierId === (claim.supplierId && sourceCode({ id: claim.supplierId, instanceId: claim.instanceId }))
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

export function operationOf(operation: IntegrationOperation): Operation {
  if (!isAssistanceOperation(operation)) throw new Error(`the assistance system knows no ${operation}`);
  return operations[operation];
}

export const rejectionOfNumber = (operation: IntegrationOperation, number: number): ErrorCode =>
  operationOf(operation).errorNumbers?.[number] ?? "INTEGRATION_REJECTED";
