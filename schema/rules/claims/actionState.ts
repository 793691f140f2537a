// Actions and the calls to integrations that they need.
import { AssistanceOperation } from "./actions";

/** State of an action. */
export const ClaimActionState = {
  /** Done here; the assistance system is notified unless it is undone first. */
  HELD: "HELD",
  /** The assistance system has not answered yet. */
  PENDING: "PENDING",
  DONE: "DONE",
  /** The assistance system refused; nothing was changed. */
  REJECTED: "REJECTED",
  UNDONE: "UNDONE",
} as const;
export type ClaimActionState = keyof typeof ClaimActionState;

/** Where a call to an integration stands. */
export const CallState = {
  WAITING: "WAITING",
  DONE: "DONE",
  REJECTED: "REJECTED",
  DEAD: "DEAD",
  CANCELLED: "CANCELLED",
  REVIEW: "REVIEW",
} as const;
export type CallState = keyof typeof CallState;
/** States of calls that have not ended. */
export const openCallStates = ["WAITING", "REVIEW"] as const satisfies CallState[];

/** The integrations that are notified through the outbox. */
export const Integration = { ASSISTANCE: "ASSISTANCE", CONTACT_CENTRE: "CONTACT_CENTRE", MAIL: "MAIL" } as const;
export type Integration = keyof typeof Integration;

/** What the contact centre is asked to do: to call somebody, or not to. */
export const ContactOperation = { addContact: "addContact", removeContact: "removeContact" } as const;

/** What the integrations are asked to do. */
export const IntegrationOperation = {
  ...AssistanceOperation,
  ...ContactOperation,
  sendMail: "sendMail",
} as const;
export type IntegrationOperation = keyof typeof IntegrationOperation;

/** When of a service the resource's position is kept. */
export const MilestoneMoment = { START: "START", CONFIRMATION: "CONFIRMATION", END: "END" } as const;
export type MilestoneMoment = keyof typeof MilestoneMoment;
