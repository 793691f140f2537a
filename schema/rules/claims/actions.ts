// What a person can do to a claim, and when. Readings, "Actions": the one table, for the server to refuse and the client to disable.
import type { AssignmentType, ClaimStatus } from "./claims";

/** Key: the mutation's name. */
export const ClaimActionName = {
  manageDelay: "manageDelay",
  confirmArrival: "confirmArrival",
  confirmCompletion: "confirmCompletion",
  cancelProvider: "cancelProvider",
  cancelService: "cancelService",
} as const;
export type ClaimActionName = keyof typeof ClaimActionName;
export const claimActionNames = Object.keys(ClaimActionName) as ClaimActionName[];

const pendingArrival = [
  "PENDING_ARRIVAL",
  "PENDING_ARRIVAL_ADVANCED",
  "PENDING_ARRIVAL_INTIME",
  "PENDING_ARRIVAL_DELAYED",
  "PENDING_ARRIVAL_CRITICAL",
] as const satisfies ClaimStatus[];
const atWork = ["NO_FINISHED", "NO_FINISH_DELAYED", "NO_FINISH_ARRIVAL_INTIME", "NO_FINISH_MANAGED"] as const satisfies ClaimStatus[];

/** The statuses each action is for; null: any but finished. A provider can be cancelled also while the plan is far away. */
const allowedIn: Record<ClaimActionName, readonly ClaimStatus[] | null> = {
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
  hasSupplier: boolean;
  hasArrived: boolean;
  pendingAction: ClaimActionName | null;
}

/** Why an action cannot be done now. Each is an error code, too. */
export type ActionRejection =
  | "CLAIM_FINISHED"
  | "ACTION_PENDING"
  | "CLAIM_STATUS"
  | "ARRIVAL_NOT_MANUAL"
  | "ARRIVAL_ALREADY_NOTIFIED"
  | "NO_SUPPLIER_TO_CANCEL"
  | "SUPPLIER_ARRIVED";

/** Null: it can be done. Otherwise the first reason why not. */
export function rejectionOf(action: ClaimActionName, claim: ActionFacts): ActionRejection | null {
  if (claim.status === "FINISHED") return "CLAIM_FINISHED";
  if (claim.pendingAction !== null && action !== "manageDelay") return "ACTION_PENDING";
  if (action === "confirmArrival" && claim.hasArrived) return "ARRIVAL_ALREADY_NOTIFIED";
  if (action === "cancelProvider") return claim.hasArrived ? "SUPPLIER_ARRIVED" : claim.hasSupplier ? null : "NO_SUPPLIER_TO_CANCEL";
  if (allowedIn[action] && !allowedIn[action].includes(claim.status)) return "CLAIM_STATUS";
  // Managed is also a claim for which somebody is still being looked for.
  if (action === "confirmArrival" && !claim.hasSupplier) return "CLAIM_STATUS";
  return action === "confirmArrival" && claim.assignmentType !== "MANUAL" ? "ARRIVAL_NOT_MANUAL" : null;
}

export const isActionAllowed = (action: ClaimActionName, claim: ActionFacts): boolean => rejectionOf(action, claim) === null;

/** Limits of what is typed into an action. Readings, "Actions". */
export const actionLimits = {
  minutes: { min: 1, max: 720 },
  reason: { min: 3, max: 500 },
  note: { max: 500 },
  requestId: { min: 8, max: 100 },
  /** How long a managed delay can be undone before the assistance system is notified, seconds. */
  undoSeconds: 10,
  /** How long the assistance system may take to answer a confirmation, seconds. */
  answerSeconds: 5,
} as const;
