import { memo, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import styles from "./DataTable.module.css";
import type { Column } from "./dataTableProps";

interface TableRowProps<R> {
  row: R;
  /** Its place in the list. */
  at: number;
  columns: readonly Column<R>[];
  /** What the first cell leads to. */
  to: string | undefined;
  /** Whether something opens it. */
  opens: boolean;
  /** Whether Tab leads to it. */
  isEntry: boolean;
  /** Undefined: rows cannot be selected. */
  isSelected: boolean | undefined;
  isPreviewed: boolean;
  isUrgent: boolean;
}

/** A row in sight: made again when something of it is another, not each time that the list moves. The table's body hears what is done to it. */
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
          ) : (
            (column.cell(row) ?? "—")
          )}
        </td>
      ))}
    </tr>
  );
}) as <R>(props: TableRowProps<R>) => ReactNode;

/** A box of the browser's own: there are as many as rows, and each is made anew with every screen that is scrolled. */
function SelectCell({ isSelected }: { isSelected: boolean }) {
  const label = useIntl().formatMessage({ id: "table.select", defaultMessage: "Select this row" });
  return (
    <td className={styles.check}>
      <input type="checkbox" className={styles.box} tabIndex={-1} aria-label={label} checked={isSelected} readOnly />
    </td>
  );
}
