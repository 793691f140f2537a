// Actions on claims and when they are allowed; used by server and client. Checks and effects: server/claims/actions. Forms:
// client/claims/actions/actionCatalogue.tsx.
import type { AssignmentType, ClaimStatus, MilestoneCode } from "../lists/claims";

const pendingArrival = [
  "PENDING_ARRIVAL",
  "PENDING_ARRIVAL_ADVANCED",
  "PENDING_ARRIVAL_INTIME",
  "PENDING_ARRIVAL_DELAYED",
  "PENDING_ARRIVAL_CRITICAL",
] as const satisfies ClaimStatus[];
const atWork = ["NO_FINISHED", "NO_FINISH_DELAYED", "NO_FINISH_ARRIVAL_INTIME", "NO_FINISH_MANAGED"] as const satisfies ClaimStatus[];

/** Operations of the assistance system, with their schema descriptions. Do not reorder: the order defines the database enum. */
export const assistanceOperations = {
  confirmArrival: { description: "Asks the assistance system to record the arrival of the supplier." },
  confirmCompletion: { description: "Asks the assistance system to record that the work is done." },
  cancelService: { description: "Asks the assistance system to end the service before it is done." },
  cancelProvider: { description: "Asks the assistance system to remove the supplier from the claim." },
  notifyDelay: { description: "Notifies the assistance system of a managed delay, after the undo period." },
} as const;
export const AssistanceOperation = namesOf(assistanceOperations);
export type AssistanceOperation = keyof typeof assistanceOperations;

/** Keyed by mutation name; functionality `claim.<key>` allows the action. Do not reorder: the order defines the database enum. */
export const claimActions = {
  manageDelay: {
    description: "Moves the end of the arrival, also before a supplier is assigned, or of the completion.",
    allowedIn: ["NO_SUPPLIER_DELAYED", ...pendingArrival, "MANAGED", ...atWork],
    operation: "notifyDelay",
    undoSeconds: 10,
    isForMany: true,
  },
  confirmArrival: {
    description: "Records the arrival of a manually assigned supplier, if the assistance system accepts it.",
    allowedIn: [...pendingArrival, "MANAGED"],
    rejectionBeforeStatus: ({ hasArrived }) => (hasArrived ? "ARRIVAL_ALREADY_NOTIFIED" : null),
    // The status is also MANAGED while the search for a supplier is managed.
    rejection: ({ hasSupplier, assignmentType }) =>
      !hasSupplier ? "CLAIM_STATUS" : assignmentType === "MANUAL" ? null : "ARRIVAL_NOT_MANUAL",
    operation: "confirmArrival",
    isForMany: true,
    isForSuppliers: true,
    milestone: "ARRIVAL",
    isFulfilled: ({ hasArrived }) => hasArrived,
  },
  confirmCompletion: {
    description: "Records the completion of the work, if the assistance system accepts it. The claim is then finished.",
    allowedIn: atWork,
    operation: "confirmCompletion",
    isForMany: true,
    isForSuppliers: true,
    milestone: "FINISHED",
    isFulfilled: ({ isFinished }) => isFinished,
  },
  cancelProvider: {
    description: "Removes the supplier; the claim then waits for another one.",
    // Allowed in any open status, also before the planned start is near.
    allowedIn: null,
    rejection: ({ hasArrived, hasSupplier }) => (hasArrived ? "SUPPLIER_ARRIVED" : hasSupplier ? null : "NO_SUPPLIER_TO_CANCEL"),
    operation: "cancelProvider",
    isFulfilled: ({ hasSupplierLeft }) => hasSupplierLeft,
    isObsolete: ({ hasArrived, isFinished, isCancelled }) => hasArrived || isFinished || isCancelled,
  },
  cancelService: {
    description: "Ends the claim before the service is done, if the assistance system accepts it.",
    allowedIn: null,
    operation: "cancelService",
    isFulfilled: ({ isCancelled }) => isCancelled,
  },
} as const satisfies Record<string, HeldActionRule | AwaitedActionRule>;

interface ActionRule {
  description: string;
  allowedIn: readonly ClaimStatus[] | null;
  /** Reports a more specific reason than an unsuitable status. */
  rejectionBeforeStatus?: (claim: ClaimAsAsked) => ActionRejection | null;
  rejection?: (claim: ClaimAsAsked) => ActionRejection | null;
  operation: AssistanceOperation;
  isForMany?: true;
  isForSuppliers?: boolean;
}

/** Takes effect immediately. The assistance system is notified when the undo period is over. */
export interface HeldActionRule extends ActionRule {
  /** Duration of the Undo offer, in seconds, from when the page draws it. */
  undoSeconds: number;
}

/** Takes effect when the assistance system accepts it, and is pending until then. */
export interface AwaitedActionRule extends ActionRule {
  /** Milestone that the action records. The pending action is fulfilled if an automatic process records the same milestone. */
  milestone?: MilestoneCode;
  isFulfilled: (claim: ClaimMeanwhile) => boolean;
  isObsolete?: (claim: ClaimMeanwhile) => boolean;
}

interface ClaimAsAsked {
  assignmentType: AssignmentType | null;
  hasSupplier: boolean;
  hasArrived: boolean;
}

interface ClaimMeanwhile {
  hasSupplierLeft: boolean;
  hasArrived: boolean;
  isFinished: boolean;
  isCancelled: boolean;
}

export const ClaimActionName = namesOf(claimActions);
export type ClaimActionName = keyof typeof claimActions;
export const claimActionNames = Object.keys(claimActions) as ClaimActionName[];

export function namesOf<Name extends string>(table: Record<Name, unknown>): { readonly [N in Name]: N } {
  return Object.fromEntries(Object.keys(table).map((name) => [name, name])) as { [N in Name]: N };
}

type NamesOf<Rule> = { [Name in ClaimActionName]: (typeof claimActions)[Name] extends Rule ? Name : never }[ClaimActionName];
export type HeldActionName = NamesOf<{ undoSeconds: number }>;
export type AwaitedActionName = NamesOf<{ isFulfilled: unknown }>;
export type BulkActionName = NamesOf<{ isForMany: true }>;
export type SupplierActionName = NamesOf<{ isForSuppliers: true }>;

export type ConfirmedMilestone = Extract<(typeof claimActions)[ClaimActionName], { milestone: unknown }>["milestone"];

export const bulkActionNames = claimActionNames.filter((name): name is BulkActionName => "isForMany" in claimActions[name]);
export const supplierActionNames = claimActionNames.filter((name): name is SupplierActionName => "isForSuppliers" in claimActions[name]);
export const bulkMutationOf = <Name extends BulkActionName>(action: Name): `${Name}s` => `${action}s`;

/** Allowance for transferring and drawing the response, in seconds. */
const UNDO_MARGIN_SECONDS = 5;
export const holdSecondsOf = (action: HeldActionName): number => claimActions[action].undoSeconds + UNDO_MARGIN_SECONDS;

export const isHeldAction = (action: ClaimActionName): action is HeldActionName => "undoSeconds" in claimActions[action];

export const actionOfMilestone = (code: ConfirmedMilestone): AwaitedActionName =>
  claimActionNames.filter((name) => !isHeldAction(name)).find((name) => ruleOf(name).milestone === code)!;

const ruleOf = (action: AwaitedActionName): AwaitedActionRule => claimActions[action];

const operationsOf = (names: readonly ClaimActionName[]): ReadonlySet<string> => new Set(names.map((name) => claimActions[name].operation));
export const awaitedOperations = operationsOf(claimActionNames.filter((name) => !isHeldAction(name)));
export const heldOperations = operationsOf(claimActionNames.filter(isHeldAction));

/** Mutation that undoes a held action; also its name in the audit. */
export const undoMutationOf = <Name extends HeldActionName>(action: Name): `undo${Capitalize<Name>}` =>
  `undo${action.replace(/^./, (first) => first.toUpperCase())}` as `undo${Capitalize<Name>}`;

export interface ActionFacts extends ClaimAsAsked {
  status: ClaimStatus;
  pendingAction: ClaimActionName | null;
}

export type ActionRejection =
  | "CLAIM_FINISHED"
  | "ACTION_PENDING"
  | "CLAIM_STATUS"
  | "ARRIVAL_NOT_MANUAL"
  | "ARRIVAL_ALREADY_NOTIFIED"
  | "NO_SUPPLIER_TO_CANCEL"
  | "SUPPLIER_ARRIVED";

export function rejectionOf(action: ClaimActionName, claim: ActionFacts): ActionRejection | null {
  const { allowedIn, rejectionBeforeStatus, rejection }: ActionRule = claimActions[action];
  if (claim.status === "FINISHED") return "CLAIM_FINISHED";
  if (claim.pendingAction !== null && !isHeldAction(action)) return "ACTION_PENDING";
  const exact = rejectionBeforeStatus?.(claim);
  if (exact) return exact;
  if (allowedIn && !allowedIn.includes(claim.status)) return "CLAIM_STATUS";
  return rejection?.(claim) ?? null;
}

/** Returns how a pending action ends because of changes to its claim; `null` if it stays pending. */
export function endingOf(action: ClaimActionName, claim: ClaimMeanwhile): "FULFILLED" | "OBSOLETE" | null {
  if (isHeldAction(action)) return null;
  const { isFulfilled, isObsolete } = ruleOf(action);
  return isFulfilled(claim) ? "FULFILLED" : isObsolete?.(claim) ? "OBSOLETE" : null;
}

export const actionLimits = {
  minutes: { min: 1, max: 720 },
  reason: { min: 3, max: 500 },
  note: { max: 500 },
  requestId: { min: 8, max: 100 },
  answerSeconds: 5,
} as const;
