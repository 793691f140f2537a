import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useShortcuts } from "../../ui/shortcuts";
import styles from "./RowList.module.css";

export const ROW_HEIGHT_PX = 28;
export const CLAIM_ROW_HEIGHT_PX = 46;
const HEADING_HEIGHT_PX = 20;
const OVERSCAN_ROWS = 8;

export interface RowListProps<T extends { key: string }> {
  title: string;
  rows: readonly T[];
  children(row: T): ReactNode;
  current: string | null;
  rowHeight?: number;
  isDisabled?(row: T): boolean;
  headingOf?(row: T, previous: T | undefined): string | null;
  onChoose(row: T): void;
  onHighlight(row: T | null): void;
  onFreeze?(isFrozen: boolean): void;
  onRender?(rows: readonly T[]): void;
}

/** Virtualized list. Arrow keys, Home and End move; each row is a button. */
export function RowList<T extends { key: string }>({
  title,
  rows,
  children,
  current,
  rowHeight = ROW_HEIGHT_PX,
  isDisabled,
  headingOf,
  onChoose,
  onHighlight: onPoint,
  onFreeze: onHold,
  onRender,
}: RowListProps<T>) {
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(0);
  const [currentRow, setEntry] = useState(0);
  const toFocus = useRef<number | null>(null);

  useEffect(() => {
    const element = scroller.current!;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    setHeight(element.clientHeight);
    return () => observer.disconnect();
  }, []);
  const focusWanted = (): void => {
    const row = toFocus.current === null ? null : scroller.current!.querySelector<HTMLElement>(`[data-index="${toFocus.current}"]`);
    if (!row) return;
    toFocus.current = null;
    row.focus();
  };
  // Runs after every render, because the row to focus may have been rendered by this one.
  useEffect(focusWanted);

  const headingRows = headingOf ? rows.flatMap((row, at) => (headingOf(row, rows[at - 1]) === null ? [] : [at])) : [];
  const headingsUntil = (at: number): number => headingRows.filter((row) => row <= at).length;
  const topOf = (at: number): number => at * rowHeight + headingsUntil(at) * HEADING_HEIGHT_PX;
  const move = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor(height / rowHeight) - 1);
    const steps: Record<string, number> = {
      ArrowDown: currentRow + 1,
      ArrowUp: currentRow - 1,
      PageDown: currentRow + page,
      PageUp: currentRow - page,
      Home: 0,
      End: rows.length - 1,
    };
    const targetIndex = steps[event.key];
    if (targetIndex === undefined || !rows.length) return;
    event.preventDefault();
    goTo(targetIndex);
  };
  const goTo = (targetIndex: number): void => {
    const next = Math.max(0, Math.min(rows.length - 1, targetIndex));
    const element = scroller.current!;
    const [rowTop, rowEnd] = [topOf(next), topOf(next) + rowHeight];
    const headedTop = headingRows.includes(next) ? rowTop - HEADING_HEIGHT_PX : rowTop;
    if (headedTop < element.scrollTop) element.scrollTop = headedTop;
    if (rowEnd > element.scrollTop + height) element.scrollTop = rowEnd - height;
    setTop(element.scrollTop);
    setEntry(next);
    toFocus.current = next;
    focusWanted();
  };

  const step = (by: 1 | -1): boolean => {
    if (!rows.length) return false;
    goTo(scroller.current!.contains(document.activeElement) ? currentRow + by : currentRow);
    return true;
  };
  useShortcuts([
    {
      keys: "J",
      label: intl.formatMessage({ id: "keys.nextRow", defaultMessage: "Next row of the list; Enter opens it" }),
      key: "j",
      press: () => step(1),
    },
    {
      keys: "K",
      label: intl.formatMessage({ id: "keys.previousRow", defaultMessage: "Previous row of the list" }),
      key: "k",
      press: () => step(-1),
    },
  ]);

  const focusable = Math.min(currentRow, rows.length - 1);
  const first = Math.max(0, Math.floor((top - headingRows.length * HEADING_HEIGHT_PX) / rowHeight) - OVERSCAN_ROWS);
  const last = Math.min(rows.length, Math.ceil((top + height) / rowHeight) + OVERSCAN_ROWS);
  const renderedRows = rows.slice(first, last).map((row, i) => ({ row, at: first + i }));
  if (rows[focusable] && (focusable < first || focusable >= last)) renderedRows.push({ row: rows[focusable]!, at: focusable });
  const renderedKeys = renderedRows.map(({ row }) => row.key).join("\n");
  const notifyRender = useEffectEvent(() => onRender?.(renderedRows.map(({ row }) => row)));
  useEffect(() => notifyRender(), [renderedKeys]);
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => {
        onHold?.(scroller.current!.contains(document.activeElement));
        onPoint(null);
      }}
    >
      <ul className={styles.rows} aria-label={title} style={{ height: topOf(rows.length) }}>
        {renderedRows.map(({ row, at }) => (
          <li key={row.key} style={{ top: topOf(at), height: rowHeight }} aria-setsize={rows.length} aria-posinset={at + 1}>
            {headingRows.includes(at) && (
              <span className={styles.heading} style={{ top: -HEADING_HEIGHT_PX, height: HEADING_HEIGHT_PX }}>
                {headingOf?.(row, rows[at - 1])}
              </span>
            )}
            <button
              type="button"
              data-index={at}
              tabIndex={at === focusable ? 0 : -1}
              aria-current={row.key === current ? true : undefined}
              aria-disabled={isDisabled?.(row) || undefined}
              onClick={() => !isDisabled?.(row) && onChoose(row)}
              onPointerEnter={() => onPoint(row)}
              onFocus={() => {
                setEntry(at);
                onHold?.(true);
                onPoint(row);
              }}
              onBlur={({ relatedTarget }) => {
                if (scroller.current!.contains(relatedTarget)) return;
                onHold?.(scroller.current!.matches(":hover"));
                onPoint(null);
              }}
              onKeyDown={move}
            >
              {children(row)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
