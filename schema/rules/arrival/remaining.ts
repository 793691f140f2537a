import { metresBetween, type Place } from "../geo/geo";
import { travelTimeOf, type ArrivalFacts, type ArrivalModel } from "./arrivalModel";
import type { TravelTime } from "./distribution";

/** Last position with progress, and the router's remaining time from it. Times in ms since 1970. */
export interface Anchor {
  at: number;
  place: Place;
  seconds: number;
  isUnderWay: boolean;
}

/** Minimum movement, in metres, that counts as progress. Shorter ones are GPS noise of a stationary resource. */
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
