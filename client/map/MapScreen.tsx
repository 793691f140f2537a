import { useEffect, useRef, useState } from "react";
import type { ClusterGroup } from "../../schema/rules/frames";
import { useSees } from "../apollo/sees";
import { session } from "../apollo/session";
import { observable, useObservable } from "../i18n/observable";
import { defaultCamera } from "../mapkit/camera";
import { FleetStore } from "../mapkit/fleet/FleetStore";
import type { FleetHit } from "../mapkit/fleet/hits";
import type { MapHandle } from "../mapkit/MapLink";
import { clearStatusBar, tellStatusBar } from "../ui/statusBar";
import { BackButton } from "./BackButton";
import { ConfigurationPanel } from "./ConfigurationPanel";
import { CrowdCard } from "./CrowdCard";
import { DocumentTabs } from "./DocumentTabs";
import { FrontPane } from "./FrontPane";
import { useInView } from "./inView";
import { KpiPanel } from "./KpiPanel";
import { MapLayout } from "./MapLayout";
import { MapStage } from "./MapStage";
import { matchesOf } from "./matches";
import { permittedLayers } from "./permittedLayers";
import { TrackingPanel } from "./TrackingPanel";
import { useCamera } from "./useCamera";
import { useClosing } from "./useClosing";
import { useFreshSupplier } from "./useFreshSupplier";
import { useOpening } from "./useOpening";
import { useSeenAddress } from "./useSeenAddress";
import { useTab } from "./useTab";
import { useTotals } from "./useTotals";

/** The map with its configuration at the left and the tracking panel at the right. */
export function MapScreen() {
  const current = useObservable(session);
  return current.status === "in" ? <Screen key={current.userId} user={current.userId} streetPack={current.info.streetPack} /> : null;
}

function Screen({ user, streetPack }: { user: string; streetPack: string | null }) {
  const tab = useTab();
  const group: ClusterGroup = tab.shown === "claims" ? "claims" : "suppliers";
  const state = useSeenAddress(user, group);
  const { address, change } = state;
  const sees = useSees();
  const [store] = useState(() => new FleetStore());
  const [pointed] = useState(() => observable<FleetHit | null>(null));
  const [blind, setBlind] = useState(false);
  const handle = useRef<MapHandle>(null);
  const totals = useTotals(store);
  const inView = useInView(store, group);
  const camera = useCamera(store, state, handle);
  const opening = useOpening(state, { store, handle, camera, pointed });
  const { open, show, close, crowd, leaveCrowd } = opening;
  const closing = useClosing(close);
  useFreshSupplier(store, address.shown);

  // There is no list of what is in view where nothing can be drawn, or the profile hides where it is.
  const listsAll = blind || state.placeless;
  const seesClaims = sees("incidents.status");
  useEffect(() => tellStatusBar({ matches: totals && seesClaims ? matchesOf(totals, address) : null }), [totals, seesClaims, address]);
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
          onWithoutPosition={
            state.narrows
              ? (withoutPosition) => change((now) => ({ ...now, withoutPosition, ...(withoutPosition && { shown: null, section: null }) }))
              : null
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
          onMove={() => {
            leaveCrowd();
            camera.move();
          }}
          onSettle={camera.settle}
          onFit={camera.fit}
          onPress={opening.press}
          blind={blind}
          onBlind={(now) => {
            setBlind(now);
            if (now) camera.goBlind();
          }}
        >
          {overlay}
          {crowd && (
            <CrowdCard store={store} crowd={crowd} filter={address} shown={address.shown} onOpen={opening.openHere} onClose={leaveCrowd} />
          )}
        </MapStage>
      )}
      corner={<BackButton earlier={camera.earlier} />}
      wanted={opening.opened}
      tracking={
        <TrackingPanel
          kpis={
            <KpiPanel
              totals={totals}
              tabs={tab.tabs}
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
              listCount={listsAll ? null : inView.reduce((sum, row) => sum + (row.cluster?.count ?? 1), 0)}
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
            listsAll={listsAll}
            closing={closing}
            onOpen={open}
            onChoose={opening.choose}
            onPoint={(hit) => pointed.set(hit)}
          />
        </TrackingPanel>
      }
    />
  );
}
