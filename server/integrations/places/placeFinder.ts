import type { PlaceService } from "../../../schema/rules/search/placeService";

export interface FoundPlace {
  name: string;
  /** Street, town, region, country; `null` if the name contains it. */
  area: string | null;
  lon: number;
  lat: number;
}

export interface PlaceQuestion {
  text: string;
  first: number;
  /** BCP 47. */
  language: string;
  /** Preferred area, if the service supports it; `null` for none. */
  near: { lon: number; lat: number } | null;
}

export interface PlaceFinder {
  readonly service: PlaceService;
  find(question: PlaceQuestion, signal: AbortSignal): Promise<FoundPlace[]>;
}
