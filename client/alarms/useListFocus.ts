import { type RefObject, useLayoutEffect, useRef } from "react";

const rowsOf = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>(":scope > li") ?? [])];

/** The alarm in whose row this is; null: in none, or in what is entered there. */
export const alarmAt = (element: EventTarget | null): string | null =>
  (element instanceof Element && element.closest<HTMLElement>("form, [data-alarm]")?.dataset["alarm"]) || null;

export interface ListFocus {
  /** The alarm whose row has the keyboard; null: none has. */
  inFront(): string | null;
  /** Brings the keyboard to a row, the first or last where there is none at this place. */
  focusPlace(place: number): void;
  /** From a row that was dealt with to another one, unless whoever it was has gone on by then. */
  moveOn(from: string, to: string): void;
}

/**
 * Keeps the keyboard in a list that changes by itself, and takes it from nobody who is elsewhere. What was only moved in the page has it again;
 * in place of a row that is gone it is on the one that stands there now.
 */
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
    // Nothing has the keyboard: what had it was moved, or is gone.
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
