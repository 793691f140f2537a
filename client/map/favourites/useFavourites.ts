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

export interface SeenConfiguration extends ScreenState {
  address: string;
  tab: Favourite["tab"];
}

export interface Favourites {
  all: readonly Favourite[] | null;
  opened: Favourite | null;
  /** The screen differs from the opened configuration, apart from the position. */
  isChanged: boolean;
  same: Favourite | null;
  seen: SeenConfiguration;
  setOpened(id: string | null): void;
}

const isSame = (seen: SeenConfiguration, favourite: Favourite): boolean =>
  sameConfiguration(seen.address, favourite.address) &&
  seen.tab === favourite.tab &&
  seen.traffic === favourite.traffic &&
  seen.foldedPanels.join() === favourite.foldedPanels.join();

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
  const same = all?.find((favourite) => isSame(seen, favourite)) ?? null;
  const opened = all?.find(({ id }) => id === openedId) ?? null;
  return { all, opened, isChanged: !showsSame(seen.address, opened?.address ?? ""), same, seen, setOpened };
}
