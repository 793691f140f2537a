// How a claim stands against the clock, for the strip of its detail. The status itself is the server's: nothing here decides one.
import { claimStatuses, type ClaimStatus } from "../../schema/rules/claims";

/** The instants that decide, ISO 8601; null unknown. */
export interface StandingFacts {
  status: ClaimStatus;
  /** From when its lateness, waiting or overrun counts. */
  measuredFrom: string | null;
  /** Predicted arrival. */
  predictedAt: string | null;
}

export type Standing =
  /** Behind what is due, or ahead of it. */
  | { kind: "late" | "ahead"; seconds: number }
  /** Without a supplier since. */
  | { kind: "waiting"; seconds: number }
  /** Until a planned start. */
  | { kind: "starts"; seconds: number }
  /** Beyond the time for the work, or left of it. */
  | { kind: "over" | "left"; seconds: number };

const secondsBetween = (from: number, to: number): number => Math.floor((to - from) / 1000);

/** Seconds that a claim is late, ahead, waiting …; null when there is nothing to measure against. `now` in ms since 1970. */
export function standingOf({ status, measuredFrom, predictedAt }: StandingFacts, now: number): Standing | null {
  const { stage } = claimStatuses[status];
  if (measuredFrom === null || stage === "finished") return null;
  const from = Date.parse(measuredFrom);
  switch (stage) {
    case "noSupplier":
      return { kind: "waiting", seconds: Math.max(0, secondsBetween(from, now)) };
    case "scheduled":
      return from > now ? { kind: "starts", seconds: secondsBetween(now, from) } : { kind: "late", seconds: secondsBetween(from, now) };
    case "onSite":
      return from > now ? { kind: "left", seconds: secondsBetween(now, from) } : { kind: "over", seconds: secondsBetween(from, now) };
    default: {
      // Who is predicted to come late is late already, however much time is left.
      const expected = Math.max(now, predictedAt ? Date.parse(predictedAt) : now);
      return expected >= from
        ? { kind: "late", seconds: secondsBetween(from, expected) }
        : { kind: "ahead", seconds: secondsBetween(expected, from) };
    }
  }
}
