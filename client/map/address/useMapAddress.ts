import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { readStoredText, writeStoredText } from "../../store/storedJson";
import { configurationIn } from "./configuration";
import { readMapAddress, writeMapAddress, type MapAddress } from "./mapAddress";

export interface MapAddressState {
  address: MapAddress;
  /** True if the map wrote the address itself; false for links, pasted addresses and browser history. */
  isOwnNavigation: boolean;
  /** `push` adds a history entry, for changes that users want to go back from. */
  change(next: (address: MapAddress) => MapAddress, how?: "push" | "replace"): void;
}

const storageKeyOf = (user: string): string => `atalaya.map.${user}`;

export const lastMapAddress = (user: string): MapAddress => readMapAddress(readStoredText("sessionStorage", storageKeyOf(user)) ?? "");

export const isMapAddressKnown = (user: string, typed: string): boolean =>
  typed !== "" || Boolean(readStoredText("sessionStorage", storageKeyOf(user)));

export const ownNavigation = { byMap: true };

function useIsOwnNavigation(): boolean {
  const { state } = useLocation();
  // The browser restores this state with a history entry, although the map did not navigate.
  return useNavigationType() !== "POP" && (state as Partial<typeof ownNavigation> | null)?.byMap === true;
}

/** Without an address in the browser, restores the user's last one in this tab. */
export function useMapAddress(user: string): MapAddressState {
  const { search: locationSearch } = useLocation();
  // An address with a configuration is ignored until the configuration is loaded.
  const isNamed = configurationIn(locationSearch) !== null;
  const typed = isNamed ? "" : locationSearch;
  const isOwnNavigation = useIsOwnNavigation();
  const navigate = useNavigate();
  // The map's own address may be empty, for example after closing the last tab without a map.
  const search = typed || (isOwnNavigation ? "" : (readStoredText("sessionStorage", storageKeyOf(user)) ?? ""));
  const address = useMemo(() => readMapAddress(search), [search]);
  const latest = useRef(address);
  const isPending = useRef(isNamed);
  useLayoutEffect(() => {
    isPending.current = isNamed;
    // The rendered address may be older than the latest change.
    if (!isOwnNavigation) latest.current = address;
  }, [address, isNamed, isOwnNavigation]);

  useEffect(() => {
    if (isNamed) return;
    if (typed || isOwnNavigation) writeStoredText("sessionStorage", storageKeyOf(user), typed);
    else if (search) void navigate({ search }, { replace: true, state: ownNavigation });
  }, [typed, isNamed, isOwnNavigation, search, user, navigate]);

  const change = useCallback<MapAddressState["change"]>(
    (next, how = "replace") => {
      latest.current = next(latest.current);
      // Does not overwrite the id of a configuration that is still loading.
      if (isPending.current) return;
      void navigate({ search: writeMapAddress(latest.current) }, { replace: how === "replace", state: ownNavigation });
    },
    [navigate],
  );
  return { address, isOwnNavigation, change };
}
