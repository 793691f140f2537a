import { useCallback, useEffect, useRef, useState } from "react";
import type { ClusterGroup } from "../../schema/rules/frames";
import { mapLimits } from "../../schema/rules/map";
import { session } from "../apollo/session";
import { observable, useObservable } from "../i18n/observable";
import { defaultCamera } from "../mapkit/camera";
import type { FleetRef } from "../mapkit/fleet/FleetIndex";
import { FleetStore } from "../mapkit/fleet/FleetStore";
import type { FleetHit } from "../mapkit/fleet/hits";
import { mercatorX, mercatorY } from "../mapkit/fleet/mercator";
import type { MapHandle } from "../mapkit/MapLink";
import { clearStatusBar, tellStatusBar } from "../ui/statusBar";
import { ConfigurationPanel } from "./ConfigurationPanel";
import { DocumentTabs } from "./DocumentTabs";
import { FrontPane } from "./FrontPane";
import { useInView } from "./inView";
import { KpiPanel } from "./KpiPanel";
import { withClosed, withOpened } from "./mapAddress";
import { MapLayout } from "./MapLayout";
import { MapStage } from "./MapStage";
import { matchesOf } from "./matches";
import { permittedLayers } from "./permittedLayers";
import { TrackingPanel } from "./TrackingPanel";
import { useCamera } from "./useCamera";
import { useClosing } from "./useClosing";
import { useMapAddress } from "./useMapAddress";
import { useTab } from "./useTab";
import { useTotals } from "./useTotals";

/** The map with its configuration at the left and the tracking panel at the right. */
export function MapScreen() {
  const current = useObservable(session);
  return current.status === "in" ? <Screen key={current.userId} user={current.userId} streetPack={current.info.streetPack} /> : null;
}

function Screen({ user, streetPack }: { user: string; streetPack: string | null }) {
  const state = useMapAddress(user);
  const { address, change } = state;
  const [store] = useState(() => new FleetStore());
  const [pointed] = useState(() => observable<FleetHit | null>(null));
  const [blind, setBlind] = useState(false);
  const handle = useRef<MapHandle>(null);
  const totals = useTotals(store);
  const tab = useTab();
  const group: ClusterGroup = tab.shown === "claims" ? "claims" : "suppliers";
  const inView = useInView(store, group);
  const camera = useCamera(store, state, handle);

  const open = (ref: FleetRef): void => {
    change((now) => withOpened(now, ref), "push");
    const point = store.byId(ref.id, ref.group);
    if (point && !isWellInView(store, point)) handle.current?.goTo(point, handle.current.camera().zoom);
  };
  /** From the list: brought near enough to be seen alone. */
  const choose = (hit: FleetHit): void => {
    // The row goes from under the pointer, and will not say that it was left.
    pointed.set(null);
    if ("cluster" in hit) return handle.current?.goTo(hit.cluster, Math.min(mapLimits.maxZoom, handle.current.camera().zoom + 2));
    change((now) => withOpened(now, hit.point), "push");
    const point = store.byId(hit.point.id, hit.point.group);
    if (point) handle.current?.goTo(point);
  };
  const close = useCallback(
    (ref: FleetRef) => {
      change((now) => withClosed(now, ref), "push");
      pointed.set(null);
    },
    [change, pointed],
  );
  const closing = useClosing(close);
  const show = (ref: FleetRef | null): void =>
    change((now) => (ref ? withOpened(now, ref) : { ...now, shown: null, section: null }), "push");

  useEffect(() => tellStatusBar({ matches: totals && matchesOf(totals, address) }), [totals, address]);
  useEffect(() => clearStatusBar, []);

  return (
    <MapLayout
      configuration={(collapse) => (
        <ConfigurationPanel
          totals={totals}
          permitted={permittedLayers()}
          on={address.layers}
          onChange={(layers) => change((now) => ({ ...now, layers }))}
          withoutPosition={address.withoutPosition}
          onWithoutPosition={(withoutPosition) =>
            change((now) => ({ ...now, withoutPosition, ...(withoutPosition && { shown: null, section: null }) }))
          }
          onCollapse={collapse}
        />
      )}
      map={(overlay) => (
        <MapStage
          store={store}
          totals={totals}
          streetPack={streetPack}
          camera={address.camera ?? defaultCamera}
          selected={address.shown}
          pointed={pointed}
          handle={handle}
          onSettle={camera.settle}
          onFit={camera.fit}
          onOpen={open}
          onLeave={() => show(null)}
          blind={blind}
          onBlind={(now) => {
            setBlind(now);
            if (now) camera.goBlind();
          }}
        >
          {overlay}
        </MapStage>
      )}
      tracking={
        <TrackingPanel
          kpis={
            <KpiPanel
              totals={totals}
              tab={tab.shown}
              onTab={tab.show}
              address={address}
              onFilter={(filter) => change((now) => ({ ...now, ...filter }))}
            />
          }
          tabs={
            <DocumentTabs
              open={address.open}
              shown={address.shown}
              listCount={blind ? null : inView.reduce((sum, row) => sum + (row.cluster?.count ?? 1), 0)}
              withoutPosition={address.withoutPosition}
              onShow={show}
              onClose={close}
              onFinish={closing.begin}
            />
          }
        >
          <FrontPane
            {...state}
            store={store}
            group={group}
            inView={inView}
            blind={blind}
            closing={closing}
            onOpen={open}
            onChoose={choose}
            onPoint={(hit) => pointed.set(hit)}
          />
        </TrackingPanel>
      }
    />
  );
}

/** Whether a point can be seen without moving the map: not at its very edge. */
const isWellInView = ({ camera }: FleetStore, { lon, lat }: { lon: number; lat: number }): boolean =>
  camera.sees(mercatorX(lon), mercatorY(lat), -24);
