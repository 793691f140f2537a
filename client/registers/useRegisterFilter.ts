import { useSearchParams } from "react-router";
import { type Filter, partsWhere } from "../filters/filter";
import { type FilterAddress, readFilter, readFilterAddress, writeFilter } from "../filters/filterAddress";
import { type Narrowed, useCanNarrow } from "../filters/useCanNarrow";
import { useCanFilterBy } from "../session/useCanSeeField";

export interface RegisterFilter {
  list: Exclude<Narrowed, "map">;
  /** Filter from the address, without parts that the profile hides. */
  address: FilterAddress;
  /** Changes the filter. Parts that apply only to the map are kept. */
  change(filter: Filter, how: "push" | "replace"): void;
}

export function useRegisterFilter(list: RegisterFilter["list"]): RegisterFilter {
  const [values, setValues] = useSearchParams();
  const canNarrow = useCanNarrow(list);
  const canFilterBy = useCanFilterBy();
  const addressed = readFilterAddress(values);
  const address: FilterAddress = {
    ...addressed,
    filter: partsWhere(addressed.filter, canNarrow),
    withoutPosition: addressed.withoutPosition && canFilterBy(list, "withoutPosition"),
  };
  const change = (filter: Filter, how: "push" | "replace"): void =>
    setValues(
      (old) => {
        const next = new URLSearchParams(old);
        const mapParts = partsWhere(readFilter(next), (part) => !canNarrow(part));
        writeFilter(next, { ...mapParts, ...filter });
        return next;
      },
      { replace: how === "replace" },
    );
  return { list, address, change };
}
