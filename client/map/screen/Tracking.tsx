import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import type { FrameTotals } from "../../../schema/rules/map/frames";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetHit } from "../../mapkit/fleet/hitTest";
import type { Observable } from "../../store/observable";
import { sameRef } from "../address/mapAddress";
import type { PermittedAddress } from "../address/usePermittedAddress";
import type { TrackingTabs } from "../address/useTrackingTab";
import type { CameraControl } from "../camera/useCamera";
import { KpiPanel } from "../layers/KpiPanel";
import { filterMatches } from "../list/filterMatches";
import { placesIn, type UrgentPlace } from "../list/useUrgentPlaces";
import type { WorklistState } from "../list/worklist/useWorklist";
import type { WindowPair } from "../windows/useWindowPair";
import { RegisterLink } from "../windows/RegisterLink";
import { WindowButton } from "../windows/WindowButton";
import { ActivePane } from "./ActivePane";
import { DocumentTabs } from "./DocumentTabs";
import { TrackingPanel } from "./TrackingPanel";
import type { AutoClose } from "./useAutoClose";
import type { MapSelection } from "./useSelection";

export interface TrackingProps {
  state: PermittedAddress;
  tab: TrackingTabs;
  store: FleetStore;
  totals: FrameTotals | null;
  /** The list in view is unavailable, because WebGL is missing or positions are hidden. */
  listsAll: boolean;
  camera: Pick<CameraControl, "fit" | "view">;
  selection: MapSelection;
  closing: AutoClose;
  worklist: WorklistState;
  urgent: readonly UrgentPlace[];
  highlighted: Observable<FleetHit | null>;
  pair: WindowPair;
}

export function Tracking({
  state,
  tab,
  store,
  totals,
  listsAll,
  camera,
  selection,
  closing,
  worklist,
  urgent,
  highlighted,
  pair,
}: TrackingProps) {
  const { address, change } = state;
  const { group } = tab;
  const onClaims = group === "claims";
  const matching =
    totals && onClaims
      ? filterMatches(totals, { ...address, withoutPosition: false }) - totals.withoutPosition[mapLayers.indexOf("INCIDENTS")]!
      : 0;
  const showList = (needsMe: boolean): void => change((now) => ({ ...now, needsMe, shown: null, section: null }), "push");
  return (
    <TrackingPanel
      detailOpen={address.shown !== null}
      kpis={(fold) => (
        <KpiPanel
          fold={fold}
          totals={totals}
          tabs={tab.tabs}
          tab={tab.shown}
          onTab={tab.show}
          address={address}
          // A status filter applies to the list in view, so the worklist is left.
          onFilter={(filter) => change((now) => ({ ...now, ...filter, needsMe: now.needsMe && null }))}
        />
      )}
      tabs={
        <DocumentTabs
          open={address.open}
          shown={address.shown}
          inView={listsAll ? null : { store, group }}
          needs={state.hasWorklist ? { count: worklist.count, show: () => showList(true) } : null}
          isWorklistShown={state.isWorklistShown}
          withoutPosition={address.withoutPosition}
          onShow={(ref) => (ref ? selection.show(ref) : showList(false))}
          onClose={selection.close}
          onCloseOthers={() => change((now) => ({ ...now, open: now.open.filter((ref) => sameRef(ref, now.shown)) }), "push")}
          onFinish={closing.schedule}
          end={
            <>
              {!pair.isTracking && <RegisterLink group={group} />}
              <WindowButton pair={pair} />
            </>
          }
        />
      }
    >
      <ActivePane
        {...state}
        store={store}
        group={group}
        listsAll={listsAll}
        closing={closing}
        elsewhere={Math.max(0, matching)}
        onShowAll={camera.fit}
        worklist={worklist}
        onList={() => showList(false)}
        urgentIn={(cluster) => (camera.view ? placesIn(urgent, cluster, camera.view.camera.zoom) : [])}
        onOpen={selection.open}
        onClose={selection.close}
        onChoose={selection.onRowChosen}
        onPoint={(hit) => highlighted.set(hit)}
      />
    </TrackingPanel>
  );
}
