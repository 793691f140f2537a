import { useLocation, useNavigate, useParams } from "react-router";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { mapLayers, tableOfLayer } from "../../../schema/rules/lists/mapLayers";
import { useCanSeeField } from "../../session/useCanSeeField";
import { paths } from "../../paths";
import { ownNavigation } from "./useMapAddress";

export type TrackingTab = "claims" | "providers";

export interface TrackingTabs {
  tabs: TrackingTab[];
  shown: TrackingTab;
  group: ClusterGroup;
  show(tab: TrackingTab): void;
}

export function useTrackingTab(): TrackingTabs {
  const canSeeField = useCanSeeField();
  const { selectedtab } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const visibleLayers = mapLayers.filter((layer) => canSeeField(`${tableOfLayer[layer]}.id`));
  const has = { claims: visibleLayers.includes("INCIDENTS"), providers: visibleLayers.some((layer) => layer !== "INCIDENTS") };
  const tabs = (["claims", "providers"] as const).filter((tab) => has[tab]);
  const requestedTab = selectedtab === "providers" ? "providers" : "claims";
  const activeTab = tabs.includes(requestedTab) ? requestedTab : (tabs[0] ?? requestedTab);
  return {
    tabs,
    shown: activeTab,
    group: activeTab === "claims" ? "claims" : "suppliers",
    show: (tab) => void navigate({ pathname: paths.map(tab), search }, { replace: true, state: ownNavigation }),
  };
}
