import type { ReactNode } from "react";

export interface Column<R> {
  /** Also the sort key. */
  id: string;
  header: string;
  cell(row: R): ReactNode;
  /** CSS pixels. Remaining width is divided equally among the growing columns. */
  width: number;
  grow?: boolean | undefined;
  number?: boolean;
  wraps?: boolean;
  /** Allowed sort direction; `true` for both. */
  sortable?: true | "asc" | "desc";
}

export interface Sort {
  id: string;
  desc: boolean;
}

export interface DataTableProps<R extends object> {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[] | undefined;
  keyOf(row: R): string;
  hidden?: readonly string[];
  sort?: readonly Sort[];
  onSort?(sort: Sort[]): void;
  maxSorts?: number;
  headMenu?(column: Pick<Column<R>, "id" | "header">): ReactNode;
  /** Keys of the selected rows; absent if rows cannot be selected. */
  selected?: ReadonlySet<string>;
  onSelect?(selected: ReadonlySet<string>): void;
  /** Address that a row opens; allows opening it in another tab. */
  to?(row: R): string;
  onOpen?(row: R): void;
  /** Called on click, if clicking only previews a row and Enter opens it. */
  onPreview?(row: R): void;
  previewed?: string | null;
  isUrgent?(row: R): boolean;
  /** CSS pixels; by default the user's density. */
  rowHeight?: number;
  onWidth?(column: string, width: number): void;
  onMoveColumn?(column: string, to: string): void;
  failed?: string | undefined;
  onRetry?(): void;
  total?: number | undefined;
  /** Index of the first loaded row, and number of rows seen so far, including dropped ones. */
  offset?: number;
  seen?: number;
  onSight?(first: number, last: number): void;
  empty: ReactNode;
}
