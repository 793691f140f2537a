// Definitions of all actions. Held actions change the claim immediately; awaited actions change it after the assistance system agrees.
import type { AwaitedActionName, HeldActionName } from "../../../schema/rules/claims/actions";
import { cancelProvider } from "./cancelProvider";
import { cancelService } from "./cancelService";
import { confirmArrival } from "./confirmArrival";
import { confirmCompletion } from "./confirmCompletion";
import type { AwaitedAction, HeldAction } from "./definition";
import { manageDelay } from "./manageDelay";

export const heldActions: Record<HeldActionName, HeldAction> = { manageDelay };
export const awaitedActions: Record<AwaitedActionName, AwaitedAction> = {
  confirmArrival,
  confirmCompletion,
  cancelProvider,
  cancelService,
};
