import { flushSync } from "react-dom";
import { observable } from "../store/observable";

/** True while printing: lists render all loaded rows, and charts use the light theme. */
export const isPrinting = observable(false);

const SCHEME_ATTRIBUTE = "data-mantine-color-scheme";

export function followPrinting(): void {
  const root = document.documentElement;
  let screenScheme: string | null = null;
  window.addEventListener("beforeprint", () => {
    screenScheme ??= root.getAttribute(SCHEME_ATTRIBUTE);
    root.setAttribute(SCHEME_ATTRIBUTE, "light");
    flushSync(() => isPrinting.set(true));
  });
  window.addEventListener("afterprint", () => {
    isPrinting.set(false);
    if (screenScheme) root.setAttribute(SCHEME_ATTRIBUTE, screenScheme);
    screenScheme = null;
  });
}
