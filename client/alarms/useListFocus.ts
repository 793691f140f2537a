import { type RefObject, useLayoutEffect, useRef } from "react";

const rowsOf = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>(":scope > li") ?? [])];

export const alarmAt = (element: EventTarget | null): string | null =>
  (element instanceof Element && element.closest<HTMLElement>("form, [data-alarm]")?.dataset["alarm"]) || null;

export interface ListFocus {
  inFront(): string | null;
  focusPlace(place: number): void;
  moveOn(from: string, to: string): void;
}

/** Restores the focus when a list re-renders: a moved element keeps it, and a removed row passes it to the row at its index. */
export function useListFocus(list: RefObject<HTMLUListElement | null>): ListFocus {
  const last = useRef<{ element: HTMLElement; place: number } | null>(null);
  const inFront = (): string | null => alarmAt(document.activeElement);
  const focusPlace = (place: number): void => {
    const rows = rowsOf(list.current);
    (rows[Math.max(0, Math.min(rows.length - 1, place))] ?? list.current)?.focus();
  };
  useLayoutEffect(() => {
    const dialog = list.current!.closest("[role=dialog]")!;
    const note = (): void => {
      const element = document.activeElement as HTMLElement;
      const place = rowsOf(list.current).findIndex((row) => row.contains(element));
      last.current = dialog.contains(element) ? { element, place } : null;
    };
    note();
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [list]);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !last.current) return;
    const { element, place } = last.current;
    if (element.isConnected) element.focus();
    else if (place < 0) list.current?.focus();
    else focusPlace(place);
  });
  return {
    inFront,
    focusPlace,
    moveOn(from, to) {
      const rows = rowsOf(list.current);
      const front = inFront();
      if (front === from || (front !== null && !rows.some((row) => alarmAt(row) === from)))
        rows.find((row) => alarmAt(row) === to)?.focus();
    },
  };
}
