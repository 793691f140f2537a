import { observable } from "../../store/observable";
import { takeKeys } from "../../ui/shortcuts";

/** The palette while it is in front, with what had the focus before; null: it is not. */
export const openedPalette = observable<{ focusBefore: Element | null } | null>(null);

/** What was typed since the palette was opened, until its field is there to be typed in. */
let typedAhead = { text: "", isEntered: false };

export const typedBefore = (): Readonly<typeof typedAhead> => typedAhead;

const keepTyped = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") closePalette();
  else if (event.key === "Enter") typedAhead.isEntered = true;
  else if (event.key === "Backspace") typedAhead.text = typedAhead.text.slice(0, -1);
  else if (event.key.length === 1) typedAhead.text += event.key;
  else return false;
  return true;
};

/** The field is there, or nobody waits for it. */
export const stopKeeping = (): void => takeKeys(null);

export function openPalette(): void {
  typedAhead = { text: "", isEntered: false };
  takeKeys(keepTyped);
  openedPalette.set({ focusBefore: document.activeElement });
}

/** However it is closed, the focus goes back to where it was. */
export function closePalette(): void {
  stopKeeping();
  const focusBefore = openedPalette.get()?.focusBefore;
  openedPalette.set(null);
  if (focusBefore instanceof HTMLElement) focusBefore.focus();
}
