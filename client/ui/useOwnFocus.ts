import { type RefObject, useLayoutEffect } from "react";

/**
 * Takes the focus, on what says `data-autofocus`, and again with another `recalled`; gives it back at its end to where it was at first, if it
 * still has it then.
 */
export function useOwnFocus(box: RefObject<HTMLElement | null>, recalled?: unknown): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const own = box.current!;
    return () => {
      if (own.contains(document.activeElement) && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [box]);
  useLayoutEffect(() => {
    const own = box.current!;
    (own.querySelector<HTMLElement>("[data-autofocus]") ?? own).focus({ preventScroll: true });
  }, [box, recalled]);
}
