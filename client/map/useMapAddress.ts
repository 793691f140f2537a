import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { readMapAddress, writeMapAddress, type MapAddress } from "./mapAddress";

export interface MapAddressState {
  address: MapAddress;
  /** The address is what the map itself has written there; false: a link, a pasted address, the browser's way back. */
  own: boolean;
  /** Changes the address. `push` leaves the old one in the browser's history: for what an operator would go back from. */
  change(next: (address: MapAddress) => MapAddress, how?: "push" | "replace"): void;
}

const place = (user: string): string => `atalaya.map.${user}`;

/** Goes with every navigation of the map's own. */
export const ownNavigation = { byMap: true };

function useOwn(): boolean {
  const { state } = useLocation();
  // The browser keeps the state with the entry: when it comes back to one, that is nothing of ours.
  return useNavigationType() !== "POP" && (state as Partial<typeof ownNavigation> | null)?.byMap === true;
}

/** The address of the map screen. Without one in the browser's, the last of this user in this tab. */
export function useMapAddress(user: string): MapAddressState {
  const { search } = useLocation();
  const own = useOwn();
  const navigate = useNavigate();
  const said = search || (sessionStorage.getItem(place(user)) ?? "");
  const address = useMemo(() => readMapAddress(said), [said]);
  const latest = useRef(address);
  useLayoutEffect(() => {
    // What is our own may be older than what we have written since.
    if (!own) latest.current = address;
  }, [address, own]);

  useEffect(() => {
    if (search) sessionStorage.setItem(place(user), search);
    else if (said) void navigate({ search: said }, { replace: true, state: ownNavigation });
  }, [search, said, user, navigate]);

  const change = useCallback<MapAddressState["change"]>(
    (next, how = "replace") => {
      // Several changes may come before the next render.
      latest.current = next(latest.current);
      void navigate({ search: writeMapAddress(latest.current) }, { replace: how === "replace", state: ownNavigation });
    },
    [navigate],
  );
  return { address, own, change };
}
