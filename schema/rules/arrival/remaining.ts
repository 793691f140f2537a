import { metresBetween, type Place } from "../geo/geo";
import { travelTimeOf, type ArrivalFacts, type ArrivalModel } from "./arrivalModel";
import { latenessThresholds } from "./lateness";
import { chanceOfLate, secondsUntilChance, travelSeconds, type TravelTime } from "./distribution";

/** Last position with progress, and the router's remaining time from it. Times in ms since 1970. */
export interface Anchor {
  at: number;
  place: Place;
  seconds: number;
  /** False while the resource has not moved since the start of the trip. */
  isUnderWay: boolean;
}

/** Shorter moves are no progress: GPS noise of a resource that stands. */
export const PROGRESS_METRES = 30;

/** Returns the anchor after a position. `previous` is `null` at the start of a trip. */
export function anchorAfter(previous: Anchor | null, at: number, place: Place, seconds: number): Anchor {
  if (previous === null) return { at, place, seconds, isUnderWay: false };
  return metresBetween(previous.place, place) < PROGRESS_METRES ? previous : { at, place, seconds, isUnderWay: true };
}

export type PlaceFacts = Pick<ArrivalFacts, "hourOfWeek" | "destination" | "kind">;

export const timeFrom = (
  model: ArrivalModel,
  { seconds, isUnderWay }: Pick<Anchor, "seconds" | "isUnderWay">,
  facts: PlaceFacts,
): TravelTime => travelTimeOf(model, { ...facts, predictedSeconds: seconds, isUnderWay });

export interface RemainingSeconds {
  p50: number;
  p80: number;
  p90: number;
}

/** Returns quantiles of the time that remains at `now`, in seconds. */
export function remainingSeconds(time: TravelTime, anchorAt: number, now: number): RemainingSeconds {
  const elapsed = Math.max(0, (now - anchorAt) / 1_000);
  const at = (quantile: number): number => travelSeconds(time, quantile, elapsed) - elapsed;
  return { p50: at(0.5), p80: at(0.8), p90: at(0.9) };
}

export interface LateChance {
  /** Chance of an arrival after the due time, from 0 to 1. */
  chance: number;
  /** Instant at which the chance reaches 90 % if the resource makes no progress, in ms since 1970. */
  veryLikelyAt: number;
}

export const latenessAt = (time: TravelTime, anchorAt: number, dueAt: number, now: number): LateChance => ({
  chance: chanceOfLate(time, (dueAt - anchorAt) / 1_000, Math.max(0, (now - anchorAt) / 1_000)),
  veryLikelyAt: anchorAt + secondsUntilChance(time, (dueAt - anchorAt) / 1_000, latenessThresholds.VERY_LIKELY) * 1_000,
});
