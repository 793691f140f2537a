import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import styles from "./DataTable.module.css";
import type { Column } from "./dataTableProps";

interface RowCellsProps<R> {
  row: R;
  columns: readonly Column<R>[];
  /** What the first cell leads to. */
  to: string | undefined;
}

/** The cells of a row: made again when the row or the columns are others, not each time that the list moves. */
export const RowCells = memo(function RowCells({ row, columns, to }: RowCellsProps<unknown>) {
  return columns.map((column, at) => (
    <td key={column.id} data-number={column.number || undefined}>
      {at === 0 && to !== undefined ? (
        <Link to={to} tabIndex={-1} className={styles.link!}>
          {column.cell(row)}
        </Link>
      ) : (
        (column.cell(row) ?? "—")
      )}
    </td>
  ));
}) as <R>(props: RowCellsProps<R>) => ReactNode;
