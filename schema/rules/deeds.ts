// Deeds and the calls to outside systems that they need.

/** Where a deed stands. */
export const DeedState = {
  /** Done here; the outside is told unless it is undone first. */
  HELD: "HELD",
  /** The outside has not answered yet. */
  PENDING: "PENDING",
  DONE: "DONE",
  /** The outside refused; nothing was changed. */
  REFUSED: "REFUSED",
  UNDONE: "UNDONE",
} as const;
export type DeedState = keyof typeof DeedState;

/** Where a call to an outside system stands. */
export const CallState = { WAITING: "WAITING", DONE: "DONE", REFUSED: "REFUSED", DEAD: "DEAD", CANCELLED: "CANCELLED" } as const;
export type CallState = keyof typeof CallState;

/** The outside systems that are told through the outbox. */
export const OutsidePort = { ASSISTANCE: "ASSISTANCE", CONTACT_CENTRE: "CONTACT_CENTRE", MAIL: "MAIL" } as const;
export type OutsidePort = keyof typeof OutsidePort;

/** What the outside is asked to do. */
export const OutsideOperation = {
  confirmArrival: "confirmArrival",
  confirmCompletion: "confirmCompletion",
  cancelService: "cancelService",
  cancelProvider: "cancelProvider",
  notifyDelay: "notifyDelay",
  addContact: "addContact",
  removeContact: "removeContact",
  sendMail: "sendMail",
} as const;
export type OutsideOperation = keyof typeof OutsideOperation;

/** When of a service the resource's position is kept. */
export const SightingMoment = { START: "START", CONFIRMATION: "CONFIRMATION", END: "END" } as const;
export type SightingMoment = keyof typeof SightingMoment;
