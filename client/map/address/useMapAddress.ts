import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { configurationIn } from "./configuration";
import { readMapAddress, writeMapAddress, type MapAddress } from "./mapAddress";

export interface MapAddressState {
  address: MapAddress;
  /** The address is what the map itself has written there; false: a link, a pasted address, the browser's way back. */
  isOwnNavigation: boolean;
  /** Changes the address. `push` leaves the old one in the browser's history: for what an operator would go back from. */
  change(next: (address: MapAddress) => MapAddress, how?: "push" | "replace"): void;
}

const storageKeyOf = (user: string): string => `atalaya.map.${user}`;

/** The map's address as this user left it in this tab, or has it in front. */
export const lastMapAddress = (user: string): MapAddress => readMapAddress(sessionStorage.getItem(storageKeyOf(user)) ?? "");

/** Whether the map has an address: the browser's, or the one that this user left in this tab. */
export const isMapAddressKnown = (user: string, typed: string): boolean =>
  typed !== "" || Boolean(sessionStorage.getItem(storageKeyOf(user)));

/** Goes with every navigation of the map's own. */
export const ownNavigation = { byMap: true };

function useIsOwnNavigation(): boolean {
  const { state } = useLocation();
  // The browser keeps the state with the entry: when it comes back to one, that is nothing of ours.
  return useNavigationType() !== "POP" && (state as Partial<typeof ownNavigation> | null)?.byMap === true;
}

/** The address of the map screen. Without one in the browser's, the last of this user in this tab. */
export function useMapAddress(user: string): MapAddressState {
  const { search: given } = useLocation();
  // One that names a configuration says nothing before that is known.
  const isNamed = configurationIn(given) !== null;
  const typed = isNamed ? "" : given;
  const isOwnNavigation = useIsOwnNavigation();
  const navigate = useNavigate();
  // The map's own may say nothing, such as where no map is drawn and the last tab was closed.
  const search = typed || (isOwnNavigation ? "" : (sessionStorage.getItem(storageKeyOf(user)) ?? ""));
  const address = useMemo(() => readMapAddress(search), [search]);
  const latest = useRef(address);
  const isPending = useRef(isNamed);
  useLayoutEffect(() => {
    isPending.current = isNamed;
    // What is our own may be older than what we have written since.
    if (!isOwnNavigation) latest.current = address;
  }, [address, isNamed, isOwnNavigation]);

  useEffect(() => {
    if (isNamed) return;
    if (typed || isOwnNavigation) sessionStorage.setItem(storageKeyOf(user), typed);
    else if (search) void navigate({ search }, { replace: true, state: ownNavigation });
  }, [typed, isNamed, isOwnNavigation, search, user, navigate]);

  const change = useCallback<MapAddressState["change"]>(
    (next, how = "replace") => {
      // Several changes may come before the next render.
      latest.current = next(latest.current);
      // The configuration that the address names is not overwritten before it is opened.
      if (isPending.current) return;
      void navigate({ search: writeMapAddress(latest.current) }, { replace: how === "replace", state: ownNavigation });
    },
    [navigate],
  );
  return { address, isOwnNavigation, change };
}
