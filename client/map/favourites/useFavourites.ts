import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useEffectEvent } from "react";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { useMapConfigurationsQuery } from "../../gql/hooks";
import { useObservable } from "../../store/observable";
import { useToast } from "../../ui/toasts";
import { configurationText, sameConfiguration, showsSame } from "../address/configuration";
import type { MapAddress } from "../address/mapAddress";
import { type ScreenState, screenParts, screenStateOf } from "../address/screenParts";
import type { TrackingTab } from "../address/useTrackingTab";
import { type Favourite, useOpenedId } from "./openFavourite";

/** What the screen shows now, as a configuration would hold it. */
export interface SeenConfiguration extends ScreenState {
  address: string;
  tab: Favourite["tab"];
}

export interface Favourites {
  /** Null: not known yet. */
  all: readonly Favourite[] | null;
  /** The one that was opened last; null: the product's own. */
  opened: Favourite | null;
  /** The screen shows something else than what was opened, wherever the map is. */
  isChanged: boolean;
  /** The one that holds exactly what the screen shows; null: none. */
  same: Favourite | null;
  seen: SeenConfiguration;
  setOpened(id: string | null): void;
}

const isSame = (seen: SeenConfiguration, favourite: Favourite): boolean =>
  sameConfiguration(seen.address, favourite.address) &&
  seen.tab === favourite.tab &&
  seen.traffic === favourite.traffic &&
  seen.foldedPanels.join() === favourite.foldedPanels.join();

/** The map configurations of the user, as every browser of its has them within a minute, or as soon as one looks at it again. */
export function useFavourites(user: string, address: MapAddress, tab: TrackingTab): Favourites {
  const toast = useToast();
  const { data, error, refetch } = useMapConfigurationsQuery({ fetchPolicy: "cache-and-network", pollInterval: MINUTE_MS });
  useWindowEvent("focus", () => void refetch().catch(() => undefined));
  const isFailed = error !== undefined && data === undefined;
  const sayFailed = useEffectEvent(() => toast.say("configurationsFailed", error));
  useEffect(() => {
    if (isFailed) sayFailed();
  }, [isFailed]);

  const [openedId, setOpened] = useOpenedId(user);
  const screen = screenStateOf(useObservable(screenParts));
  const seen: SeenConfiguration = { ...screen, address: configurationText(address), tab: tab === "claims" ? "CLAIMS" : "PROVIDERS" };
  const all = data?.mapConfigurations ?? null;
  const same = all?.find((one) => isSame(seen, one)) ?? null;
  const opened = all?.find(({ id }) => id === openedId) ?? null;
  return { all, opened, isChanged: !showsSame(seen.address, opened?.address ?? ""), same, seen, setOpened };
}
