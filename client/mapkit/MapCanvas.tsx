import type { StyleSpecification } from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import { useState, type ReactNode, type Ref } from "react";
import { useIntl } from "react-intl";
import { Map as MapView, type MapLib, ScaleControl } from "react-map-gl/maplibre";
import type { Path, Place } from "../../schema/rules/geo/geo";
import { mapLimits } from "../../schema/rules/map/map";
import type { Theme } from "../ui/theme/tokens";
import { registerPmtiles } from "./basemap/protocol";
import type { BasemapLayer } from "./basemap/basemapLayers";
import type { MapCamera } from "./camera";
import * as engine from "./engine";
import type { FleetRef } from "./fleet/FleetIndex";
import type { FleetStore } from "./fleet/FleetStore";
import type { FleetHit, FleetPress } from "./fleet/hitTest";
import type { LabelText } from "./fleet/labelText";
import { FleetOnMap } from "./FleetOnMap";
import { GhostRouteOnMap } from "./GhostRouteOnMap";
import { MapController, type MapHandle, type Settled } from "./MapController";
import { MeasureOnMap } from "./MeasureOnMap";
import styles from "./MapCanvas.module.css";
import { type ClaimRouteLines, RoutesOnMap, SIGNS_LAYER_ID } from "./RoutesOnMap";
import { TrafficOnMap } from "./TrafficOnMap";
import { mapWords } from "./mapWords";

registerPmtiles();

export interface MapCanvasProps {
  store: FleetStore;
  theme: Theme;
  /** What the ground looks like. */
  ground: StyleSpecification;
  /** The traffic that is drawn on it; null: none. */
  traffic: BasemapLayer | null;
  /** Where the map looks at first. */
  camera: MapCamera;
  /** The point with the ring and the name. */
  selected: FleetRef | null;
  /** What the pointer or the keyboard is on, here or in a list. */
  hovered: FleetHit | null;
  /** No movement between positions. */
  paused: boolean;
  label: LabelText;
  handle: Ref<MapHandle>;
  /** The map begins to move, or to change its size. */
  onMove(): void;
  onSettle(settled: Settled): void;
  /** A key was pressed while the map has the keyboard. */
  onKey(event: KeyboardEvent): void;
  onHover(hit: FleetHit | null): void;
  onPress(hit: FleetPress | null): void;
  /** Where the pointer is, degrees; null when it has left. */
  onPointer(place: { lon: number; lat: number } | null): void;
  /** The graphics card cannot draw (true), or can again. */
  onBroken(broken: boolean): void;
  /** What is shown is not live: it loses its colours. */
  stale: boolean;
  /** The ways of the claim in front; null: none. */
  routeLines: ClaimRouteLines | null;
  /** A way that is being measured, whose next point a click is; null: none. */
  measured: Path | null;
  onMeasure(place: Place): void;
  /** Somebody drags the map, or moves it by the arrows. */
  onPan(): void;
  mapRegion: Ref<HTMLDivElement>;
  /** What stands at its place on the map. */
  marks?: ReactNode;
  /** What lies over the map. */
  children: ReactNode;
}

/** The map itself: the ground, the fleet over it, and what the pointer and the camera do. Made once; everything else is changed in place. */
export function MapCanvas({
  store,
  theme,
  ground,
  traffic,
  camera,
  selected,
  hovered,
  paused,
  label,
  handle,
  stale,
  routeLines: ways,
  measured,
  mapRegion: region,
  marks,
  children,
  ...on
}: MapCanvasProps) {
  const intl = useIntl();
  // MapLibre reads these once; the name of the map, which is what matters, follows the language by MapController.
  const [words] = useState(() => mapWords(intl));
  const [first] = useState(camera);
  return (
    <div ref={region} className={stale ? `${styles.region} ${styles.stale}` : styles.region}>
      <MapView
        mapLib={engine as unknown as MapLib}
        initialViewState={{ longitude: first.lon, latitude: first.lat, zoom: first.zoom, bearing: first.bearing, pitch: first.pitch }}
        mapStyle={ground}
        style={{ position: "absolute", inset: 0, width: "auto", height: "auto" }}
        locale={words}
        minZoom={mapLimits.minZoom}
        maxZoom={mapLimits.maxZoom}
        maxPitch={mapLimits.maxPitch}
        // One world, and no view beyond its edges. (maxBounds of ±180 would do the same, but MapLibre takes them for a world of no width.)
        renderWorldCopies={false}
        attributionControl={{ compact: false }}
        onError={({ error }) => (error instanceof engine.GPUInitializationError ? on.onBroken(true) : console.warn(error))}
      >
        <MapController
          handle={handle}
          title={intl.formatMessage({ id: "map.canvas.title", defaultMessage: "Map of claims and suppliers" })}
          onBlur={() => on.onHover(null)}
          {...on}
        />
        <FleetOnMap
          key={intl.locale}
          store={store}
          theme={theme}
          selected={selected}
          hovered={hovered}
          paused={paused}
          label={label}
          onHover={on.onHover}
          onPress={(hit) => measured || on.onPress(hit)}
        />
        {traffic && <TrafficOnMap key={theme} traffic={traffic} theme={theme} beforeId={SIGNS_LAYER_ID} />}
        <ScaleControl position="bottom-right" unit="metric" maxWidth={110} />
        {ways && <RoutesOnMap ways={ways} theme={theme} />}
        <GhostRouteOnMap theme={theme} />
        {measured && <MeasureOnMap path={measured} theme={theme} onPoint={on.onMeasure} />}
        {marks}
      </MapView>
      {children}
    </div>
  );
}
