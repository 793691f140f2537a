import {
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { DataTableProps } from "./dataTableProps";

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature, columnVisibilityFeature });
const NONE: never[] = [];

const resolveUpdate = <T>(next: T | ((old: T) => T), old: T): T => (typeof next === "function" ? (next as (old: T) => T)(old) : next);

type ModelProps<R extends object> = Pick<
  DataTableProps<R>,
  "columns" | "keyOf" | "hidden" | "sort" | "onSort" | "selected" | "onSelect"
> & {
  data: readonly R[];
};

/** What a table knows besides its rows: which columns are shown, what it is sorted by, which rows are selected. Its owner keeps all of it. */
export function useTableModel<R extends object>({
  data,
  columns,
  keyOf,
  hidden = NONE,
  sort = null,
  onSort,
  selected,
  onSelect,
}: ModelProps<R>) {
  const defs = useMemo(
    () => columns.map((column) => ({ id: column.id, header: column.header, enableSorting: column.sortable !== undefined })),
    [columns],
  );
  const [sortId, desc] = [sort?.id, sort?.desc === true];
  const sorting = useMemo<SortingState>(() => (sortId === undefined ? NONE : [{ id: sortId, desc }]), [sortId, desc]);
  return useTable({
    features,
    data,
    columns: defs,
    getRowId: keyOf,
    manualSorting: true,
    state: {
      sorting,
      rowSelection: useMemo(() => Object.fromEntries([...(selected ?? NONE)].map((key) => [key, true as const])), [selected]),
      columnVisibility: useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]),
    },
    onSortingChange: (next) => onSort?.(resolveUpdate<SortingState>(next, sorting)[0] ?? null),
    onRowSelectionChange: (next) =>
      onSelect?.(
        new Set(Object.keys(resolveUpdate<RowSelectionState>(next, Object.fromEntries([...(selected ?? [])].map((key) => [key, true]))))),
      ),
  });
}
