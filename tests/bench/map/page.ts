// One map in a page: empty, with the fleet layer, or with the same points as GeoJSON. Driven by map.bench.ts.
import { type GeoJSONSource, Map as MapLibreMap, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { FleetLayer } from "../../../client/mapkit/fleet/FleetLayer";
import { FleetStore } from "../../../client/mapkit/fleet/FleetStore";
import type { PackedFrame } from "../../../schema/rules/map/frames";
import { firstFrame, IN_VIEW, type Move, movedFrame, moves, placesOf } from "./points";

declare global {
  interface Window {
    ready: boolean;
    longTasks: number;
    /** Begins the updates. */
    begin(): void;
  }
}

/** Frames a second, as the product sends them. */
const FRAMES_PER_SECOND = 4;
/** Prepared before the measurement, because a server would create them. */
const FRAMES = 80;
/** The next redraw after one, as a moving fleet asks for it: the same on each map. */
const REDRAW_INTERVAL_MS = 1_000 / 15;

setWorkerUrl(workerUrl);
const mode = location.hash.slice(1);
const map = new MapLibreMap({
  container: "map",
  style: { version: 8, sources: {}, layers: [{ id: "ground", type: "background", paint: { "background-color": "#dddddd" } }] },
  center: [-8.62, 41.16],
  zoom: 13,
  attributionControl: false,
});
window.ready = false;
window.longTasks = 0;
new PerformanceObserver((list) => (window.longTasks += list.getEntries().length)).observe({ type: "longtask" });

map.on("load", () => {
  const places = placesOf(map.getBounds().toArray().flat() as [number, number, number, number]);
  const update = mode === "fleet" ? fleet() : mode === "geojson" ? geojson() : null;
  window.begin = () => {
    // the fleet layer asks for them itself while something moves, which here is always
    if (mode !== "fleet") keepRedrawing();
    let round = 0;
    if (update) setInterval(() => update(++round), 1000 / FRAMES_PER_SECOND);
  };
  // The peer draws what the fleet layer draws, or it measures nothing.
  const stands = (): boolean => mode !== "geojson" || map.queryRenderedFeatures({ layers: ["rings"] }).length > IN_VIEW / 2;
  const wait = setInterval(() => {
    if (!stands()) return;
    clearInterval(wait);
    window.ready = true;
  }, 2_000);

  function fleet(): (round: number) => void {
    const store = new FleetStore();
    new FleetLayer({ store, theme: "dark", label: ({ id }) => id }).attach(map);
    store.apply(firstFrame(places));
    const frames = textsOf((round) => movedFrame(places, round));
    return (round) => store.apply(JSON.parse(frames[round % FRAMES]!) as PackedFrame);
  }

  function geojson(): (round: number) => void {
    const feature = ({ lon, lat, status }: (typeof places)[number], id: number) => ({
      type: "Feature" as const,
      id,
      properties: { status },
      geometry: { type: "Point" as const, coordinates: [lon, lat] },
    });
    map.addImage("sign", { width: 16, height: 16, data: new Uint8Array(16 * 16 * 4).fill(255) });
    map.addSource("points", { type: "geojson", data: { type: "FeatureCollection", features: places.map(feature) } });
    map.addLayer({ id: "rings", type: "circle", source: "points", paint: { "circle-radius": 9, "circle-color": "#336699" } });
    const layout = { "icon-image": "sign", "icon-allow-overlap": true, "icon-ignore-placement": true };
    map.addLayer({ id: "signs", type: "symbol", source: "points", layout });
    const source = map.getSource<GeoJSONSource>("points")!;
    const texts = textsOf((round) => moves(places, round));
    return (round) =>
      void source.updateData({
        update: (JSON.parse(texts[round % FRAMES]!) as Move[]).map(({ at, lon, lat }) => ({
          id: at,
          newGeometry: { type: "Point", coordinates: [lon, lat] },
        })),
      });
  }
});

const textsOf = (made: (round: number) => object): string[] => Array.from({ length: FRAMES }, (_, round) => JSON.stringify(made(round)));

function keepRedrawing(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  map.on("render", () => {
    clearTimeout(timer);
    timer = setTimeout(() => map.triggerRepaint(), REDRAW_INTERVAL_MS);
  });
  map.triggerRepaint();
}
