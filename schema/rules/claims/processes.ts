export const Process = {
  ARRIVAL_CONTACT_CENTRE: "ARRIVAL_CONTACT_CENTRE",
  ARRIVAL_CONTACT_LIST: "ARRIVAL_CONTACT_LIST",
  COMPLETION_CONTACT_CENTRE: "COMPLETION_CONTACT_CENTRE",
  COMPLETION_CONTACT_LIST: "COMPLETION_CONTACT_LIST",
  AUTOMATIC_ARRIVAL: "AUTOMATIC_ARRIVAL",
  AUTOMATIC_COMPLETION: "AUTOMATIC_COMPLETION",
} as const;
export type Process = keyof typeof Process;

export const ProcessState = { STARTED: "STARTED", CANCELLED: "CANCELLED", NOTHING_TO_DO: "NOTHING_TO_DO" } as const;
export type ProcessState = keyof typeof ProcessState;

export const ProcessFinding = { NO_PHONE: "NO_PHONE", PHONE_UNDIALLABLE: "PHONE_UNDIALLABLE", NO_LIST: "NO_LIST" } as const;
export type ProcessFinding = keyof typeof ProcessFinding;
