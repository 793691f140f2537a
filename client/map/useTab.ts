import { useLocation, useNavigate, useParams } from "react-router";
import { mapLayers, tableOfLayer } from "../../schema/rules/map";
import { useSees } from "../apollo/sees";
import { paths } from "../paths";
import { ownNavigation } from "./useMapAddress";

export type TrackingTab = "claims" | "providers";

/** The tracking tabs with something to see, and which is in front: the last part of the route. */
export function useTab(): { tabs: TrackingTab[]; shown: TrackingTab; show(tab: TrackingTab): void } {
  const sees = useSees();
  const { selectedtab } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const seen = mapLayers.filter((layer) => sees(`${tableOfLayer[layer]}.id`));
  const has = { claims: seen.includes("INCIDENTS"), providers: seen.some((layer) => layer !== "INCIDENTS") };
  const tabs = (["claims", "providers"] as const).filter((tab) => has[tab]);
  const wanted = selectedtab === "providers" ? "providers" : "claims";
  return {
    tabs,
    shown: tabs.includes(wanted) ? wanted : (tabs[0] ?? wanted),
    show: (tab) => void navigate({ pathname: paths.map(tab), search }, { replace: true, state: ownNavigation }),
  };
}
