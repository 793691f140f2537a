import { useRef } from "react";
import type { DataTableProps } from "./dataTableProps";

interface RowSelection {
  /** The row of this place in the list: it alone is turned, or all from the one that was turned before become as that one is. */
  select(at: number, isRange: boolean): void;
  /** Selects the rows that are here. */
  selectAll(): void;
}

/** Selects rows of a table; undefined where they cannot be. Rows that are not here any more stay selected. */
export function useRowSelection<R extends object>({
  rows,
  offset = 0,
  keyOf,
  selected,
  onSelect,
}: Pick<DataTableProps<R>, "rows" | "offset" | "keyOf" | "selected" | "onSelect">): RowSelection | undefined {
  const turned = useRef<string | null>(null);
  if (!selected) return undefined;
  const keys = (rows ?? []).map(keyOf);
  const select = (at: number, isRange: boolean): void => {
    const [here, before] = [at - offset, turned.current === null ? -1 : keys.indexOf(turned.current)];
    const key = keys[here];
    if (key === undefined) return;
    const next = new Set(selected);
    if (isRange && before >= 0) {
      const isSelected = selected.has(keys[before]!);
      for (const one of keys.slice(Math.min(here, before), Math.max(here, before) + 1)) next[isSelected ? "add" : "delete"](one);
    } else {
      turned.current = key;
      if (!next.delete(key)) next.add(key);
    }
    onSelect?.(next);
  };
  return { select, selectAll: () => onSelect?.(new Set([...selected, ...keys])) };
}
