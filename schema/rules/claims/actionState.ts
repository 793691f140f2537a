export const ClaimActionState = {
  /** Done; the assistance system is notified after the undo period. */
  HELD: "HELD",
  PENDING: "PENDING",
  DONE: "DONE",
  REJECTED: "REJECTED",
  UNDONE: "UNDONE",
} as const;
export type ClaimActionState = keyof typeof ClaimActionState;

export const CallState = {
  WAITING: "WAITING",
  DONE: "DONE",
  REJECTED: "REJECTED",
  DEAD: "DEAD",
  CANCELLED: "CANCELLED",
  REVIEW: "REVIEW",
} as const;
export type CallState = keyof typeof CallState;
export const openCallStates = ["WAITING", "REVIEW"] as const satisfies CallState[];

export const MilestoneMoment = { START: "START", CONFIRMATION: "CONFIRMATION", END: "END" } as const;
export type MilestoneMoment = keyof typeof MilestoneMoment;
