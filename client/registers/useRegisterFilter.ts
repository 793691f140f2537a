import { useSearchParams } from "react-router";
import { type Filter, partsWhere } from "../filters/filter";
import { type FilterAddress, readFilter, readFilterAddress, writeFilter } from "../filters/filterAddress";
import { type Narrowed, useCanNarrow } from "../filters/useCanNarrow";
import { useCanFilterBy } from "../session/useCanSeeField";

export interface RegisterFilter {
  list: Exclude<Narrowed, "map">;
  /** What of the address narrows this list, as far as the profile goes. */
  address: FilterAddress;
  /** Narrows the list by something else. What says nothing of it, but of the map, stays. */
  change(filter: Filter, how: "push" | "replace"): void;
}

/** What narrows a register, under the map's own names in the address. */
export function useRegisterFilter(list: RegisterFilter["list"]): RegisterFilter {
  const [values, setValues] = useSearchParams();
  const canNarrow = useCanNarrow(list);
  const canFilterBy = useCanFilterBy();
  const said = readFilterAddress(values);
  const address: FilterAddress = {
    ...said,
    filter: partsWhere(said.filter, canNarrow),
    withoutPosition: said.withoutPosition && canFilterBy(list, "withoutPosition"),
  };
  const change = (filter: Filter, how: "push" | "replace"): void =>
    setValues(
      (old) => {
        const next = new URLSearchParams(old);
        const others = partsWhere(readFilter(next), (part) => !canNarrow(part));
        writeFilter(next, { ...others, ...filter });
        return next;
      },
      { replace: how === "replace" },
    );
  return { list, address, change };
}
