import { memo, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import styles from "./DataTable.module.css";
import type { Column } from "./dataTableProps";

interface TableRowProps<R> {
  row: R;
  at: number;
  columns: readonly Column<R>[];
  to: string | undefined;
  opens: boolean;
  isEntry: boolean;
  isSelected: boolean | undefined;
  isPreviewed: boolean;
  isUrgent: boolean;
}

/** Memoized, so that scrolling does not render visible rows again. The table body handles its events. */
export const TableRow = memo(function TableRow(props: TableRowProps<unknown>) {
  const { row, at, columns, to, opens, isEntry, isSelected, isPreviewed, isUrgent } = props;
  return (
    <tr
      data-row={at}
      tabIndex={isEntry ? 0 : -1}
      aria-rowindex={at + 2}
      aria-selected={isSelected}
      data-opens={opens || undefined}
      data-urgent={isUrgent || undefined}
      data-previewed={isPreviewed || undefined}
    >
      {isSelected !== undefined && <SelectCell isSelected={isSelected} />}
      {columns.map((column, place) => (
        <td key={column.id} data-number={column.number || undefined}>
          {place === 0 && to !== undefined ? (
            <Link to={to} tabIndex={-1} className={styles.link!}>
              {column.cell(row)}
            </Link>
          ) : column.wraps ? (
            <span className={styles.lines}>{column.cell(row) ?? "—"}</span>
          ) : (
            (column.cell(row) ?? "—")
          )}
        </td>
      ))}
    </tr>
  );
}) as <R>(props: TableRowProps<R>) => ReactNode;

/** Native checkbox, because a component per row would slow down scrolling. */
function SelectCell({ isSelected }: { isSelected: boolean }) {
  const label = useIntl().formatMessage({ id: "table.select", defaultMessage: "Select row" });
  return (
    <td className={styles.check}>
      <input type="checkbox" className={styles.box} tabIndex={-1} aria-label={label} checked={isSelected} readOnly />
    </td>
  );
}
