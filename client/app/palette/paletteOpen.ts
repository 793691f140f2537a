import { observable } from "../../store/observable";
import { takeKeys } from "../../ui/shortcuts";

interface OpenedPalette {
  focusBefore: Element | null;
  /** Key of the browser's current history entry, whose screen may not be rendered yet. */
  locationKey: string | undefined;
}

/** `null` while the palette is closed. */
export const openedPalette = observable<OpenedPalette | null>(null);

/** Text typed before the palette's field was rendered. */
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

export const stopKeeping = (): void => takeKeys(null);

export function openPalette(): void {
  typedAhead = { text: "", isEntered: false };
  takeKeys(keepTyped);
  openedPalette.set({ focusBefore: document.activeElement, locationKey: (history.state as { key?: string } | null)?.key });
}

export function closePalette(): void {
  stopKeeping();
  const focusBefore = openedPalette.get()?.focusBefore;
  openedPalette.set(null);
  if (focusBefore instanceof HTMLElement) focusBefore.focus();
}
