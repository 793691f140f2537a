import { useMemo } from "react";
import type { ClusterGroup } from "../../schema/rules/frames";
import { useMayAsk, useSees } from "../apollo/sees";
import { useMapAddress, type MapAddressState } from "./useMapAddress";

export interface SeenAddress extends MapAddressState {
  /** The list of the group can be narrowed to what has no position. */
  narrows: boolean;
  /** The profile hides where the group is: it is on no map, and its list is of all of it. */
  placeless: boolean;
}

/** The address of the map screen as far as the profile goes: what it says of a hidden field counts as not said. */
export function useSeenAddress(user: string, group: ClusterGroup): SeenAddress {
  const { address: said, own, change } = useMapAddress(user);
  const sees = useSees();
  const mayAsk = useMayAsk();
  const narrows = mayAsk(group === "claims" ? "claims" : "mobileSuppliers", "withoutPosition");
  const placeless = !narrows && sees(group === "claims" ? "incidents.id" : "mobilesupplier.id");
  const address = useMemo(() => (said.withoutPosition && !narrows ? { ...said, withoutPosition: false } : said), [said, narrows]);
  return { address, own, change, narrows, placeless };
}
