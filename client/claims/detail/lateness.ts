// How a claim stands against the clock, for the strip of its detail. The status itself is the server's: nothing here decides one.
import { claimStatuses, type ClaimStatus } from "../../../schema/rules/claims/claims";

/** What decides; instants are ISO 8601, null unknown. */
export interface LatenessFacts {
  status: ClaimStatus;
  /** From when its lateness, waiting or overrun counts. */
  measuredFrom: string | null;
  scheduled: boolean | null;
  plannedStart: string | null;
  plannedEnd: string | null;
  promisedAt: string | null;
  predictedAt: string | null;
  arrivedAt: string | null;
  /** How far the resource has still to go. */
  routeFigures: { remainingMetres: number | null };
}

/** The time that the insured was given: the plan's end, or the promise. Both for a plan's claim that was promised a time: the plan counts. */
export function dueOf({
  scheduled,
  plannedStart,
  plannedEnd,
  promisedAt,
}: Pick<LatenessFacts, "scheduled" | "plannedStart" | "plannedEnd" | "promisedAt">): { planned: boolean; at: string | null } {
  const plan = scheduled ? (plannedEnd ?? plannedStart) : null;
  return { planned: plan !== null, at: plan ?? promisedAt };
}

/**
 * What a managed delay moves, and from which end: the work's or the arrival's; while somebody is still looked for, the time that the insured was given
 * last. Null: not known.
 */
export function delayTargetOf(
  facts: Pick<LatenessFacts, "status" | "measuredFrom" | "arrivedAt" | "scheduled" | "plannedStart" | "plannedEnd" | "promisedAt"> & {
    managedUntil: string | null;
  },
): { of: "arrival" | "work"; end: string | null } {
  const { status, measuredFrom, arrivedAt, managedUntil } = facts;
  if (claimStatuses[status].stage !== "noSupplier") return { of: arrivedAt === null ? "arrival" : "work", end: measuredFrom };
  const notifiedTimes = [dueOf(facts).at, managedUntil].filter((at) => at !== null).sort((a, b) => Date.parse(b) - Date.parse(a));
  return { of: "arrival", end: notifiedTimes[0] ?? measuredFrom };
}

/** Behind what is due or ahead of it; without a supplier since; until a planned start. */
export interface Lateness {
  kind: "late" | "ahead" | "waiting" | "starts";
  seconds: number;
}

/** Until the resource is there or the work is due, or beyond that. */
export type Remaining = { kind: "left" | "over"; seconds: number } | { kind: "distance"; metres: number };

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);
const compare = (due: number, at: number): Lateness =>
  at >= due ? { kind: "late", seconds: seconds(at - due) } : { kind: "ahead", seconds: seconds(due - at) };

/** How late a claim is, ahead, waiting …; null when there is nothing to measure against. `now` in ms since 1970. */
export function latenessOf(facts: LatenessFacts, now: number): Lateness | null {
  const { stage } = claimStatuses[facts.status];
  if (stage === "onSite" || stage === "finished") {
    const due = dueOf(facts).at;
    return due !== null && facts.arrivedAt !== null ? compare(Date.parse(due), Date.parse(facts.arrivedAt)) : null;
  }
  if (facts.measuredFrom === null) return null;
  const from = Date.parse(facts.measuredFrom);
  if (stage === "pendingArrival" || stage === "managed") {
    // Who is predicted to come late is late already, however much time is left.
    return compare(from, Math.max(now, facts.predictedAt ? Date.parse(facts.predictedAt) : now));
  }
  if (from > now) return { kind: "starts", seconds: seconds(from - now) };
  return { kind: stage === "noSupplier" ? "waiting" : "late", seconds: seconds(now - from) };
}

/** What is left of the way, else of the time until the arrival; on site, of the time for the work. Null: not known, or nobody comes. */
export function remainingOf({ status, measuredFrom, predictedAt, routeFigures }: LatenessFacts, now: number): Remaining | null {
  const { stage } = claimStatuses[status];
  if (stage === "pendingArrival" || stage === "managed") {
    const { remainingMetres } = routeFigures;
    if (remainingMetres !== null) return { kind: "distance", metres: remainingMetres };
    return predictedAt === null ? null : { kind: "left", seconds: Math.max(0, seconds(Date.parse(predictedAt) - now)) };
  }
  if (stage !== "onSite" || measuredFrom === null) return null;
  const end = Date.parse(measuredFrom);
  return end > now ? { kind: "left", seconds: seconds(end - now) } : { kind: "over", seconds: seconds(now - end) };
}
