import { useMemo } from "react";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { type FilterPart, partsWhere } from "../../filters/filter";
import { useCan } from "../../session/useCan";
import { useCanFilterBy, useCanSeeField } from "../../session/useCanSeeField";
import { useMapAddress, type MapAddressState } from "./useMapAddress";

export interface PermittedAddress extends MapAddressState {
  /** The list of the group can be narrowed to what has no position. */
  canListWithoutPosition: boolean;
  /** The profile hides where the group is: it is on no map, and its list is of all of it. */
  positionsHidden: boolean;
  /** There is a list of what needs somebody. */
  hasWorklist: boolean;
  /** It is the list in front: as the address says, else for whom claims raise alarms, unless statuses ask for others or a position is missing. */
  isWorklistShown: boolean;
}

/** The address of the map screen as far as the profile goes: what it says of a hidden field counts as not said. */
export function usePermittedAddress(user: string, group: ClusterGroup): PermittedAddress {
  const { address: full, isOwnNavigation: own, change } = useMapAddress(user);
  const canSeeField = useCanSeeField();
  const canFilterBy = useCanFilterBy();
  const can = useCan();
  const canListWithoutPosition = canFilterBy(group === "claims" ? "claims" : "mobileSuppliers", "withoutPosition");
  const positionsHidden = !canListWithoutPosition && canSeeField(group === "claims" ? "incidents.id" : "mobilesupplier.id");
  const hasWorklist = group === "claims" && canSeeField("incidents.id");
  const hiddenParts = (Object.keys(full.filter) as FilterPart[]).filter((part) => !canFilterBy("map", part)).join();
  const address = useMemo(() => {
    const withoutPosition = full.withoutPosition && canListWithoutPosition;
    if (withoutPosition === full.withoutPosition && !hiddenParts) return full;
    return { ...full, withoutPosition, filter: partsWhere(full.filter, (part) => !hiddenParts.split(",").includes(part)) };
  }, [full, canListWithoutPosition, hiddenParts]);
  const isWorklistAsked = address.needsMe ?? (can("alarms") && !full.claimStatuses.length && !full.withoutPosition);
  const isWorklistShown = hasWorklist && isWorklistAsked;
  return { address, isOwnNavigation: own, change, canListWithoutPosition, positionsHidden, hasWorklist, isWorklistShown };
}
