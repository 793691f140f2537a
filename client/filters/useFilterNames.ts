import { filterOptionParts } from "../../schema/rules/map/filterParts";
import { useFilterNamesQuery } from "../gql/hooks";
import { type Filter, type FilterPart, partsOf } from "./filter";

/** The parts that name things of the operation by their ids or codes. */
const namedParts: readonly FilterPart[] = [...Object.values(filterOptionParts), "supplierIds"];

/** What people call what a filter names, asked for once for all of it. Undefined: not known yet, or not for the reader. */
export function useFilterNames(filter: Filter): (part: FilterPart, id: string) => string | undefined {
  const named = partsOf(filter, namedParts);
  const { data, previousData } = useFilterNamesQuery({ variables: { filter: named }, skip: !Object.keys(named).length });
  const names = (data ?? previousData)?.filterNames ?? [];
  return (part, id) => names.find((one) => one.part === part && one.id === id)?.name;
}
