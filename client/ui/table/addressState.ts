import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { textLimits } from "../../../schema/rules/limits/inputLimits";
import type { Sort } from "./DataTable";
import { readSorts, sortText } from "./sorts";

/** Written into the address this long after the last key, milliseconds. */
const TYPING_DELAY_MS = 250;

/**
 * One value of the address after "?": a list's filter, which a link carries on. Null: it is not there. `drops` is another one that goes as soon
 * as this one is set.
 */
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

/** The same for a text that is being typed: what the field holds at once, the address once nobody types. */
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
      write.current(typed.trim());
      setTyped(null);
    }, TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { settled: value?.slice(0, textLimits.search) ?? null, text: typed ?? value ?? "", isTyped: typed !== null, type: setTyped };
}

const UNSORTED: readonly Sort[] = [];

/** What a list is sorted by, as "name" or "-name", up to `max` of them with commas between. */
export function useAddressSort(standard: readonly Sort[] = UNSORTED, max = 1): [readonly Sort[], (sort: readonly Sort[]) => void] {
  const [value, setValue] = useAddressValue("sort");
  const sort = useMemo(() => (value === null ? standard : readSorts(value, max)), [value, standard, max]);
  return [sort, (next) => setValue(sortText(next) || null)];
}
