import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref } from "react";
import type { FlyToOptions, MapMouseEvent } from "maplibre-gl";
import { useMap } from "react-map-gl/maplibre";
import { mapIsDrawn } from "../store/mapDrawn";
import { loadPartsAhead } from "../ui/lazyPart";
import { whenGroundLoaded } from "./basemap/groundLoaded";
import { mapLimits } from "../../schema/rules/map/map";
import { supplyImages } from "./basemap/images";
import { isCovered, measurePadding } from "./overlays";
import { boxOf, cameraOf, closeZoom, type MapBox, type MapCamera } from "./camera";

export interface MapHandle {
  lookAt(camera: MapCamera): void;
  /** Moves a position into the middle of the uncovered area, zoomed in enough to see it alone, at least to `zoom`. */
  goTo(place: { lon: number; lat: number }, zoom?: number): void;
  /** Fits a rectangle into the uncovered area; `instant` without animation. */
  fit(box: MapBox, instant?: boolean): void;
  zoomBy(step: number): void;
  faceNorth(): void;
  focus(): void;
  isMoving(): boolean;
  /** Zoom beyond which the map shows nothing more here. */
  maxZoom(): number;
  /** Middle of the uncovered area, in CSS pixels from the map's top left. */
  middle(): { x: number; y: number };
  camera(): MapCamera;
  box(): MapBox;
  onceDrawn(listener: () => void): void;
  /** True if a button, the legend or a panel covers a position in CSS pixels from the map's top left. */
  isCovered(x: number, y: number): boolean;
}

export interface Settled {
  camera: MapCamera;
  box: MapBox;
  resized: boolean;
}

export interface MapControllerProps {
  handle: Ref<MapHandle>;
  title: string;
  maxZoomIn(box: MapBox): number;
  onMove(): void;
  onSettle(settled: Settled): void;
  onPan(): void;
  onKey(event: KeyboardEvent): void;
  onBlur(): void;
  onPointer(place: { lon: number; lat: number } | null): void;
  onBroken(broken: boolean): void;
}

export function MapController({
  handle,
  title,
  maxZoomIn,
  onMove,
  onSettle,
  onPan,
  onKey,
  onBlur,
  onPointer,
  onBroken,
}: MapControllerProps) {
  const map = useMap().current!.getMap();
  const size = useRef<string | null>(null);
  const move = useEffectEvent(onMove);
  const settle = useEffectEvent(() => {
    const { clientWidth, clientHeight } = map.getContainer();
    const now = `${clientWidth} ${clientHeight}`;
    const resized = size.current !== null && size.current !== now;
    size.current = now;
    onSettle({ camera: cameraOf(map), box: boxOf(map), resized });
  });
  const latestMaxZoomIn = useRef(maxZoomIn);
  useLayoutEffect(() => {
    latestMaxZoomIn.current = maxZoomIn;
  }, [maxZoomIn]);
  const limitZoom = useEffectEvent((): void => {
    const limit = maxZoomIn(boxOf(map));
    if (map.getZoom() > limit) map.easeTo({ zoom: limit, duration: 300 });
    else if (map.getMaxZoom() !== limit) map.setMaxZoom(limit);
  });
  useEffect(() => limitZoom(), [maxZoomIn]);
  const pan = useEffectEvent(onPan);
  const press = useEffectEvent(onKey);
  const left = useEffectEvent(onBlur);
  const point = useEffectEvent(onPointer);
  const broken = useEffectEvent(onBroken);

  useEffect(() => {
    const subscriptions = [
      map.on("movestart", () => move()),
      map.on("dragstart", () => pan()),
      // Also fires after a change of size.
      map.on("moveend", () => {
        settle();
        limitZoom();
      }),
      map.on("mousemove", ({ lngLat }: MapMouseEvent) => point({ lon: lngLat.lng, lat: lngLat.lat })),
      map.on("mouseout", () => point(null)),
      map.on("sourcedata", ({ tile }) => tile !== undefined && void map.once("render", mapIsDrawn)),
      map.on("load", () => {
        mapIsDrawn();
        void loadPartsAhead();
      }),
      map.on("webglcontextlost", () => broken(true)),
      map.on("webglcontextrestored", () => broken(false)),
    ];
    const canvas = map.getCanvas();
    const keys = (event: KeyboardEvent): void => {
      if (event.key.startsWith("Arrow") && !event.shiftKey) pan();
      press(event);
    };
    const leave = (): void => left();
    canvas.addEventListener("keydown", keys);
    canvas.addEventListener("blur", leave);
    const removeImages = supplyImages(map);
    const stopAwaiting = whenGroundLoaded(map);
    settle();
    return () => {
      subscriptions.forEach((subscription) => subscription.unsubscribe());
      removeImages();
      stopAwaiting();
      canvas.removeEventListener("keydown", keys);
      canvas.removeEventListener("blur", leave);
    };
  }, [map]);

  useEffect(() => map.getCanvas().setAttribute("aria-label", title), [map, title]);

  const mapHandle = useMemo<MapHandle>(() => {
    const region = map.getContainer().parentElement!;
    const offMiddle = (): [number, number] => {
      const { left, right, top, bottom } = measurePadding(region);
      return [(left - right) / 2, (top - bottom) / 2];
    };
    const flight: Partial<FlyToOptions> = { speed: 2, maxDuration: 1500 };
    /** The limit of the present view does not apply to a destination. */
    const leaveLimit = (): void => void map.setMaxZoom(mapLimits.maxZoom);
    const zoomAt = ({ lon, lat }: { lon: number; lat: number }, zoom: number): number =>
      Math.min(zoom, latestMaxZoomIn.current({ west: lon, south: lat, east: lon, north: lat }));
    return {
      lookAt({ zoom, bearing, pitch, ...place }) {
        leaveLimit();
        map.jumpTo({ center: [place.lon, place.lat], zoom: zoomAt(place, zoom), bearing, pitch });
      },
      goTo(place, zoom) {
        leaveLimit();
        const targetZoom = zoomAt(place, zoom ?? Math.max(map.getZoom(), closeZoom));
        map.flyTo({ ...flight, center: [place.lon, place.lat], zoom: targetZoom, offset: offMiddle() });
      },
      fit: ({ west, south, east, north }, instant) => {
        leaveLimit();
        const corners: [number, number, number, number] = [west, south, east, north];
        map.fitBounds(corners, { padding: measurePadding(region), maxZoom: closeZoom, ...(instant ? { animate: false } : flight) });
      },
      zoomBy: (step) => void map.easeTo({ zoom: map.getZoom() + step, duration: 200 }),
      faceNorth: () => void map.easeTo({ bearing: 0, pitch: 0, duration: 300 }),
      focus: () => map.getCanvas().focus(),
      onceDrawn: (listener) => void map.once("render", listener),
      isMoving: () => map.isMoving(),
      maxZoom: () => latestMaxZoomIn.current(boxOf(map)),
      middle() {
        const { clientWidth, clientHeight } = map.getContainer();
        const [x, y] = offMiddle();
        return { x: clientWidth / 2 + x, y: clientHeight / 2 + y };
      },
      camera: () => cameraOf(map),
      box: () => boxOf(map),
      isCovered: (x, y) => isCovered(region, x, y),
    };
  }, [map]);
  useImperativeHandle(handle, () => mapHandle, [mapHandle]);
  return null;
}
