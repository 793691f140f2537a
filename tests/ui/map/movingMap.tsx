// A map for jsdom, which has no graphics card: it moves at once where it is sent, and says so like the real one.
import { act } from "@testing-library/react";
import { useEffect, useImperativeHandle } from "react";
import type { MapBox, MapCamera } from "../../../client/mapkit/camera";
import type { MapCanvasProps } from "../../../client/mapkit/MapCanvas";
import type { MapHandle } from "../../../client/mapkit/MapController";
import { showWorldBounds } from "./worldBounds";

export const map = {
  camera: {} as MapCamera,
  props: null as unknown as MapCanvasProps,
  /** How often it was moved by the screen. */
  moved: 0,
  isCovered: (_x: number, _y: number): boolean => false,
  isMoving: false,
  /** The middle of what nothing lies over, CSS pixels. */
  middle: { x: 400, y: 300 },
};

/** A window of which 360 degrees at zoom 0 are twice as wide. */
const boxOf = ({ lon, lat, zoom }: MapCamera): MapBox => {
  const half = 90 / 2 ** zoom;
  return { west: lon - half, south: lat - half / 2, east: lon + half, north: lat + half / 2 };
};

function go(to: Partial<MapCamera>): void {
  map.props.onMove();
  map.camera = { ...map.camera, ...to };
  map.props.onSettle({ camera: map.camera, box: boxOf(map.camera), resized: false });
}

/** An operator drags or zooms. */
export const moveByHand = (to: Partial<MapCamera>): void => act(() => go(to));

export const resize = (): void =>
  act(() => {
    map.props.onMove();
    const box = boxOf(map.camera);
    map.props.onSettle({ camera: map.camera, box: { ...box, east: box.east + 1 / 2 ** map.camera.zoom }, resized: true });
  });

/** In place of the real `MapCanvas`. */
export function MapCanvas(props: MapCanvasProps) {
  const { store, camera, handle, children } = props;
  map.props = props;
  const notify = (to: Partial<MapCamera>): void => {
    map.moved++;
    go(to);
  };
  useImperativeHandle(handle, (): MapHandle => ({
    lookAt: notify,
    goTo: ({ lon, lat }, zoom) => notify({ lon, lat, zoom: zoom ?? Math.max(map.camera.zoom, 13) }),
    fit: ({ west, south, east, north }) => notify({ lon: (west + east) / 2, lat: (south + north) / 2 }),
    zoomBy: (step) => notify({ zoom: map.camera.zoom + step }),
    faceNorth: () => notify({ bearing: 0, pitch: 0 }),
    focus: () => document.querySelector<HTMLElement>("[data-testid=canvas]")!.focus(),
    onceDrawn: (listener) => void setTimeout(listener),
    isMoving: () => map.isMoving,
    maxZoom: () => props.maxZoomIn(boxOf(map.camera)),
    middle: () => map.middle,
    camera: () => map.camera,
    box: () => boxOf(map.camera),
    isCovered: (x, y) => map.isCovered(x, y),
  }));
  useEffect(() => {
    map.camera = camera;
    map.moved = 0;
    Object.assign(map, { isCovered: () => false, isMoving: false, middle: { x: 400, y: 300 } });
    showWorldBounds(store);
    props.onSettle({ camera, box: boxOf(camera), resized: false });
    // Once, as a map that is made once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div data-testid="canvas" tabIndex={-1}>
      {children}
    </div>
  );
}
