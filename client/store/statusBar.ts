import { observable } from "./observable";

/** What the screen in front tells the footer; null: it has nothing to say there. */
export interface StatusBar {
  /** "205 of 1,248 claims match". */
  matches: { shown: number; total: number } | null;
  /** When what is shown last changed, milliseconds since 1970. */
  updatedAt: number | null;
  /** The place under the pointer, degrees. */
  cursor: { lon: number; lat: number } | null;
  zoom: number | null;
}

const EMPTY: StatusBar = { matches: null, updatedAt: null, cursor: null, zoom: null };

export const statusBar = observable<StatusBar>(EMPTY);

/** Changes what the footer shows; what is not named stays. */
export const updateStatusBar = (part: Partial<StatusBar>): void => statusBar.set({ ...statusBar.get(), ...part });

/** The screen goes away: nothing of it stays in the footer. */
export const clearStatusBar = (): void => statusBar.set(EMPTY);
