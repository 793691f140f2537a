import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router";
import { densities } from "../../../schema/rules/fields/lists";
import { useObservable } from "../../store/observable";
import { isPrinting } from "../printing";
import type { Column, DataTableProps, Sort } from "./dataTableProps";
import styles from "./DataTable.module.css";
import { usualDensity } from "./density";
import { TableHead } from "./TableHead";
import { TableMessage, TableWaiting } from "./TableMessage";
import { TableRow } from "./TableRow";
import { rowPlaceOf, useRowKeys } from "./useRowKeys";
import { useRowSelection } from "./useRowSelection";
import { useTableModel } from "./useTableModel";

const HEAD_HEIGHT_PX = 30;
const CHECKBOX_WIDTH_PX = 36;
/** Lowest row with room for two lines of text. */
const TALL_ROW_PX = 32;
/** Rows rendered beyond each edge, equal to one turn of the mouse wheel. */
const OVERSCAN_ROWS = 5;

const NO_ROWS: never[] = [];

export type { Column, DataTableProps, Sort };

function explainClipped({ target }: MouseEvent): void {
  const cell = (target as Element).closest("td");
  const lines = cell?.querySelector(`.${styles.lines}`);
  const isCut = [cell, lines].some((box) => box && (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight));
  if (cell) cell.title = isCut ? cell.textContent : "";
}

/**
 * Virtualized table with keyboard navigation, range selection, sorting and adjustable columns. Pages load on scrolling; distant ones are
 * dropped.
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
  // The virtualizer's functions are not passed to memoized components.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollPaddingStart: HEAD_HEIGHT_PX,
    scrollMargin: HEAD_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
    useFlushSync: false,
    // A stable function, because a new one makes the virtualizer measure all rows again.
    getItemKey: useCallback((at: number) => tableRows[at - offset]?.id ?? at, [tableRows, offset]),
  });
  const virtualItems = virtual.getVirtualItems();
  const prints = useObservable(isPrinting);
  const items = prints ? tableRows.map(({ id }, i) => ({ index: offset + i, key: id })) : virtualItems;
  const [first, last] = [virtualItems[0]?.index ?? 0, virtualItems.at(-1)?.index ?? 0];
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

  const [dragged, setDragged] = useState<{ id: string; width: number } | null>(null);
  const shownIds = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join();
  const visible = useMemo(() => columns.filter(({ id }) => shownIds.split(",").includes(id)), [columns, shownIds]);
  const shownColumns = visible.map((column) => (dragged?.id === column.id ? { ...column, width: dragged.width, grow: false } : column));
  // The first column keeps its width, so that a name is next to its values. If no other column grows, the last text column does.
  const growing = shownColumns.slice(1).filter(({ grow }) => grow);
  const elastic = shownColumns.slice(1).findLast(({ id, number }) => !number && id !== "actions") ?? shownColumns[0];
  const fills = shownColumns[0]?.grow === true || props.onWidth !== undefined;
  const isElastic = (column: Column<R>): boolean => (growing.length ? growing.includes(column) : fills && column === elastic);
  const opens = to !== undefined || onOpen !== undefined || onPreview !== undefined;
  const hasGaps = !prints && virtualItems.length > 0;
  const before = hasGaps ? virtualItems[0]!.start - HEAD_HEIGHT_PX : 0;
  const after = hasGaps ? virtual.getTotalSize() - (virtualItems.at(-1)!.end - HEAD_HEIGHT_PX) : 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} className={styles.scroller} data-table-scroller tabIndex={tableRows.length ? undefined : 0}>
      {/* ARIA grid: its rows can be focused and selected. */}
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={styles.table}
        style={
          {
            minWidth: shownColumns.reduce((sum, { width }) => sum + width, selected ? CHECKBOX_WIDTH_PX : 0),
            "--row-height": `${rowHeight}px`,
          } as CSSProperties
        }
        data-selects={selected ? true : undefined}
        data-tall={rowHeight >= TALL_ROW_PX || undefined}
        aria-label={label}
        aria-rowcount={(total ?? count) + 1}
        aria-multiselectable={selected ? true : undefined}
        aria-busy={!rows && !failed}
      >
        <colgroup>
          {selected && <col style={{ width: CHECKBOX_WIDTH_PX }} />}
          {shownColumns.map((column) => (
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
        {/* Events of the rows bubble to the table body. */}
        {/* oxlint-disable-next-line jsx-a11y/mouse-events-have-key-events, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <tbody {...keys.body} onClick={clicked} onMouseOver={explainClipped}>
          <Gap height={before} />
          {items.map(({ index, key }) => {
            const row = data[index - offset];
            const tableRow = tableRows[index - offset];
            if (!row || !tableRow) return <Gap key={key} height={rowHeight} />;
            return (
              <TableRow
                key={key}
                row={row}
                at={index}
                columns={visible}
                to={to?.(row)}
                opens={opens}
                isEntry={index === keys.entry}
                isSelected={selected && tableRow.getIsSelected()}
                isPreviewed={previewed !== null && tableRow.id === previewed}
                isUrgent={props.isUrgent?.(row) ?? false}
              />
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
      {prints && total !== undefined && total > tableRows.length && (
        <p className={styles.printed}>
          <FormattedMessage
            id="table.printed"
            defaultMessage="Rows {first, number} to {last, number} of {total, number}. An export contains all of them."
            values={{ first: offset + 1, last: offset + tableRows.length, total }}
          />
        </p>
      )}
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

const Gap = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null);
