import type { MapBox, MapCamera } from "../../mapkit/camera";
import type { Settled } from "../../mapkit/MapController";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";

/** Projection of the map, from which the other window determines the entities in view. */
export interface SharedView {
  settled: Settled;
  maxZoom: number;
  matrix: number[];
  width: number;
  height: number;
  copies: number[];
}

export type MapRequest =
  | { lookAt: MapCamera }
  | { goTo: { lon: number; lat: number }; zoom: number | undefined }
  | { fit: MapBox; instant: boolean | undefined };

export type WindowRole = "map" | "tracking";

/** `from` is the role of the sender. A duplicated tab may use the same channel. */
export type SentMessage = PairMessage & { from: WindowRole };

export type PairMessage =
  /** `isNew` asks the other windows to respond. */
  | { kind: "here"; isNew: boolean }
  | { kind: "gone" }
  | { kind: "close" }
  | { kind: "address"; search: string }
  | { kind: "view"; view: SharedView }
  | { kind: "request"; request: MapRequest }
  | { kind: "highlight"; ref: FleetRef | null };
