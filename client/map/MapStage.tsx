import { useComputedColorScheme } from "@mantine/core";
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import type { FrameTotals } from "../../schema/rules/frames";
import { mapLimits } from "../../schema/rules/map";
import { language } from "../i18n/language";
import { useObservable, type Observable } from "../i18n/observable";
import { useConnection } from "../live/connection";
import type { MapBox, MapCamera } from "../mapkit/camera";
import type { FleetRef } from "../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../mapkit/fleet/FleetStore";
import type { FleetHit } from "../mapkit/fleet/hits";
import { MapCanvas } from "../mapkit/MapCanvas";
import { MapControls } from "../mapkit/MapControls";
import type { MapHandle } from "../mapkit/MapLink";
import { tellStatusBar } from "../ui/statusBar";
import { CriticalAnnouncer } from "./CriticalAnnouncer";
import { ageOf, codeOf, statusNameOf } from "./FeatureRow";
import { followClusters } from "./followClusters";
import { HoverCard } from "./HoverCard";
import { labelOf } from "./labelOf";
import { Legend } from "./Legend";
import { sameRef } from "./mapAddress";
import styles from "./MapStage.module.css";

export interface MapStageProps {
  store: FleetStore;
  totals: FrameTotals | null;
  streetPack: string | null;
  camera: MapCamera;
  selected: FleetRef | null;
  /** What the pointer or the keyboard is on, on the map or in the list. */
  pointed: Observable<FleetHit | null>;
  handle: RefObject<MapHandle | null>;
  onSettle(camera: MapCamera, box: MapBox): void;
  onFit(): void;
  onOpen(ref: FleetRef): void;
  /** Nothing is to be selected any more. */
  onLeave(): void;
  /** The graphics card cannot draw. */
  blind: boolean;
  onBlind(blind: boolean): void;
  children?: ReactNode;
}

/** The map with what lies over it, and its keys. */
export function MapStage({
  store,
  totals,
  streetPack,
  camera,
  selected,
  pointed,
  handle,
  onSettle,
  onFit,
  onOpen,
  onLeave,
  blind,
  onBlind,
  children,
}: MapStageProps) {
  const intl = useIntl();
  const theme = useComputedColorScheme("dark");
  const { state } = useConnection();
  const hit = useObservable(pointed);
  useEffect(() => followClusters(store, pointed), [store, pointed]);
  const region = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const [said, setSaid] = useState("");
  const label = useMemo(() => labelOf(intl), [intl]);

  const press = (pressed: FleetHit | null): void => {
    if (!pressed) return;
    if ("point" in pressed) onOpen(pressed.point);
    else handle.current?.goTo(pressed.cluster, Math.min(mapLimits.maxZoom, handle.current.camera().zoom + 2));
  };

  /** The next or previous of what is in view, in the order of the list. */
  const step = (by: 1 | -1): void => {
    const refs = store.visible();
    if (!refs.length) return;
    const at = hit && "point" in hit ? refs.findIndex((ref) => sameRef(ref, hit.point)) : -1;
    const ref = refs[at < 0 ? (by > 0 ? 0 : refs.length - 1) : (at + by + refs.length) % refs.length]!;
    pointed.set({ point: ref });
    setSaid(describe(intl, store, ref));
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "n") step(1);
    else if (event.key === "p") step(-1);
    else if (event.key === "Enter" && hit) press(hit);
    else if (event.key === "Escape") {
      pointed.set(null);
      onLeave();
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.stage}>
      <a className={styles.skip} href="#map-list" onClick={(event) => skipTo(event, "map-list")}>
        <FormattedMessage id="map.skip" defaultMessage="Skip the map, go to the list" />
      </a>
      {blind && <NoGraphics />}
      <MapCanvas
        store={store}
        theme={theme}
        language={useObservable(language)}
        streetPack={streetPack}
        camera={camera}
        selected={selected}
        hovered={hit}
        paused={paused}
        label={label}
        handle={handle}
        stale={state === "lost"}
        region={region}
        onSettle={(settled, box) => {
          tellStatusBar({ zoom: settled.zoom });
          onSettle(settled, box);
        }}
        onKey={keys}
        onHover={(hovered) => pointed.set(hovered)}
        onPress={press}
        onPointer={(cursor) => tellStatusBar({ cursor })}
        onBroken={onBlind}
      >
        <MapControls
          zoomBy={(by) => handle.current?.zoomBy(by)}
          faceNorth={() => handle.current?.faceNorth()}
          fit={onFit}
          paused={paused}
          setPaused={setPaused}
          region={region}
        />
        {children}
        <Legend />
        {hit && <HoverCard store={store} hit={hit} />}
      </MapCanvas>
      <div className="spoken" role="status" aria-live="polite">
        {said}
      </div>
      <CriticalAnnouncer totals={totals} />
    </div>
  );
}

function skipTo(event: { preventDefault(): void }, id: string): void {
  // An anchor's own jump would change the hash, which is the route.
  event.preventDefault();
  const target = document.getElementById(id);
  (target?.querySelector<HTMLElement>("button, a, [tabindex]") ?? target)?.focus();
}

function describe(intl: IntlShape, store: FleetStore, ref: FleetRef): string {
  const point = store.byId(ref.id, ref.group);
  return point
    ? [point.id, codeOf(point), statusNameOf(intl, point), ageOf(intl, point, store.serverNow())].filter(Boolean).join(", ")
    : "";
}

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
        defaultMessage="This browser gives no access to the graphics card (WebGL 2). The list at the right shows the same claims and suppliers."
      />
    </p>
  </div>
);
