import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

export interface RowKeysOptions {
  count: number;
  page: number;
  /** Scrolls to the row, so that it is rendered before it is focused. */
  onMove(at: number): void;
  onOpen(at: number): void;
  onSelect?: ((at: number, isRange: boolean) => void) | undefined;
  onSelectAll?: (() => void) | undefined;
}

/** Roving tab index for rows: arrows move, Enter opens, Space selects, Ctrl+A selects all. */
export function useRowKeys({ count, page, onMove, onOpen, onSelect, onSelectAll }: RowKeysOptions) {
  const [entry, setEntry] = useState(0);
  const targetIndex = useRef<number | null>(null);
  const body = useRef<Element | null>(null);
  const here = Math.max(0, Math.min(entry, count - 1));

  useEffect(() => {
    if (targetIndex.current === null) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${targetIndex.current}"]`);
    if (!row) return;
    row.focus({ preventScroll: true });
    targetIndex.current = null;
  });

  const go = (to: number): void => {
    const next = Math.max(0, Math.min(count - 1, to));
    targetIndex.current = next;
    setEntry(next);
    onMove(next);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    // Ignores handled events and keys pressed inside a row.
    if (event.defaultPrevented || !(event.target as Element).matches("[data-row]")) return;
    body.current = event.currentTarget;
    const steps: Record<string, number> = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      PageDown: here + page,
      PageUp: here - page,
      Home: 0,
      End: count - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) go(to);
    else if (event.key === "Enter") onOpen(here);
    else if (event.key === " " && onSelect) onSelect(here, event.shiftKey);
    else if (event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey) && onSelectAll) onSelectAll();
    else return;
    event.preventDefault();
  };
  return {
    entry: here,
    enter: setEntry,
    body: {
      onKeyDown: press,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const at = rowPlaceOf(target);
        if (at !== null) setEntry(at);
      },
    },
  };
}

export function rowPlaceOf(element: Element): number | null {
  const row = element.closest<HTMLElement>("[data-row]");
  return row && Number(row.dataset.row);
}
