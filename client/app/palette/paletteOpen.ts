import { observable } from "../../store/observable";

/** The palette while it is in front, with what had the focus before; null: it is not. */
export const openedPalette = observable<{ focusBefore: Element | null } | null>(null);

export const openPalette = (): void => openedPalette.set({ focusBefore: document.activeElement });

/** However it is closed, the focus goes back to where it was. */
export function closePalette(): void {
  const focusBefore = openedPalette.get()?.focusBefore;
  openedPalette.set(null);
  if (focusBefore instanceof HTMLElement) focusBefore.focus();
}
