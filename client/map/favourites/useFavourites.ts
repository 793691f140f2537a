import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useEffectEvent } from "react";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { MapPanel } from "../../../schema/rules/map/configurations";
import { useMapConfigurationsQuery } from "../../gql/hooks";
import { useObservable } from "../../store/observable";
import { useToast } from "../../ui/toasts/toasts";
import { configurationText, sameConfiguration, showsSame } from "../address/configuration";
import type { MapAddress } from "../address/mapAddress";
import { mapPanels, type ScreenState, screenParts, screenStateOf } from "../address/screenParts";
import type { TrackingTab } from "../address/useTrackingTab";
import { type Favourite, useOpenedId } from "./openFavourite";

export interface SeenConfiguration extends ScreenState {
  address: string;
  tab: Favourite["tab"];
}

export interface Favourites {
  all: readonly Favourite[] | null;
  opened: Favourite | null;
  isChanged: boolean;
  same: Favourite | null;
  seen: SeenConfiguration;
  setOpened(id: string | null): void;
}

/** A view is saved from the open configuration panel and opens without it. */
const withoutConfiguration = ({ foldedPanels }: ScreenState): MapPanel[] =>
  mapPanels.filter((panel) => panel === "CONFIGURATION" || foldedPanels.includes(panel));

const isSame = (current: SeenConfiguration, favourite: Favourite): boolean =>
  sameConfiguration(current.address, favourite.address) &&
  current.tab === favourite.tab &&
  current.traffic === favourite.traffic &&
  current.foldedPanels.join() === withoutConfiguration(favourite).join();

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
  const current: SeenConfiguration = {
    ...screen,
    foldedPanels: withoutConfiguration(screen),
    address: configurationText(address),
    tab: tab === "claims" ? "CLAIMS" : "PROVIDERS",
  };
  const all = data?.mapConfigurations ?? null;
  const same = all?.find((favourite) => isSame(current, favourite)) ?? null;
  const opened = all?.find(({ id }) => id === openedId) ?? null;
  return { all, opened, isChanged: !showsSame(current.address, opened?.address ?? ""), same, seen: current, setOpened };
}
