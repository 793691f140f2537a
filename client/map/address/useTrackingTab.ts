import { useLocation, useNavigate, useParams } from "react-router";
import { mapLayers, tableOfLayer } from "../../../schema/rules/map/map";
import { useCanSeeField } from "../../session/useCanSeeField";
import { paths } from "../../paths";
import { ownNavigation } from "./useMapAddress";

export type TrackingTab = "claims" | "providers";

/** The tracking tabs with something to see, and which is in front: the last part of the route. */
export function useTrackingTab(): { tabs: TrackingTab[]; shown: TrackingTab; show(tab: TrackingTab): void } {
  const canSeeField = useCanSeeField();
  const { selectedtab } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const visibleLayers = mapLayers.filter((layer) => canSeeField(`${tableOfLayer[layer]}.id`));
  const has = { claims: visibleLayers.includes("INCIDENTS"), providers: visibleLayers.some((layer) => layer !== "INCIDENTS") };
  const tabs = (["claims", "providers"] as const).filter((tab) => has[tab]);
  const requestedTab = selectedtab === "providers" ? "providers" : "claims";
  return {
    tabs,
    shown: tabs.includes(requestedTab) ? requestedTab : (tabs[0] ?? requestedTab),
    show: (tab) => void navigate({ pathname: paths.map(tab), search }, { replace: true, state: ownNavigation }),
  };
}
