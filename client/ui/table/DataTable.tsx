import { Checkbox } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { densities } from "../../../schema/rules/fields/lists";
import { useObservable } from "../../store/observable";
import type { Column, DataTableProps, Sort } from "./dataTableProps";
import styles from "./DataTable.module.css";
import { usualDensity } from "./density";
import { HeadCell } from "./HeadCell";
import { RowCells } from "./RowCells";
import { TableMessage, TableWaiting } from "./TableMessage";
import { useRowKeys } from "./useRowKeys";
import { useRowSelection } from "./useRowSelection";
import { useTableModel } from "./useTableModel";

/** Height of the head, CSS pixels. */
const HEAD_HEIGHT_PX = 30;
const CHECKBOX_WIDTH_PX = 36;
/** Rows made beyond each edge of what is seen. */
const OVERSCAN_ROWS = 10;

const NO_ROWS: never[] = [];

export type { Column, DataTableProps, Sort };

/**
 * A long list as a table of which only the rows in sight are made. Arrows, Page, Home and End move, Enter opens, Space selects, with Shift a
 * range, Ctrl A what is here; the head sorts, takes widths and places of columns, and stays; other pages come by scrolling, and what is far
 * from what is seen goes.
 */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const { label, columns, rows, selected, to, onOpen, onPreview, previewed = null, failed, total, onSight } = props;
  const density = useObservable(usualDensity);
  const rowHeight = props.rowHeight ?? densities[density];
  const intl = useIntl();
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const data = rows ?? NO_ROWS;
  const table = useTableModel({ ...props, data });
  const tableRows = table.getRowModel().rows;
  const { offset = 0, seen = offset + tableRows.length } = props;
  const count = Math.max(seen, offset + tableRows.length);
  // What it returns is used here only, by nothing that is kept.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollPaddingStart: HEAD_HEIGHT_PX,
    scrollMargin: HEAD_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
    useFlushSync: false,
    getItemKey: (at) => tableRows[at - offset]?.id ?? at,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => onSight?.(first, last), [first, last, onSight]);

  const open = (at: number): void => {
    const row = data[at - offset];
    if (!row) return;
    if (to) void navigate(to(row));
    else onOpen?.(row);
  };
  const selection = useRowSelection(props);
  const keys = useRowKeys({
    count,
    page: Math.max(1, Math.floor((virtual.scrollRect?.height ?? 0) / rowHeight) - 1),
    onMove: (at) => virtual.scrollToIndex(at, { align: "auto" }),
    onOpen: open,
    onSelect: selection?.select,
    onSelectAll: selection?.selectAll,
  });
  const clicked = (event: MouseEvent, at: number): void => {
    if (event.defaultPrevented || (event.target as Element).closest("a, button, input, label")) return;
    keys.enter(at);
    const row = data[at - offset];
    if (onPreview && row) onPreview(row);
    else open(at);
  };

  // The width that a column is being dragged to.
  const [dragged, setDragged] = useState<{ id: string; width: number } | null>(null);
  const shownIds = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join();
  const visible = useMemo(() => columns.filter(({ id }) => shownIds.split(",").includes(id)), [columns, shownIds]);
  const shown = visible.map((column) => (dragged?.id === column.id ? { ...column, width: dragged.width, grow: false } : column));
  // Where every width was chosen, the last column of texts takes what is left.
  const elastic = shown.some(({ grow }) => grow) ? undefined : shown.findLast(({ number }) => !number);
  const isElastic = (column: Column<R>): boolean => column.grow === true || (props.onWidth !== undefined && column === elastic);
  const opens = to !== undefined || onOpen !== undefined || onPreview !== undefined;
  const before = items.length ? items[0]!.start - HEAD_HEIGHT_PX : 0;
  const after = items.length ? virtual.getTotalSize() - (items.at(-1)!.end - HEAD_HEIGHT_PX) : 0;
  return (
    <div ref={scroller} className={styles.scroller} data-table-scroller>
      {/* A grid: its rows have the keyboard, and can be selected. */}
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={styles.table}
        style={
          {
            minWidth: shown.reduce((sum, { width }) => sum + width, selected ? CHECKBOX_WIDTH_PX : 0),
            "--row-height": `${rowHeight}px`,
          } as CSSProperties
        }
        data-selects={selected ? true : undefined}
        aria-label={label}
        aria-rowcount={(total ?? count) + 1}
        aria-multiselectable={selected ? true : undefined}
        aria-busy={!rows && !failed}
      >
        <colgroup>
          {selected && <col style={{ width: CHECKBOX_WIDTH_PX }} />}
          {shown.map((column) => (
            <col key={column.id} style={isElastic(column) ? undefined : { width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {selected && (
              <th scope="col" className={styles.check}>
                <Checkbox
                  aria-label={intl.formatMessage({ id: "table.selectAll", defaultMessage: "Select all rows shown" })}
                  checked={tableRows.length > 0 && table.getIsAllRowsSelected()}
                  indeterminate={table.getIsSomeRowsSelected()}
                  disabled={!tableRows.length}
                  onChange={(event) => table.toggleAllRowsSelected(event.currentTarget.checked)}
                />
              </th>
            )}
            {shown.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                sorts={props.sort ?? NO_ROWS}
                maxSorts={props.maxSorts ?? 1}
                onSort={props.onSort}
                onWidth={props.onWidth && ((width) => setDragged(width === null ? null : { id: column.id, width }))}
                onWidthChosen={(width) => {
                  setDragged(null);
                  props.onWidth?.(column.id, width);
                }}
                onMoveColumn={props.onMoveColumn}
                menu={props.headMenu?.(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={before} />
          {items.map(({ index, key }) => {
            const row = data[index - offset];
            const own = tableRows[index - offset];
            // Of another page, which is on its way.
            if (!row || !own) return <Gap key={key} height={rowHeight} />;
            return (
              // The keyboard opens it as well: the row has the focus, useRowKeys hears its keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <tr
                key={key}
                aria-rowindex={index + 2}
                aria-selected={selected ? own.getIsSelected() : undefined}
                data-opens={opens || undefined}
                data-urgent={props.isUrgent?.(row) || undefined}
                data-previewed={(previewed !== null && own.id === previewed) || undefined}
                {...keys.row(index)}
                onClick={(event) => clicked(event, index)}
              >
                {selected && (
                  <td className={styles.check}>
                    <Checkbox
                      tabIndex={-1}
                      aria-label={intl.formatMessage({ id: "table.select", defaultMessage: "Select this row" })}
                      checked={own.getIsSelected()}
                      onClick={(event) => selection?.select(index, event.shiftKey)}
                      onChange={() => undefined}
                    />
                  </td>
                )}
                <RowCells row={row} columns={visible} to={to?.(row)} />
              </tr>
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
      {failed ? (
        <TableMessage alert onRetry={props.onRetry}>
          {failed}
        </TableMessage>
      ) : !rows ? (
        <TableWaiting />
      ) : !rows.length ? (
        <TableMessage>{props.empty}</TableMessage>
      ) : null}
    </div>
  );
}

/** Room for the rows that are not made. */
const Gap = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null);
