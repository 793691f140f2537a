import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { densities } from "../../../schema/rules/fields/lists";
import { useObservable } from "../../store/observable";
import type { Column, DataTableProps, Sort } from "./dataTableProps";
import styles from "./DataTable.module.css";
import { usualDensity } from "./density";
import { TableHead } from "./TableHead";
import { TableMessage, TableWaiting } from "./TableMessage";
import { TableRow } from "./TableRow";
import { rowPlaceOf, useRowKeys } from "./useRowKeys";
import { useRowSelection } from "./useRowSelection";
import { useTableModel } from "./useTableModel";

/** Height of the head, CSS pixels. */
const HEAD_HEIGHT_PX = 30;
const CHECKBOX_WIDTH_PX = 36;
/** Rows made beyond each edge of what is seen: as many as a turn of the wheel moves. */
const OVERSCAN_ROWS = 5;

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
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const data = rows ?? NO_ROWS;
  const table = useTableModel({ ...props, data });
  const tableRows = table.getRowModel().rows;
  const selectedPart = table.getIsAllRowsSelected() ? "all" : table.getIsSomeRowsSelected() ? "some" : "none";
  const toggleAll = useCallback((selects: boolean) => table.toggleAllRowsSelected(selects), [table]);
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
    // Another one would have the place of every row reckoned anew.
    getItemKey: useCallback((at: number) => tableRows[at - offset]?.id ?? at, [tableRows, offset]),
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
  const clicked = (event: MouseEvent): void => {
    const target = event.target as HTMLElement;
    const at = rowPlaceOf(target);
    if (event.defaultPrevented || at === null) return;
    if (target instanceof HTMLInputElement && target.classList.contains(styles.box!)) return selection?.select(at, event.shiftKey);
    if (target.closest("a, button, input, label")) return;
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
        <TableHead
          columns={visible}
          selected={selected && (tableRows.length > 0 ? selectedPart : "none")}
          hasRows={tableRows.length > 0}
          onSelectAll={toggleAll}
          onDragWidth={setDragged}
          sort={props.sort}
          maxSorts={props.maxSorts}
          onSort={props.onSort}
          onWidth={props.onWidth}
          onMoveColumn={props.onMoveColumn}
          headMenu={props.headMenu}
        />
        {/* Rows have the keyboard, their body hears their keys. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <tbody {...keys.body} onClick={clicked}>
          <Gap height={before} />
          {items.map(({ index, key }) => {
            const row = data[index - offset];
            const own = tableRows[index - offset];
            // Of another page, which is on its way.
            if (!row || !own) return <Gap key={key} height={rowHeight} />;
            return (
              <TableRow
                key={key}
                row={row}
                at={index}
                columns={visible}
                to={to?.(row)}
                opens={opens}
                isEntry={index === keys.entry}
                isSelected={selected && own.getIsSelected()}
                isPreviewed={previewed !== null && own.id === previewed}
                isUrgent={props.isUrgent?.(row) ?? false}
              />
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
