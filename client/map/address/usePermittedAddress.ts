import { useMemo } from "react";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { type FilterPart, partsWhere } from "../../filters/filter";
import { useCan } from "../../session/useCan";
import { useCanFilterBy, useCanSeeField } from "../../session/useCanSeeField";
import { useIsExternal } from "../../session/useIsExternal";
import { useMapAddress, type MapAddressState } from "./useMapAddress";

export interface PermittedAddress extends MapAddressState {
  canListWithoutPosition: boolean;
  /** The profile hides positions: the group is not on the map, and its list shows all entities. */
  positionsHidden: boolean;
  hasWorklist: boolean;
  /** The worklist is active: as set in the address, otherwise by default for users who handle alarms. */
  isWorklistShown: boolean;
}

export function usePermittedAddress(user: string, group: ClusterGroup): PermittedAddress {
  const { address: full, isOwnNavigation, change } = useMapAddress(user);
  const canSeeField = useCanSeeField();
  const canFilterBy = useCanFilterBy();
  const can = useCan();
  const isExternal = useIsExternal();
  const canListWithoutPosition = canFilterBy(group === "claims" ? "claims" : "mobileSuppliers", "withoutPosition");
  const positionsHidden = !canListWithoutPosition && canSeeField(group === "claims" ? "incidents.id" : "mobilesupplier.id");
  const hasWorklist = group === "claims" && canSeeField("incidents.id") && !isExternal;
  const hiddenParts = (Object.keys(full.filter) as FilterPart[]).filter((part) => !canFilterBy("map", part)).join();
  const address = useMemo(() => {
    const withoutPosition = full.withoutPosition && canListWithoutPosition;
    if (withoutPosition === full.withoutPosition && !hiddenParts) return full;
    return { ...full, withoutPosition, filter: partsWhere(full.filter, (part) => !hiddenParts.split(",").includes(part)) };
  }, [full, canListWithoutPosition, hiddenParts]);
  const isWorklistAsked = address.needsMe ?? (can("alarms") && !full.claimStatuses.length && !full.withoutPosition);
  const isWorklistShown = hasWorklist && isWorklistAsked;
  return { address, isOwnNavigation, change, canListWithoutPosition, positionsHidden, hasWorklist, isWorklistShown };
}
