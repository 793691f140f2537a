import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { type PointerEvent, type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";
import { columnWidths } from "../../../schema/rules/fields/lists";
import type { Column, Sort } from "./dataTableProps";
import { pressed } from "./sorts";
import styles from "./DataTable.module.css";

interface HeadCellProps<R> {
  column: Column<R>;
  sorts: readonly Sort[];
  maxSorts: number;
  onSort: ((sorts: Sort[]) => void) | undefined;
  /** Width during a drag; `null` if the drag was cancelled. */
  onWidth?: ((width: number | null) => void) | undefined;
  onWidthChosen(width: number): void;
  onMoveColumn?: ((column: string, to: string) => void) | undefined;
  menu?: ReactNode;
}

/** Drag-and-drop type of columns, so that other dragged items are ignored. */
const DRAGGED_COLUMN = "application/x-atalaya-column";

/** Click sorts, Shift+click adds to the sort order, the edge resizes, dragging moves. The column menu offers the same by keyboard. */
export function HeadCell<R>({ column, sorts, maxSorts, onSort, onWidth, onWidthChosen, onMoveColumn, menu }: HeadCellProps<R>) {
  const intl = useIntl();
  const place = sorts.findIndex(({ id }) => id === column.id);
  const sort = sorts[place];
  const press = (adds: boolean): void => onSort?.(pressed(sorts, column, { adds, max: maxSorts }));
  const hint = intl.formatMessage(
    { id: "table.sortAdds", defaultMessage: "{column} (Shift: add to sort order)" },
    { column: column.header },
  );
  return (
    <th
      scope="col"
      // Excludes the menu's text from the accessible name.
      {...(menu && { "aria-label": column.header })}
      data-number={column.number || undefined}
      // ARIA allows aria-sort on one column only, so the first one gets it. The buttons state the others.
      aria-sort={sort && place === 0 ? (sort.desc ? "descending" : "ascending") : undefined}
      {...(onMoveColumn && {
        draggable: true,
        onDragStart: (event) => event.dataTransfer.setData(DRAGGED_COLUMN, column.id),
        onDragOver: (event) => event.dataTransfer.types.includes(DRAGGED_COLUMN) && event.preventDefault(),
        onDrop: (event) => {
          const draggedId = event.dataTransfer.getData(DRAGGED_COLUMN);
          if (draggedId && draggedId !== column.id) onMoveColumn(draggedId, column.id);
        },
      })}
    >
      {column.sortable ? (
        <button
          type="button"
          className={styles.sort}
          title={maxSorts > 1 ? hint : column.header}
          onClick={({ shiftKey }) => press(shiftKey)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !event.shiftKey) return;
            event.preventDefault();
            press(true);
          }}
        >
          <span className={styles.header}>{column.header}</span>
          {sort && (sort.desc ? <IconArrowDown size={13} aria-hidden /> : <IconArrowUp size={13} aria-hidden />)}
          {sort && sorts.length > 1 && (
            <>
              <small aria-hidden>{intl.formatNumber(place + 1)}</small>
              <span className="spoken">
                {intl.formatMessage(
                  {
                    id: "table.sortPlace",
                    defaultMessage: "sort level {place}, {desc, select, true {descending} other {ascending}}",
                  },
                  { place: place + 1, desc: String(sort.desc) },
                )}
              </span>
            </>
          )}
        </button>
      ) : (
        <span title={column.header}>{column.header}</span>
      )}
      {menu}
      {onWidth && <Edge onWidth={onWidth} onWidthChosen={onWidthChosen} />}
    </th>
  );
}

const clamp = (width: number): number => Math.round(Math.max(columnWidths.min, Math.min(columnWidths.max, width)));

function Edge({ onWidth, onWidthChosen }: { onWidth(width: number | null): void; onWidthChosen(width: number): void }) {
  const begin = useRef<{ x: number; width: number } | null>(null);
  const widthAt = ({ clientX }: PointerEvent): number => clamp(begin.current!.width + clientX - begin.current!.x);
  return (
    <span
      className={styles.edge}
      aria-hidden
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={(event) => {
        // The rendered width, because a growing column is wider than its setting.
        begin.current = { x: event.clientX, width: event.currentTarget.parentElement!.getBoundingClientRect().width };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => begin.current && onWidth(widthAt(event))}
      onPointerUp={(event) => {
        if (begin.current && Math.abs(event.clientX - begin.current.x) > 1) onWidthChosen(widthAt(event));
        begin.current = null;
      }}
      onPointerCancel={() => {
        begin.current = null;
        onWidth(null);
      }}
    />
  );
}
