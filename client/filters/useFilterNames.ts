import { filterOptionParts } from "../../schema/rules/map/filterParts";
import { useFilterNamesQuery } from "../gql/hooks";
import { type Filter, type FilterPart, partsOf } from "./filter";

/** The parts that name things of the operation by their ids or codes. */
const namedParts: readonly FilterPart[] = [...Object.values(filterOptionParts), "supplierIds"];

export interface FilterNames {
  /** What people call what the filter names. Undefined: not known yet, or not for the reader. */
  nameOf(part: FilterPart, id: string): string | undefined;
  /** Contracts that the filter names, all of them of clients that it does not name: no claim has both. */
  foreignContracts: readonly string[];
}

/** What is known of what a filter names, asked for once for all of it. */
export function useFilterNames(filter: Filter): FilterNames {
  const named = partsOf(filter, namedParts);
  const { data, previousData } = useFilterNamesQuery({ variables: { filter: named }, skip: !Object.keys(named).length });
  const names = (data ?? previousData)?.filterNames ?? [];
  const { clientIds, contractIds = [] } = filter;
  const isForeign = (id: string): boolean => {
    // One code may be that of several clients' contracts.
    const owners = names.filter((one) => one.part === "contractIds" && one.id === id).map(({ clientId }) => clientId);
    return owners.length > 0 && owners.every((owner) => owner !== null && !clientIds!.includes(owner));
  };
  return {
    nameOf: (part, id) => names.find((one) => one.part === part && one.id === id)?.name,
    foreignContracts: clientIds ? contractIds.filter(isForeign) : [],
  };
}
