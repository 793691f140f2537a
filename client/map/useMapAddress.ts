import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { readMapAddress, writeMapAddress, type MapAddress } from "./mapAddress";

export interface MapAddressState {
  address: MapAddress;
  /** Changes the address. `push` leaves the old one in the browser's history: for what an operator would go back from. */
  change(next: (address: MapAddress) => MapAddress, how?: "push" | "replace"): void;
}

const place = (user: string): string => `atalaya.map.${user}`;

/** The address of the map screen. Without one in the browser's, the last of this user in this tab. */
export function useMapAddress(user: string): MapAddressState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const said = search || (sessionStorage.getItem(place(user)) ?? "");
  const address = useMemo(() => readMapAddress(said), [said]);
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);

  useEffect(() => {
    if (search) sessionStorage.setItem(place(user), search);
    else if (said) void navigate({ search: said }, { replace: true });
  }, [search, said, user, navigate]);

  const change = useCallback<MapAddressState["change"]>(
    (next, how = "replace") => {
      // Several changes may come before the next render.
      latest.current = next(latest.current);
      void navigate({ search: writeMapAddress(latest.current) }, { replace: how === "replace" });
    },
    [navigate],
  );
  return { address, change };
}
