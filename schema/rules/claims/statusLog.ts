// Who or what changed a status, and what was read for it.
import type { ClaimFacts, ResourceFacts } from "./claimWindow";

/** What made a claim's status another one. */
export const StatusCause = {
  /** A record of the claims feed. */
  FEED: "FEED",
  /** Time passed. */
  CLOCK: "CLOCK",
  /** The resource moved: another predicted arrival. */
  POSITION: "POSITION",
  /** The KPI settings were changed. */
  SETTINGS: "SETTINGS",
  /** The supplier is reached in another way than before. */
  SUPPLIER: "SUPPLIER",
  /** Somebody acted. */
  ACTION: "ACTION",
  /** A message of the assistance system. */
  ASSISTANCE: "ASSISTANCE",
  /** An automatic process. */
  AUTOMATIC: "AUTOMATIC",
} as const;
export type StatusCause = keyof typeof StatusCause;

/** What the rule read when it decided; instants in ms since 1970. No personal data. */
export interface StatusInputs {
  claim: ClaimFacts;
  resource: ResourceFacts | null;
}
