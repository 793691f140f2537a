import { columnVisibilityFeature, type RowSelectionState, rowSelectionFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import type { DataTableProps } from "./dataTableProps";

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature });
const NONE: never[] = [];

const resolveUpdate = <T>(next: T | ((old: T) => T), old: T): T => (typeof next === "function" ? (next as (old: T) => T)(old) : next);

type ModelProps<R extends object> = Pick<DataTableProps<R>, "columns" | "keyOf" | "hidden" | "selected" | "onSelect"> & {
  data: readonly R[];
};

export function useTableModel<R extends object>({ data, columns, keyOf, hidden = NONE, selected, onSelect }: ModelProps<R>) {
  const defs = useMemo(() => columns.map((column) => ({ id: column.id, header: column.header })), [columns]);
  return useTable({
    features,
    data,
    columns: defs,
    getRowId: keyOf,
    state: {
      rowSelection: useMemo(() => Object.fromEntries([...(selected ?? NONE)].map((key) => [key, true as const])), [selected]),
      columnVisibility: useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]),
    },
    onRowSelectionChange: (next) =>
      onSelect?.(
        new Set(Object.keys(resolveUpdate<RowSelectionState>(next, Object.fromEntries([...(selected ?? [])].map((key) => [key, true]))))),
      ),
  });
}
