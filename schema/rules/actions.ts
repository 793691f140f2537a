// What a person can do to a claim, and when. Readings, "Actions": the one table, for the server to refuse and the client to disable.
import type { AssignmentType, ClaimStatus } from "./claims";

/** Key: the mutation's name. */
export const ClaimAction = {
  manageDelay: "manageDelay",
  confirmArrival: "confirmArrival",
  confirmCompletion: "confirmCompletion",
  cancelProvider: "cancelProvider",
  cancelService: "cancelService",
} as const;
export type ClaimAction = keyof typeof ClaimAction;
export const claimActions = Object.keys(ClaimAction) as ClaimAction[];

const pendingArrival = [
  "PENDING_ARRIVAL",
  "PENDING_ARRIVAL_ADVANCED",
  "PENDING_ARRIVAL_INTIME",
  "PENDING_ARRIVAL_DELAYED",
  "PENDING_ARRIVAL_CRITICAL",
] as const satisfies ClaimStatus[];
const atWork = ["NO_FINISHED", "NO_FINISH_DELAYED", "NO_FINISH_ARRIVAL_INTIME", "NO_FINISH_MANAGED"] as const satisfies ClaimStatus[];

/** The statuses each action is for; null: any but finished. A provider can be cancelled also while the plan is far away. */
const allowedIn: Record<ClaimAction, readonly ClaimStatus[] | null> = {
  manageDelay: ["NO_SUPPLIER_DELAYED", ...pendingArrival, "MANAGED", ...atWork],
  confirmArrival: [...pendingArrival, "MANAGED"],
  confirmCompletion: atWork,
  cancelProvider: null,
  cancelService: null,
};

/** What the table reads of a claim; `supplied`: a supplier is assigned, not only proposed. */
export interface ActionFacts {
  status: ClaimStatus;
  assignmentType: AssignmentType | null;
  supplied: boolean;
  arrived: boolean;
  pendingAction: ClaimAction | null;
}

/** Why an action cannot be done now. Each is an error code, too. */
export type ActionRefusal =
  | "CLAIM_FINISHED"
  | "ACTION_PENDING"
  | "CLAIM_STATUS"
  | "ARRIVAL_NOT_MANUAL"
  | "ARRIVAL_ALREADY_NOTIFIED"
  | "NO_SUPPLIER_TO_CANCEL"
  | "SUPPLIER_ARRIVED";

/** Null: it can be done. Otherwise the first reason why not. */
export function refusalOf(action: ClaimAction, claim: ActionFacts): ActionRefusal | null {
  if (claim.status === "FINISHED") return "CLAIM_FINISHED";
  if (claim.pendingAction !== null && action !== "manageDelay") return "ACTION_PENDING";
  if (action === "confirmArrival" && claim.arrived) return "ARRIVAL_ALREADY_NOTIFIED";
  if (action === "cancelProvider") return claim.arrived ? "SUPPLIER_ARRIVED" : claim.supplied ? null : "NO_SUPPLIER_TO_CANCEL";
  if (allowedIn[action] && !allowedIn[action].includes(claim.status)) return "CLAIM_STATUS";
  // Managed is also a claim for which somebody is still being looked for.
  if (action === "confirmArrival" && !claim.supplied) return "CLAIM_STATUS";
  return action === "confirmArrival" && claim.assignmentType !== "MANUAL" ? "ARRIVAL_NOT_MANUAL" : null;
}

export const claimCan = (action: ClaimAction, claim: ActionFacts): boolean => refusalOf(action, claim) === null;

/** Limits of what is typed into an action. Readings, "Actions". */
export const actionLimits = {
  minutes: { min: 1, max: 720 },
  reason: { min: 3, max: 500 },
  note: { max: 500 },
  requestId: { min: 8, max: 100 },
  /** How long a managed delay can be undone before the outside is told, seconds. */
  undoSeconds: 10,
  /** How long the assistance system may take to answer a confirmation, seconds. */
  answerSeconds: 5,
} as const;
