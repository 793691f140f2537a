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
import type { MapBox, MapCamera } from "./camera";
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
  ground: StyleSpecification;
  traffic: BasemapLayer | null;
  camera: MapCamera;
  maxZoomIn(box: MapBox): number;
  selected: FleetRef | null;
  hovered: FleetHit | null;
  paused: boolean;
  label: LabelText;
  handle: Ref<MapHandle>;
  onMove(): void;
  onSettle(settled: Settled): void;
  onKey(event: KeyboardEvent): void;
  onHover(hit: FleetHit | null): void;
  onPress(hit: FleetPress | null): void;
  /** Called with the pointer's position in degrees; null when it has left. */
  onPointer(place: { lon: number; lat: number } | null): void;
  /** Called with true when the graphics card cannot draw, with false when it can again. */
  onBroken(broken: boolean): void;
  /** Draws the map without colours, because its data is not live. */
  stale: boolean;
  routeLines: ClaimRouteLines | null;
  /** Distance being measured; a click adds a point. null for none. */
  measured: Path | null;
  onMeasure(place: Place): void;
  onPan(): void;
  mapRegion: Ref<HTMLDivElement>;
  marks?: ReactNode;
  children: ReactNode;
}

/** The map: base map, fleet, pointer and camera. Created once; later changes are applied in place. */
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
  // MapLibre reads these once. MapController updates the map's name when the language changes.
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
        // Limits the view to one world. maxBounds of ±180 does not work: MapLibre treats it as a world without width.
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
