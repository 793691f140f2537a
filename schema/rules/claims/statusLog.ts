import type { ClaimFacts, ResourceFacts } from "./claimWindow";

export const StatusCause = {
  FEED: "FEED",
  CLOCK: "CLOCK",
  POSITION: "POSITION",
  SETTINGS: "SETTINGS",
  SUPPLIER: "SUPPLIER",
  ACTION: "ACTION",
  ASSISTANCE: "ASSISTANCE",
  AUTOMATIC: "AUTOMATIC",
} as const;
export type StatusCause = keyof typeof StatusCause;

/** Inputs of the status rule; instants in ms since 1970. Contains no personal data. */
export interface StatusInputs {
  claim: ClaimFacts;
  resource: ResourceFacts | null;
}
