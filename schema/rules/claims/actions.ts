// What a person can do to a claim, and when. Readings, "Actions": the one table, for the server to refuse and the client to disable. What an
// action checks, changes and asks for stands in server/claims/actions/<action>.ts, its form and texts in client/claims/actions/actionCatalogue.tsx.
import type { AssignmentType, ClaimStatus, MilestoneCode } from "./claims";

const pendingArrival = [
  "PENDING_ARRIVAL",
  "PENDING_ARRIVAL_ADVANCED",
  "PENDING_ARRIVAL_INTIME",
  "PENDING_ARRIVAL_DELAYED",
  "PENDING_ARRIVAL_CRITICAL",
] as const satisfies ClaimStatus[];
const atWork = ["NO_FINISHED", "NO_FINISH_DELAYED", "NO_FINISH_ARRIVAL_INTIME", "NO_FINISH_MANAGED"] as const satisfies ClaimStatus[];

/** What the assistance system is asked to do, or notified of, and how the schema describes it. Their order is the database's. */
export const assistanceOperations = {
  confirmArrival: { description: "Take note of an arrival." },
  confirmCompletion: { description: "Take note of a completion." },
  cancelService: { description: "Call a service off." },
  cancelProvider: { description: "Take a supplier off." },
  notifyDelay: { description: "Take note of a managed delay." },
} as const;
export const AssistanceOperation = namesOf(assistanceOperations);
export type AssistanceOperation = keyof typeof assistanceOperations;

/** Key: the mutation's name. The functionality that allows it is `claim.<key>`. Their order is the database's. */
export const claimActions = {
  manageDelay: {
    description: "Move the end of the arrival, also while somebody is still looked for, or of the completion.",
    allowedIn: ["NO_SUPPLIER_DELAYED", ...pendingArrival, "MANAGED", ...atWork],
    operation: "notifyDelay",
    undoSeconds: 10,
    isForMany: true,
  },
  confirmArrival: {
    description: "Record the arrival.",
    allowedIn: [...pendingArrival, "MANAGED"],
    rejectionBeforeStatus: ({ hasArrived }) => (hasArrived ? "ARRIVAL_ALREADY_NOTIFIED" : null),
    // Managed is also a claim for which somebody is still being looked for.
    rejection: ({ hasSupplier, assignmentType }) =>
      !hasSupplier ? "CLAIM_STATUS" : assignmentType === "MANUAL" ? null : "ARRIVAL_NOT_MANUAL",
    operation: "confirmArrival",
    isForMany: true,
    isForSuppliers: true,
    milestone: "ARRIVAL",
    isFulfilled: ({ hasArrived }) => hasArrived,
  },
  confirmCompletion: {
    description: "Record that the work is done.",
    allowedIn: atWork,
    operation: "confirmCompletion",
    isForMany: true,
    isForSuppliers: true,
    milestone: "FINISHED",
    isFulfilled: ({ isFinished }) => isFinished,
  },
  cancelProvider: {
    description: "Take the supplier off; the claim waits for another.",
    // Also while the plan is far away.
    allowedIn: null,
    rejection: ({ hasArrived, hasSupplier }) => (hasArrived ? "SUPPLIER_ARRIVED" : hasSupplier ? null : "NO_SUPPLIER_TO_CANCEL"),
    operation: "cancelProvider",
    isFulfilled: ({ hasSupplierLeft }) => hasSupplierLeft,
    isObsolete: ({ hasArrived, isFinished, isCancelled }) => hasArrived || isFinished || isCancelled,
  },
  cancelService: {
    description: "Call the service off.",
    allowedIn: null,
    operation: "cancelService",
    isFulfilled: ({ isCancelled }) => isCancelled,
  },
} as const satisfies Record<string, HeldActionRule | AwaitedActionRule>;

interface ActionRule {
  /** How the schema describes it. */
  description: string;
  /** The statuses it is for; null: any but finished. */
  allowedIn: readonly ClaimStatus[] | null;
  /** A reason that is said rather than that the status does not fit. */
  rejectionBeforeStatus?: (claim: ClaimAsAsked) => ActionRejection | null;
  /** A reason in a status that fits. */
  rejection?: (claim: ClaimAsAsked) => ActionRejection | null;
  operation: AssistanceOperation;
  /** It can be asked for on several claims at once, too; cancelling is done one by one. */
  isForMany?: true;
  /** Users of suppliers may do it, too, in a new installation. */
  isForSuppliers?: boolean;
}

/** An action that is done at once, also while another one is pending; the assistance system is notified when the time to undo it is over. */
export interface HeldActionRule extends ActionRule {
  undoSeconds: number;
}

/** An action that is done once the assistance system agrees, and pending until it has answered. */
export interface AwaitedActionRule extends ActionRule {
  /** What it records; an automatic process that finds the same fulfils it. */
  milestone?: MilestoneCode;
  /** Whether what has happened to the claim meanwhile is what the pending action wants. */
  isFulfilled: (claim: ClaimMeanwhile) => boolean;
  /** Whether what has happened leaves no room for it. */
  isObsolete?: (claim: ClaimMeanwhile) => boolean;
}

interface ClaimAsAsked {
  assignmentType: AssignmentType | null;
  /** A supplier is assigned, not only proposed. */
  hasSupplier: boolean;
  hasArrived: boolean;
}

interface ClaimMeanwhile {
  /** Whoever was assigned when it was asked for is not any more. */
  hasSupplierLeft: boolean;
  hasArrived: boolean;
  isFinished: boolean;
  isCancelled: boolean;
}

export const ClaimActionName = namesOf(claimActions);
export type ClaimActionName = keyof typeof claimActions;
export const claimActionNames = Object.keys(claimActions) as ClaimActionName[];

/** Key equals value, as the schema and PostgreSQL want them. */
function namesOf<Name extends string>(table: Record<Name, unknown>): { readonly [N in Name]: N } {
  return Object.fromEntries(Object.keys(table).map((name) => [name, name])) as { [N in Name]: N };
}

type NamesOf<Rule> = { [Name in ClaimActionName]: (typeof claimActions)[Name] extends Rule ? Name : never }[ClaimActionName];
export type HeldActionName = NamesOf<{ undoSeconds: number }>;
export type AwaitedActionName = NamesOf<{ isFulfilled: unknown }>;
/** Those that can be asked for on several claims at once. */
export type BulkActionName = NamesOf<{ isForMany: true }>;

/** The milestones that an action records. */
export type ConfirmedMilestone = Extract<(typeof claimActions)[ClaimActionName], { milestone: unknown }>["milestone"];

export const bulkActionNames = claimActionNames.filter((name): name is BulkActionName => "isForMany" in claimActions[name]);
/** The mutation that does an action on several claims. */
export const bulkMutationOf = <Name extends BulkActionName>(action: Name): `${Name}s` => `${action}s`;

export const isHeldAction = (action: ClaimActionName): action is HeldActionName => "undoSeconds" in claimActions[action];

/** The action that records a milestone. */
export const actionOfMilestone = (code: ConfirmedMilestone): AwaitedActionName =>
  claimActionNames.filter((name) => !isHeldAction(name)).find((name) => ruleOf(name).milestone === code)!;

const ruleOf = (action: AwaitedActionName): AwaitedActionRule => claimActions[action];

const operationsOf = (names: readonly ClaimActionName[]): ReadonlySet<string> => new Set(names.map((name) => claimActions[name].operation));
/** Operations that an action is pending for, and somebody waits. */
export const awaitedOperations = operationsOf(claimActionNames.filter((name) => !isHeldAction(name)));
/** Operations before which an action can still be undone. */
export const heldOperations = operationsOf(claimActionNames.filter(isHeldAction));

/** The mutation that undoes a held action; the audit calls it so, too. */
export const undoMutationOf = <Name extends HeldActionName>(action: Name): `undo${Capitalize<Name>}` =>
  `undo${action.replace(/^./, (first) => first.toUpperCase())}` as `undo${Capitalize<Name>}`;

/** What the table reads of a claim. */
export interface ActionFacts extends ClaimAsAsked {
  status: ClaimStatus;
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
  const { allowedIn, rejectionBeforeStatus, rejection }: ActionRule = claimActions[action];
  if (claim.status === "FINISHED") return "CLAIM_FINISHED";
  if (claim.pendingAction !== null && !isHeldAction(action)) return "ACTION_PENDING";
  const exact = rejectionBeforeStatus?.(claim);
  if (exact) return exact;
  if (allowedIn && !allowedIn.includes(claim.status)) return "CLAIM_STATUS";
  return rejection?.(claim) ?? null;
}

/** How a pending action ends by what has happened to its claim: what it wants is so, or there is no room for it. Null: it does not end. */
export function endingOf(action: ClaimActionName, claim: ClaimMeanwhile): "FULFILLED" | "OBSOLETE" | null {
  if (isHeldAction(action)) return null;
  const { isFulfilled, isObsolete } = ruleOf(action);
  return isFulfilled(claim) ? "FULFILLED" : isObsolete?.(claim) ? "OBSOLETE" : null;
}

/** Limits of what is typed into an action. Readings, "Actions". */
export const actionLimits = {
  minutes: { min: 1, max: 720 },
  reason: { min: 3, max: 500 },
  note: { max: 500 },
  requestId: { min: 8, max: 100 },
  /** How long the assistance system may take to answer a confirmation, seconds. */
  answerSeconds: 5,
} as const;
