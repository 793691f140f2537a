let lastInputWasPointer = false;
let pointerFocused: Element | null = null;

/** True if the element was focused by click or touch. `:focus-visible` is unreliable: Chromium sets it before the key listeners run. */
export const isPointerFocused = (element: Element): boolean => element === pointerFocused;

window.addEventListener(
  "pointerdown",
  ({ target }) => {
    lastInputWasPointer = true;
    const { activeElement } = document;
    if (target instanceof Node && activeElement !== document.body && activeElement?.contains(target)) pointerFocused = activeElement;
  },
  true,
);
window.addEventListener("keydown", () => void (lastInputWasPointer = false), true);
window.addEventListener("focusin", ({ target }) => void (pointerFocused = lastInputWasPointer ? (target as Element) : null), true);
