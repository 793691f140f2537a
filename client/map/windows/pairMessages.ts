// What a map and its tracking window say to each other, within one browser.
import type { MapBox, MapCamera } from "../../mapkit/camera";
import type { Settled } from "../../mapkit/MapController";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";

/** What the map shows, and how it projects a place: by this the other window knows what is in view. */
export interface SharedView {
  settled: Settled;
  matrix: number[];
  width: number;
  height: number;
  copies: number[];
}

/** What the tracking window asks of the map. */
export type MapRequest =
  | { lookAt: MapCamera }
  | { goTo: { lon: number; lat: number }; zoom: number | undefined }
  | { fit: MapBox; instant: boolean | undefined };

export type WindowRole = "map" | "tracking";

/** What is heard on the channel of a pair, with the window it comes from: a copied tab may speak there, too. */
export type SentMessage = PairMessage & { from: WindowRole };

export type PairMessage =
  /** A window is there; `isNew` wants to hear from the others. */
  | { kind: "here"; isNew: boolean }
  | { kind: "gone" }
  /** The tracking window is to close: its panel is wanted beside the map. */
  | { kind: "close" }
  /** What is open and filtered by; the place is the map's alone. */
  | { kind: "address"; search: string }
  | { kind: "view"; view: SharedView }
  | { kind: "request"; request: MapRequest }
  /** What the pointer or the keyboard is on in the list. */
  | { kind: "highlight"; ref: FleetRef | null };
