import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { claimStatusOrder } from "../../schema/rules/claims";
import type { ClusterGroup, FrameTotals } from "../../schema/rules/frames";
import { mapLimits } from "../../schema/rules/map";
import { session } from "../apollo/session";
import { ClaimDetail } from "../claims/ClaimDetail";
import { observable, useObservable } from "../i18n/observable";
import { defaultCamera, sameCamera, type MapBox, type MapCamera } from "../mapkit/camera";
import type { FleetRef } from "../mapkit/fleet/FleetIndex";
import { FleetStore } from "../mapkit/fleet/FleetStore";
import { mercatorX, mercatorY } from "../mapkit/fleet/mercator";
import type { FleetHit } from "../mapkit/fleet/hits";
import type { MapHandle } from "../mapkit/MapLink";
import { paths } from "../paths";
import { SupplierDetail } from "../suppliers/SupplierDetail";
import { clearStatusBar, tellStatusBar } from "../ui/statusBar";
import { ConfigurationPanel } from "./ConfigurationPanel";
import { DocumentTabs } from "./DocumentTabs";
import { FeatureList } from "./FeatureList";
import { useInView } from "./inView";
import { KpiPanel, type TrackingTab } from "./KpiPanel";
import { withClosed, withOpened, type MapAddress } from "./mapAddress";
import { MapLayout } from "./MapLayout";
import { MapStage } from "./MapStage";
import { permittedLayers } from "./permittedLayers";
import { TrackingPanel } from "./TrackingPanel";
import { useClosing } from "./useClosing";
import { useFrames, viewOf } from "./useFrames";
import { useMapAddress } from "./useMapAddress";
import { useTotals } from "./useTotals";
import { WithoutPositionList } from "./WithoutPositionList";
import { boxOfAll } from "./wholeMap";

/** A moved map is asked for anew when it has stood still this long, milliseconds. Specification section 9. */
const settleAfter = 500;

/** The map with its configuration at the left and the tracking panel at the right. */
export function MapScreen() {
  const current = useObservable(session);
  return current.status === "in" ? <Screen user={current.userId} streetPack={current.info.streetPack} /> : null;
}

function Screen({ user, streetPack }: { user: string; streetPack: string | null }) {
  const { address, change } = useMapAddress(user);
  const [store] = useState(() => new FleetStore());
  const [pointed] = useState(() => observable<FleetHit | null>(null));
  const handle = useRef<MapHandle>(null);
  const totals = useTotals(store);
  const tab = useTab();
  const group: ClusterGroup = tab.shown === "claims" ? "claims" : "suppliers";
  const inView = useInView(store, group);
  const camera = useCamera(store, address, change, handle);

  const open = (ref: FleetRef): void => {
    change((now) => withOpened(now, ref), "push");
    const point = store.byId(ref.id, ref.group);
    if (point && !isWellInView(store, point)) handle.current?.goTo(point, handle.current.camera().zoom);
  };
  /** From a list: brought near enough to be seen alone. */
  const choose = (hit: FleetHit): void => {
    if ("cluster" in hit) return handle.current?.goTo(hit.cluster, Math.min(mapLimits.maxZoom, handle.current.camera().zoom + 2));
    change((now) => withOpened(now, hit.point), "push");
    // The row is gone from under the pointer, and will not say that it left.
    pointed.set(null);
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
  const show = (ref: FleetRef | null): void => change((now) => (ref ? withOpened(now, ref) : { ...now, shown: null, section: null }), "push");
  const setPart = (section: string | null): void => change((now) => ({ ...now, section }));

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
          onWithoutPosition={(withoutPosition) => change((now) => ({ ...now, withoutPosition, ...(withoutPosition && { shown: null, section: null }) }))}
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
        >
          {overlay}
        </MapStage>
      )}
      tracking={
        <TrackingPanel
          kpis={<KpiPanel totals={totals} tab={tab.shown} onTab={tab.show} address={address} onFilter={(filter) => change((now) => ({ ...now, ...filter }))} />}
          tabs={
            <DocumentTabs
              open={address.open}
              shown={address.shown}
              listCount={inView.reduce((sum, row) => sum + (row.cluster?.count ?? 1), 0)}
              withoutPosition={address.withoutPosition}
              onShow={show}
              onClose={close}
              onFinish={closing.begin}
            />
          }
        >
          <div id="map-list" tabIndex={-1} style={{ height: address.shown ? undefined : "100%" }}>
            {address.shown === null ? (
              address.withoutPosition ? (
                <WithoutPositionList group={group} onChoose={(ref) => change((now) => withOpened(now, ref), "push")} />
              ) : (
                <FeatureList
                  store={store}
                  group={group}
                  rows={inView}
                  filtered={(group === "claims" ? address.claimStatuses : address.resourceStatuses).length > 0}
                  onClearFilter={() => change((now) => ({ ...now, claimStatuses: [], resourceStatuses: [] }))}
                  onChoose={choose}
                  onPoint={(hit) => pointed.set(hit)}
                />
              )
            ) : address.shown.group === "claims" ? (
              <ClaimDetail
                key={address.shown.id}
                id={address.shown.id}
                part={address.section}
                onPart={setPart}
                onSupplier={(id) => open({ group: "suppliers", id })}
                closesAt={closing.closesAt(address.shown)}
                onKeep={() => closing.keep(address.shown!)}
              />
            ) : (
              <SupplierDetail
                key={address.shown.id}
                id={address.shown.id}
                part={address.section}
                onPart={setPart}
                onClaim={(id) => open({ group: "claims", id })}
                onSupplier={(id) => open({ group: "suppliers", id })}
              />
            )}
          </div>
        </TrackingPanel>
      }
    />
  );
}

/** Which of the two tracking tabs is in front: the last part of the route. */
function useTab(): { shown: TrackingTab; show(tab: TrackingTab): void } {
  const { selectedtab } = useParams();
  const navigate = useNavigate();
  return {
    shown: selectedtab === "providers" ? "providers" : "claims",
    show: (tab) => void navigate({ pathname: paths.map(tab), search: new URL(window.location.hash.slice(1), window.location.origin).search }, { replace: true }),
  };
}

/** Ties the camera to the address and to what the server is asked for; answers what to call when the map stands still, and to show everything. */
function useCamera(
  store: FleetStore,
  address: MapAddress,
  change: (next: (address: MapAddress) => MapAddress) => void,
  handle: React.RefObject<MapHandle | null>,
) {
  const client = useApolloClient();
  const watch = useFrames(store);
  const [seen, setSeen] = useState<{ camera: MapCamera; box: MapBox } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fitted = useRef(address.camera !== null);

  useEffect(() => {
    if (seen) watch(viewOf(seen.box, seen.camera.zoom, address));
  }, [watch, seen, address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address was changed by somebody else: a link, or the browser's way back.
  const follow = useEffectEvent((camera: MapCamera) => {
    const now = handle.current?.camera();
    if (now && seen && !sameCamera(camera, seen.camera) && !sameCamera(camera, now)) handle.current!.lookAt(camera);
  });
  useEffect(() => {
    if (address.camera) follow(address.camera);
  }, [address.camera]);

  const take = (camera: MapCamera, box: MapBox): void => {
    setSeen({ camera, box });
    change((now) => ({ ...now, camera }));
  };
  const settle = (camera: MapCamera, box: MapBox): void => {
    clearTimeout(timer.current);
    if (seen) timer.current = setTimeout(() => take(camera, box), settleAfter);
    else if (fitted.current) take(camera, box);
    else {
      fitted.current = true;
      void fit(true).finally(() => {
        const map = handle.current;
        if (map) take(map.camera(), map.box());
      });
    }
  };
  const fit = async (instant = false): Promise<void> => {
    const box = await boxOfAll(client, address).catch(() => null);
    if (box) handle.current?.fit(box, instant);
  };
  return { settle, fit: () => void fit() };
}

/** Whether a point can be seen without moving the map: not at its very edge. */
function isWellInView({ camera }: FleetStore, { lon, lat }: { lon: number; lat: number }): boolean {
  return camera.sees(mercatorX(lon), mercatorY(lat), -24);
}

/** How many claims the filter lets through, of how many there are. */
function matchesOf({ claims }: FrameTotals, { claimStatuses }: MapAddress): { shown: number; total: number } {
  const total = claims.reduce((sum, count) => sum + count, 0);
  if (!claimStatuses.length) return { shown: total, total };
  return { shown: claimStatuses.reduce((sum, status) => sum + (claims[claimStatusOrder.indexOf(status)] ?? 0), 0), total };
}

export { MapScreen as Component };
