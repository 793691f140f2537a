import type { PlaceService } from "../../../../schema/rules/search/placeService";

/** A place as somebody's search found it, degrees WGS 84. */
export interface FoundPlace {
  /** As it is written on a map. */
  name: string;
  /** Where that is: street, town, region, country; null: it says itself. */
  area: string | null;
  lon: number;
  lat: number;
}

export interface PlaceQuestion {
  text: string;
  /** How many places at most. */
  first: number;
  /** BCP 47. */
  language: string;
  /** What is near counts for more, where the service can do that; null: nothing is. */
  near: { lon: number; lat: number } | null;
}

export interface PlaceFinder {
  readonly service: PlaceService;
  /** Throws MapsError, and what fetch throws. */
  find(question: PlaceQuestion, signal: AbortSignal): Promise<FoundPlace[]>;
}
