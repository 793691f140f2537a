import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useRecentClaimsQuery, useRecentSuppliersQuery } from "../../gql/hooks";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import { useCan } from "../../session/useCan";
import { claimItem, supplierItem } from "./foundItems";
import type { PaletteItem } from "./paletteItem";
import { recentRefs } from "./recent";

export function useRecentItems(user: string, open: (ref: FleetRef) => void): PaletteItem[] {
  const intl = useIntl();
  const can = useCan();
  const refs = useMemo(() => recentRefs(user), [user]);
  const idsOf = (group: FleetRef["group"]): string[] => refs.filter((ref) => ref.group === group).map(({ id }) => id);
  const [claimIds, supplierIds] = [idsOf("claims"), idsOf("suppliers")];
  const claims = useRecentClaimsQuery({
    variables: { ids: claimIds },
    skip: !claimIds.length || !can("layer.incidents"),
    fetchPolicy: "no-cache",
  });
  const suppliers = useRecentSuppliersQuery({ variables: { ids: supplierIds }, skip: !supplierIds.length, fetchPolicy: "no-cache" });
  return refs.flatMap((ref): PaletteItem[] => {
    if (ref.group === "claims") {
      const claim = claims.data?.claims.nodes.find(({ id }) => id === ref.id);
      return claim ? [claimItem(intl, claim, open, "recent")] : [];
    }
    const supplier = suppliers.data?.suppliers.nodes.find(({ id }) => id === ref.id);
    return supplier ? [supplierItem(intl, supplier, open, "recent")] : [];
  });
}
