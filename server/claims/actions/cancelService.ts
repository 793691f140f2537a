import { ACTION_SOURCE, isOver } from "./applyAction";
import type { AwaitedAction } from "./definition";

export const cancelService: AwaitedAction = {
  description: "Calls the service off, when the assistance system agrees.",
  errors: ["SERVICE_CANCELLATION_FAILED", "INTEGRATION_REJECTED"],
  failureCode: "SERVICE_CANCELLATION_FAILED",
  apply: (before, _action, { now }) =>
    isOver(before.row) ? null : { ...before, row: { ...before.row, cancelledAt: now, closedBy: ACTION_SOURCE } },
};
