import { ACTION_SOURCE, isOver } from "./applyAction";
import type { AwaitedAction } from "./definition";

export const cancelService: AwaitedAction = {
  description: "Cancels the service if the assistance system agrees.",
  errors: ["SERVICE_CANCELLATION_FAILED", "INTEGRATION_REJECTED"],
  failureCode: "SERVICE_CANCELLATION_FAILED",
  apply: (before, _action, { now }) =>
    isOver(before.row) ? null : { ...before, row: { ...before.row, cancelledAt: now, closedBy: ACTION_SOURCE } },
};
