import { type RefObject, useLayoutEffect } from "react";

/**
 * Focuses the element marked `data-autofocus` on mount and on a change of `recalled`. On unmount, returns the focus to the opener unless
 * it has moved.
 */
export function useOwnFocus(box: RefObject<HTMLElement | null>, recalled?: unknown): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = box.current!;
    return () => {
      if (element.contains(document.activeElement) && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [box]);
  useLayoutEffect(() => {
    const element = box.current!;
    (element.querySelector<HTMLElement>("[data-autofocus]") ?? element).focus({ preventScroll: true });
  }, [box, recalled]);
}
