import { filterOptionParts, filterPartNames } from "../../schema/rules/map/filterParts";
import { useFilterNamesQuery } from "../gql/hooks";
import { type Filter, type FilterPart, partsOf } from "./filter";

const namedParts: readonly FilterPart[] = [...Object.values(filterOptionParts), "supplierIds"];

export interface FilterNames {
  /** `undefined` while loading, or if the name is hidden from the user. */
  nameOf(part: FilterPart, id: string): string | undefined;
  /** Selected contracts that belong only to clients outside the filter, so that they match no claim. */
  foreignContracts: readonly string[];
}

export function useFilterNames(filter: Filter): FilterNames {
  const namedFilter = partsOf(filter, namedParts);
  const { data, previousData } = useFilterNamesQuery({ variables: { filter: namedFilter }, skip: !Object.keys(namedFilter).length });
  const names = (data ?? previousData)?.filterNames ?? [];
  const { clientIds, contractIds = [] } = filter;
  const isForeign = (id: string): boolean => {
    const owners = names
      .filter((entry) => filterPartNames[entry.filterPart] === "contractIds" && entry.value === id)
      .map(({ clientId }) => clientId);
    return owners.length > 0 && owners.every((owner) => owner !== null && !clientIds!.includes(owner));
  };
  return {
    nameOf: (part, id) => names.find((entry) => filterPartNames[entry.filterPart] === part && entry.value === id)?.name,
    foreignContracts: clientIds ? contractIds.filter(isForeign) : [],
  };
}
