import { Checkbox } from "@mantine/core";
import { memo, type ReactNode } from "react";
import { useIntl } from "react-intl";
import styles from "./DataTable.module.css";
import type { Column, DataTableProps, Sort } from "./dataTableProps";
import { HeadCell } from "./HeadCell";

const NO_SORTS: readonly Sort[] = [];

interface TableHeadProps<R extends object> extends Pick<
  DataTableProps<R>,
  "sort" | "maxSorts" | "onSort" | "onWidth" | "onMoveColumn" | "headMenu"
> {
  columns: readonly Column<R>[];
  /** `undefined` if rows cannot be selected. */
  selected: "none" | "some" | "all" | undefined;
  hasRows: boolean;
  onSelectAll(selects: boolean): void;
  onDragWidth(dragged: { id: string; width: number } | null): void;
}

/** Memoized, so that scrolling does not render the head again. */
export const TableHead = memo(function TableHead<R extends object>(props: TableHeadProps<R>) {
  const { columns, selected, hasRows, sort = NO_SORTS, maxSorts = 1, onSort, onWidth, onMoveColumn, headMenu, onDragWidth } = props;
  const intl = useIntl();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selected && (
          <th scope="col" className={styles.check}>
            <Checkbox
              aria-label={intl.formatMessage({ id: "table.selectAll", defaultMessage: "Select all visible rows" })}
              checked={selected === "all"}
              indeterminate={selected === "some"}
              disabled={!hasRows}
              onChange={(event) => props.onSelectAll(event.currentTarget.checked)}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            sorts={sort}
            maxSorts={maxSorts}
            onSort={onSort}
            onWidth={onWidth && ((width) => onDragWidth(width === null ? null : { id: column.id, width }))}
            onWidthChosen={(width) => {
              onDragWidth(null);
              onWidth?.(column.id, width);
            }}
            onMoveColumn={onMoveColumn}
            menu={headMenu?.(column)}
          />
        ))}
      </tr>
    </thead>
  );
}) as <R extends object>(props: TableHeadProps<R>) => ReactNode;
