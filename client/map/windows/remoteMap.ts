import { defaultCamera } from "../../mapkit/camera";
import type { MapHandle } from "../../mapkit/MapController";
import { WORLD_BOUNDS } from "../camera/boundsOfAll";
import type { MapRequest, SharedView } from "./pairMessages";

/** The map of the other window, as far as a tracking window needs it. */
export const remoteMap = (ask: (request: MapRequest) => void, view: () => SharedView | null): MapHandle => ({
  lookAt: (camera) => ask({ lookAt: camera }),
  goTo: (place, zoom) => ask({ goTo: { lon: place.lon, lat: place.lat }, zoom }),
  fit: (box, instant) => ask({ fit: box, instant }),
  // The keyboard goes back to the list, where there is no map.
  focus: () => document.getElementById("map-list")?.focus(),
  // These belong to buttons and keys that only the map's own window has.
  zoomBy: () => undefined,
  faceNorth: () => undefined,
  onceDrawn: () => undefined,
  isMoving: () => false,
  middle: () => ({ x: 0, y: 0 }),
  camera: () => view()?.settled.camera ?? defaultCamera,
  box: () => view()?.settled.box ?? WORLD_BOUNDS,
  isCovered: () => false,
});

/** Does what the tracking window asks for. */
export function answerRequest(map: MapHandle, request: MapRequest): void {
  if ("lookAt" in request) map.lookAt(request.lookAt);
  else if ("goTo" in request) map.goTo(request.goTo, request.zoom);
  else map.fit(request.fit, request.instant);
}
