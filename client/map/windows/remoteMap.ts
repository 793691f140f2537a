import { mapLimits } from "../../../schema/rules/map/map";
import { defaultCamera } from "../../mapkit/camera";
import type { MapHandle } from "../../mapkit/MapController";
import { WORLD_BOUNDS } from "../camera/boundsOfAll";
import type { MapRequest, SharedView } from "./pairMessages";

export const remoteMap = (ask: (request: MapRequest) => void, view: () => SharedView | null): MapHandle => ({
  lookAt: (camera) => ask({ lookAt: camera }),
  goTo: (place, zoom) => ask({ goTo: { lon: place.lon, lat: place.lat }, zoom }),
  fit: (box, instant) => ask({ fit: box, instant }),
  // Without a map, the focus returns to the list.
  focus: () => document.getElementById("map-list")?.focus(),
  // Used only by controls in the map's window.
  zoomBy: () => undefined,
  faceNorth: () => undefined,
  onceDrawn: () => undefined,
  isMoving: () => false,
  maxZoom: () => view()?.maxZoom ?? mapLimits.maxZoom,
  middle: () => ({ x: 0, y: 0 }),
  camera: () => view()?.settled.camera ?? defaultCamera,
  box: () => view()?.settled.box ?? WORLD_BOUNDS,
  isCovered: () => false,
});

export function answerRequest(map: MapHandle, request: MapRequest): void {
  if ("lookAt" in request) map.lookAt(request.lookAt);
  else if ("goTo" in request) map.goTo(request.goTo, request.zoom);
  else map.fit(request.fit, request.instant);
}
