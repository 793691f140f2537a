import { useRef } from "react";
import type { DataTableProps } from "./dataTableProps";

interface RowSelection {
  /** Toggles a row, or sets the range from the last toggled row to the same state. */
  select(at: number, isRange: boolean): void;
  selectAll(): void;
}

/** Row selection; `undefined` if rows cannot be selected. Rows dropped from the list stay selected. */
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
      for (const key of keys.slice(Math.min(here, before), Math.max(here, before) + 1)) next[isSelected ? "add" : "delete"](key);
    } else {
      turned.current = key;
      if (!next.delete(key)) next.add(key);
    }
    onSelect?.(next);
  };
  return { select, selectAll: () => onSelect?.(new Set([...selected, ...keys])) };
}
