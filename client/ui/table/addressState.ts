import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { textLimits } from "../../../schema/rules/requests/inputLimits";
import { typedText } from "../../../schema/rules/search/searchText";
import type { Sort } from "./DataTable";
import { readSorts, sortText } from "./sorts";

const TYPING_DELAY_MS = 250;

/** A value in the query string; `null` if absent. Setting it removes the value named by `drops`. */
export function useAddressValue(name: string, drops?: string): [string | null, (value: string | null) => void] {
  const [values, setValues] = useSearchParams();
  const set = (value: string | null): void =>
    setValues(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === null || value === "") next.delete(name);
        else next.set(name, value);
        if (drops !== undefined) next.delete(drops);
        return next;
      },
      { replace: true },
    );
  return [values.get(name), set];
}

/** `useAddressValue` for a text field: `text` follows each key, the address after a pause. */
export function useAddressText(
  name: string,
  drops?: string,
): { settled: string | null; text: string; isTyped: boolean; type(text: string): void } {
  const [value, setValue] = useAddressValue(name, drops);
  const [typed, setTyped] = useState<string | null>(null);
  const write = useRef(setValue);
  useLayoutEffect(() => {
    write.current = setValue;
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      write.current(typedText(typed));
      setTyped(null);
    }, TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { settled: value?.slice(0, textLimits.search) ?? null, text: typed ?? value ?? "", isTyped: typed !== null, type: setTyped };
}

const UNSORTED: readonly Sort[] = [];

/** Sort order as "name" or "-name", up to `max` columns separated by commas. */
export function useAddressSort(standard: readonly Sort[] = UNSORTED, max = 1): [readonly Sort[], (sort: readonly Sort[]) => void] {
  const [value, setValue] = useAddressValue("sort");
  const sort = useMemo(() => (value === null ? standard : readSorts(value, max)), [value, standard, max]);
  return [sort, (next) => setValue(sortText(next) || null)];
}
