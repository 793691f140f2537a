import { defineMessages, type MessageDescriptor } from "react-intl";
import type { ClaimActionName } from "../../../schema/rules/claims/actions";

/** What each action is called on its button. */
export const actionLabels: Record<ClaimActionName, MessageDescriptor> = defineMessages({
  manageDelay: { id: "claim.action.manageDelay", defaultMessage: "Manage delay" },
  confirmArrival: { id: "claim.action.confirmArrival", defaultMessage: "Arrival" },
  confirmCompletion: { id: "claim.action.confirmCompletion", defaultMessage: "Completion" },
  cancelProvider: { id: "claim.action.cancelProvider", defaultMessage: "Cancel provider" },
  cancelService: { id: "claim.action.cancelService", defaultMessage: "Cancel service" },
});

/** While it is under way. */
export const pendingLabels: Record<ClaimActionName, MessageDescriptor> = defineMessages({
  manageDelay: { id: "claim.pending.manageDelay", defaultMessage: "Managing the delay…" },
  confirmArrival: { id: "claim.pending.confirmArrival", defaultMessage: "Confirming the arrival…" },
  confirmCompletion: { id: "claim.pending.confirmCompletion", defaultMessage: "Confirming the completion…" },
  cancelProvider: { id: "claim.pending.cancelProvider", defaultMessage: "Cancelling the provider…" },
  cancelService: { id: "claim.pending.cancelService", defaultMessage: "Cancelling the service…" },
});

/** When it is done; `id` is the claim's. */
export const doneLabels: Record<ClaimActionName, MessageDescriptor> = defineMessages({
  manageDelay: { id: "claim.done.manageDelay", defaultMessage: "Delay managed · {id}" },
  confirmArrival: { id: "claim.done.confirmArrival", defaultMessage: "Arrival confirmed · {id}" },
  confirmCompletion: { id: "claim.done.confirmCompletion", defaultMessage: "Completion confirmed · {id}" },
  cancelProvider: { id: "claim.done.cancelProvider", defaultMessage: "Provider cancelled · {id}" },
  cancelService: { id: "claim.done.cancelService", defaultMessage: "Service cancelled · {id}" },
});
