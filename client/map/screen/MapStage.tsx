import { useComputedColorScheme } from "@mantine/core";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FrameTotals } from "../../../schema/rules/map/frames";
import { mapLimits } from "../../../schema/rules/map/map";
import { language } from "../../i18n/language";
import { useObservable, type Observable } from "../../store/observable";
import { useConnection } from "../../live/connection";
import { isWithoutStreets, maxZoomIn, type BasemapLayer } from "../../mapkit/basemap/basemapLayers";
import { useBasemapStyle } from "../../mapkit/basemap/useBasemapStyle";
import type { MapBox, MapCamera } from "../../mapkit/camera";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetHit, FleetPress } from "../../mapkit/fleet/hitTest";
import { MapCanvas } from "../../mapkit/MapCanvas";
import { MapControls } from "../../mapkit/MapControls";
import type { MapHandle, Settled } from "../../mapkit/MapController";
import { type MarkedPlace, PlaceMark } from "../../mapkit/PlaceMark";
import { latePart, lazyPart } from "../../ui/lazyPart";
import { useShortcuts } from "../../ui/shortcuts";
import { updateStatusBar } from "../../store/statusBar";
import { CriticalAnnouncer } from "./CriticalAnnouncer";
import { MeasureCard } from "../measure/MeasureCard";
import { keepHoveredCluster } from "../hover/keepHoveredCluster";
import { signLabel } from "./signLabel";
import styles from "./MapStage.module.css";
import { useClaimRouteLines } from "./useClaimRouteLines";
import { useMeasure } from "../measure/useMeasure";
import { useKeyboardNavigation } from "./useKeyboardNavigation";
import { loadChunk } from "../../store/loadChunk";

const Legend = latePart(() => loadChunk(() => import("../layers/Legend")).then((file) => file.Legend));
const HoverCard = lazyPart(() => loadChunk(() => import("../hover/HoverCard")).then((file) => file.HoverCard), { error: null });

export interface MapStageProps {
  store: FleetStore;
  totals: FrameTotals | null;
  basemap: readonly BasemapLayer[];
  traffic: BasemapLayer | null;
  camera: MapCamera;
  selected: FleetRef | null;
  isLeftOut: boolean;
  highlighted: Observable<FleetHit | null>;
  handle: RefObject<MapHandle | null>;
  onMove(): void;
  onPan(): void;
  onSettle(settled: Settled): void;
  onFit(): void;
  /** Called on click or Enter; `null` for the map background. */
  onPress(hit: FleetPress | null): void;
  place: MarkedPlace | null;
  onRemovePlace(): void;
  graphicsUnavailable: boolean;
  onGraphicsUnavailable(blind: boolean): void;
  children?: ReactNode;
}

export function MapStage({
  store,
  totals,
  basemap,
  traffic,
  camera,
  selected,
  isLeftOut,
  highlighted: pointed,
  handle,
  onMove,
  onPan,
  onSettle,
  onFit,
  onPress,
  place,
  onRemovePlace,
  graphicsUnavailable: blind,
  onGraphicsUnavailable: onBlind,
  children,
}: MapStageProps) {
  const intl = useIntl();
  const theme = useComputedColorScheme("dark");
  const { state, stalled } = useConnection();
  const { style: ground, packs } = useBasemapStyle(basemap, theme, useObservable(language));
  // No limit until the packs are read.
  const maxZoom = useCallback((box: MapBox) => (packs ? maxZoomIn(basemap, packs, box) : mapLimits.maxZoom), [basemap, packs]);
  const [settled, setSettled] = useState<Settled | null>(null);
  const hit = useObservable(pointed);
  useEffect(() => keepHoveredCluster(store, pointed), [store, pointed]);
  const region = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const label = useMemo(() => signLabel(intl), [intl]);

  const { announcement, step } = useKeyboardNavigation(store, pointed);
  const routeLines = useClaimRouteLines(selected);
  const measure = useMeasure(handle);
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (measure.press(event.key)) return event.preventDefault();
    if (event.key === "n") step(1);
    else if (event.key === "p") step(-1);
    else if (event.key === "Enter" && hit) onPress(hit);
    else return;
    event.preventDefault();
  };
  // Documented in the help. The map handles these keys while it is focused.
  useShortcuts([
    {
      keys: "N, P",
      label: intl.formatMessage({ id: "keys.map.step", defaultMessage: "On the map: next or previous marker; Enter opens it" }),
    },
    {
      keys: "← ↑ → ↓, +, −",
      label: intl.formatMessage({ id: "keys.map.move", defaultMessage: "On the map: move and zoom" }),
    },
    { keys: "M", label: intl.formatMessage({ id: "keys.map.measure", defaultMessage: "On the map: measure a distance" }) },
    { keys: "Shift ← ↑ → ↓", label: intl.formatMessage({ id: "keys.map.turn", defaultMessage: "On the map: rotate and tilt" }) },
  ]);

  return (
    <div className={styles.stage}>
      <a className={styles.skip} href="#map-list" onClick={(event) => skipTo(event, "map-list")}>
        <FormattedMessage id="map.skip" defaultMessage="Skip map and go to list" />
      </a>
      <MapCanvas
        store={store}
        theme={theme}
        ground={ground}
        traffic={traffic}
        camera={camera}
        maxZoomIn={maxZoom}
        selected={selected}
        hovered={hit}
        paused={paused}
        label={label}
        handle={handle}
        routeLines={routeLines}
        measured={measure.path}
        onMeasure={measure.add}
        onPan={onPan}
        stale={stalled || state === "lost"}
        mapRegion={region}
        marks={place && <PlaceMark place={place} onRemove={onRemovePlace} />}
        onMove={onMove}
        onSettle={(now) => {
          updateStatusBar({ zoom: now.camera.zoom });
          setSettled(now);
          onSettle(now);
        }}
        onKey={keys}
        onHover={(hovered) => pointed.set(hovered)}
        onPress={onPress}
        onPointer={(cursor) => updateStatusBar({ cursor })}
        onBroken={onBlind}
      >
        {blind && <NoGraphics />}
        <MapControls
          zoomBy={(by) => handle.current?.zoomBy(by)}
          faceNorth={() => handle.current?.faceNorth()}
          fit={onFit}
          paused={paused}
          setPaused={setPaused}
          isMeasuring={measure.path !== null}
          toggleMeasuring={() => {
            measure.toggle();
            handle.current?.focus();
          }}
          region={region}
        />
        {measure.path && (
          <MeasureCard
            path={measure.path}
            onEnd={() => {
              measure.end();
              handle.current?.focus();
            }}
          />
        )}
        {children}
        <Legend store={store} view={settled} routes={routeLines} />
        <div className={styles.notes}>
          {isLeftOut && <LeftOutNote />}
          {packs && settled && isWithoutStreets(basemap, packs, settled) && <StreetsNote />}
        </div>
        {hit && <HoverCard store={store} hit={hit} />}
      </MapCanvas>
      <div className="spoken" role="status" aria-live="polite">
        {announcement}
      </div>
      <CriticalAnnouncer totals={totals} />
    </div>
  );
}

function skipTo(event: { preventDefault(): void }, id: string): void {
  // Following the link would change the hash, which is the route.
  event.preventDefault();
  const target = document.getElementById(id);
  (target?.querySelector<HTMLElement>("button, a, [tabindex]") ?? target)?.focus();
}

const StreetsNote = () => (
  <p className={styles.note} role="note">
    <FormattedMessage
      id="map.noStreets"
      defaultMessage="No street map for this area. An administrator can add one with <code>npm run streets</code>."
      values={{ code: (text) => <code key="code">{text}</code> }}
    />
  </p>
);

const LeftOutNote = () => (
  <p className={styles.note} role="note">
    <FormattedMessage
      id="map.leftOut.note"
      defaultMessage="Filters or layers hide this element. It is shown on the map while it is open."
    />
  </p>
);

const NoGraphics = () => (
  <div className={styles.broken} role="alert">
    <p>
      <b>
        <FormattedMessage id="map.broken.title" defaultMessage="The map cannot be drawn." />
      </b>
    </p>
    <p>
      <FormattedMessage
        id="map.broken.text"
        defaultMessage="This browser has no access to the graphics card (WebGL 2). The list on the right shows the same claims and suppliers."
      />
    </p>
  </div>
);
