import { observable } from "./observable";

/** Content of the footer; `null` fields are hidden. */
export interface StatusBar {
  matches: { shown: number; total: number } | null;
  /** Time of the last change of the displayed data, in milliseconds since 1970. */
  updatedAt: number | null;
  /** Position under the pointer, in degrees. */
  cursor: { lon: number; lat: number } | null;
  zoom: number | null;
}

const EMPTY: StatusBar = { matches: null, updatedAt: null, cursor: null, zoom: null };

export const statusBar = observable<StatusBar>(EMPTY);

export const updateStatusBar = (part: Partial<StatusBar>): void => statusBar.set({ ...statusBar.get(), ...part });

export const clearStatusBar = (): void => statusBar.set(EMPTY);
