import { useLocation, useNavigate, useParams } from "react-router";
import { paths } from "../paths";
import type { TrackingTab } from "./KpiPanel";
import { ownNavigation } from "./useMapAddress";

/** Which of the two tracking tabs is in front: the last part of the route. */
export function useTab(): { shown: TrackingTab; show(tab: TrackingTab): void } {
  const { selectedtab } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    shown: selectedtab === "providers" ? "providers" : "claims",
    show: (tab) => void navigate({ pathname: paths.map(tab), search }, { replace: true, state: ownNavigation }),
  };
}
