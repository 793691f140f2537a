import { useLocalStorage } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Session_LoginInfoFragment } from "../../gql/graphql";
import { useCan } from "../../session/useCan";
import { useCanSeeField } from "../../session/useCanSeeField";
import { session } from "../../session/session";
import { useIsExternal } from "../../session/useIsExternal";
import { observable, useObservable } from "../../store/observable";
import { defaultCamera } from "../../mapkit/camera";
import { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetHit } from "../../mapkit/fleet/hitTest";
import type { MapHandle, Settled } from "../../mapkit/MapController";
import { mapIsDrawn } from "../../store/mapDrawn";
import { clearStatusBar, updateStatusBar } from "../../store/statusBar";
import { latePart, lazyPart } from "../../ui/lazyPart";
import { BackButton } from "../camera/BackButton";
import { ElsewhereChip } from "../camera/ElsewhereChip";
import { builtInAddress } from "../favourites/openFavourite";
import { useOpenedConfiguration } from "../favourites/useOpenedConfiguration";
import { FilterChips } from "../../filters/FilterChips";
import { MapLayout } from "./MapLayout";
import layout from "./MapLayout.module.css";
import { MapStage } from "./MapStage";
import { filterMatches } from "../list/filterMatches";
import { permittedLayers } from "../layers/permittedLayers";
import { FollowChip } from "../camera/FollowChip";
import { useFollow } from "../camera/useFollow";
import { useCamera } from "../camera/useCamera";
import { useAutoClose } from "./useAutoClose";
import { useSupplierRefresh } from "./useSupplierRefresh";
import { usePinned } from "./usePinned";
import { useSelection } from "./useSelection";
import { useAddressProblems } from "../address/useAddressProblems";
import { usePermittedAddress } from "../address/usePermittedAddress";
import { useScreenPart } from "../address/screenParts";
import { useTrackingTab } from "../address/useTrackingTab";
import { narrowsClaims } from "../../filters/apiFilter";
import { useClaimTotal } from "../layers/useClaimTotal";
import { useTotals } from "../layers/useTotals";
import { useWindowPair } from "../windows/useWindowPair";
import { useNextClaim } from "../list/useNextClaim";
import { useUrgentPlaces } from "../list/useUrgentPlaces";
import { hasMoreUrgent, useWorklist } from "../list/worklist/useWorklist";
import { loadChunk } from "../../store/loadChunk";

const Configuration = latePart(() => loadChunk(() => import("../layers/Configuration")).then((file) => file.Configuration));
const Tracking = latePart(() => loadChunk(() => import("./Tracking")).then((file) => file.Tracking));
const OverlapList = lazyPart(() => loadChunk(() => import("../list/overlap/OverlapList")).then((file) => file.OverlapList));

export function MapScreen() {
  const current = useObservable(session);
  return current.status === "in" ? <Opened key={current.userId} user={current.userId} info={current.info} /> : null;
}

function Opened(props: ScreenProps) {
  return useOpenedConfiguration(props.user) && <Screen {...props} />;
}

interface ScreenProps {
  user: string;
  info: Pick<Session_LoginInfoFragment, "basemap" | "traffic" | "defaultCenter">;
}

function Screen({ user, info: { basemap, traffic, defaultCenter } }: ScreenProps) {
  const tab = useTrackingTab();
  const state = usePermittedAddress(user, tab.group);
  const { address, change } = state;
  useAddressProblems(state.isOwnNavigation, permittedLayers());
  const canSeeField = useCanSeeField();
  const [store] = useState(() => new FleetStore());
  useEffect(() => {
    store.index.setOnScreen(true);
    return () => store.index.setOnScreen(false);
  }, [store]);
  const [highlighted] = useState(() => observable<FleetHit | null>(null));
  const [graphicsUnavailable, setBlind] = useState(false);
  const handle = useRef<MapHandle>(null);
  const totals = useTotals(store);
  const [withTraffic, setWithTraffic] = useLocalStorage({
    key: "atalaya.map.traffic",
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  useScreenPart("TRAFFIC", withTraffic, setWithTraffic);
  const can = useCan();
  const isExternal = useIsExternal();
  const follow = useFollow(store, address.shown, handle);
  const camera = useCamera(store, state, handle, { user, defaultCentre: defaultCenter }, follow.stop);
  const selection = useSelection(state, { store, handle, camera, highlighted });
  const { overlap, closeOverlapList } = selection;
  const onSettle = (settled: Settled): void => {
    closeOverlapList();
    camera.settle(settled);
  };
  const pair = useWindowPair({ state, store, handle, highlighted, onSettle, onRequest: follow.stop });
  const hasNoMap = pair.isTracking || graphicsUnavailable;
  useEffect(() => {
    if (hasNoMap) mapIsDrawn();
  }, [hasNoMap]);
  const autoClose = useAutoClose(selection.close);
  useSupplierRefresh(store, address.shown);

  const isLeftOut = usePinned(store, address);
  const worklist = useWorklist(!isExternal && canSeeField("incidents.id"), address.filter);
  const urgent = useUrgentPlaces(worklist.items);
  useNextClaim(isExternal ? null : worklist, address.shown, (id) => selection.open({ group: "claims", id }));
  const canSeeStatus = canSeeField("incidents.status");
  const total = useClaimTotal(totals, canSeeStatus && narrowsClaims(address));
  useEffect(
    () => updateStatusBar({ matches: totals && total !== null && canSeeStatus ? { shown: filterMatches(totals, address), total } : null }),
    [totals, total, canSeeStatus, address],
  );
  useEffect(() => clearStatusBar, []);
  const showBuiltIn = (): void => {
    const next = builtInAddress(address);
    change(() => next, "push");
    camera.restart(next);
  };

  const tracking = (
    <Tracking
      {...{ state, tab, store, totals, camera, selection, worklist, urgent, highlighted, pair }}
      listsAll={graphicsUnavailable || state.positionsHidden}
      closing={autoClose}
    />
  );
  const overlapList = overlap && (
    <OverlapList
      key={overlap.key}
      store={store}
      overlap={overlap}
      filter={address}
      isOnMap={!pair.isTracking}
      shown={address.shown}
      onOpen={selection.openInPlace}
      onClose={closeOverlapList}
    />
  );
  if (pair.isTracking)
    return (
      <main className={layout.screen}>
        <h1 className="spoken">
          <FormattedMessage id="map.tracking" defaultMessage="Tracking" />
        </h1>
        {tracking}
        {overlapList}
      </main>
    );
  return (
    <MapLayout
      configuration={(collapse) => (
        <Configuration
          {...{ user, state, totals, tab, traffic: { available: traffic !== null, on: withTraffic, onChange: setWithTraffic } }}
          onBuiltIn={can("map.configurations") ? showBuiltIn : null}
          onCollapse={collapse}
        />
      )}
      map={(overlay) => (
        <MapStage
          store={store}
          totals={totals}
          basemap={basemap}
          traffic={withTraffic ? traffic : null}
          camera={address.camera ?? defaultCamera}
          selected={address.shown}
          isLeftOut={isLeftOut}
          highlighted={highlighted}
          handle={handle}
          onMove={() => {
            closeOverlapList();
            camera.move();
          }}
          onPan={follow.stop}
          onSettle={(settled) => {
            camera.settle(settled);
            follow.settle(settled);
            pair.sendView(settled);
          }}
          onFit={camera.fit}
          onPress={selection.onMapPress}
          place={address.place}
          onRemovePlace={() => change((now) => ({ ...now, place: null }))}
          graphicsUnavailable={graphicsUnavailable}
          onGraphicsUnavailable={(now) => {
            setBlind(now);
            if (now) camera.showWorld();
          }}
        >
          {overlay}
          {overlapList}
        </MapStage>
      )}
      corner={
        <>
          <FilterChips address={address} counts={totals} onChange={(filter) => change((now) => ({ ...now, filter }))} />
          {tab.group === "claims" && camera.view && (
            <ElsewhereChip places={urgent} isMore={hasMoreUrgent(worklist)} box={camera.view.box} onGo={camera.show} />
          )}
          <FollowChip store={store} shown={address.shown} follow={follow} />
          <BackButton earlier={camera.previousView} />
        </>
      }
      revealKey={selection.openedKey}
      mapWanted={overlap !== null}
      tracking={tracking}
      trackingElsewhere={pair.isPaired && !pair.isTracking ? pair.attach : null}
    />
  );
}
