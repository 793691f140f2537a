import type { ReactNode } from "react";

export interface Column<R> {
  /** Also what the column is sorted by. */
  id: string;
  header: string;
  cell(row: R): ReactNode;
  /** CSS pixels; what is left of the width goes in equal parts to the columns that grow. */
  width: number;
  grow?: boolean | undefined;
  /** Figures stand at the right. */
  number?: boolean;
  /** Which way it can be sorted; `true`: both. */
  sortable?: true | "asc" | "desc";
}

export interface Sort {
  id: string;
  desc: boolean;
}

export interface DataTableProps<R extends object> {
  /** Said of the table to those who do not see it. */
  label: string;
  columns: readonly Column<R>[];
  /** Undefined: they have not come yet. */
  rows: readonly R[] | undefined;
  keyOf(row: R): string;
  /** Columns that are not shown. */
  hidden?: readonly string[];
  /** The first counts most. */
  sort?: readonly Sort[];
  onSort?(sort: Sort[]): void;
  /** How many columns it can be sorted by at once; absent: one. */
  maxSorts?: number;
  /** What stands in the head of a column beside its name: its filter. */
  headMenu?(column: Pick<Column<R>, "id" | "header">): ReactNode;
  /** Keys of the rows that are selected; absent: rows cannot be. */
  selected?: ReadonlySet<string>;
  onSelect?(selected: ReadonlySet<string>): void;
  /** Address that a row opens, also in another tab. */
  to?(row: R): string;
  /** What opening a row does where it has no address. */
  onOpen?(row: R): void;
  /** What a click does, where it only shows the row and Enter opens it. */
  onPreview?(row: R): void;
  /** Key of the row that is shown beside the table. */
  previewed?: string | null;
  /** Rows that have a bar at their left edge: what needs somebody at once. */
  isUrgent?(row: R): boolean;
  /** CSS pixels; absent: as usual. */
  rowHeight?: number;
  /** Columns can be made wider and narrower. */
  onWidth?(column: string, width: number): void;
  /** Columns can be moved: to the place of another one. */
  onMoveColumn?(column: string, to: string): void;
  /** Why the rows could not be had. */
  failed?: string | undefined;
  onRetry?(): void;
  /** How many there are in all, where that is known. */
  total?: number | undefined;
  /** The place in the list of the first of the rows, and how many places are known, also of rows that are not here now. */
  offset?: number;
  seen?: number;
  /** These places are in sight: what is missing there is asked for. */
  onSight?(first: number, last: number): void;
  /** Said where there is no row. */
  empty: ReactNode;
}
