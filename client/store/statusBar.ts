import { observable } from "./observable";

/** Content of the footer; `null` fields are hidden. */
export interface StatusBar {
  matches: { shown: number; total: number } | null;
  cursor: { lon: number; lat: number } | null;
  zoom: number | null;
}

const EMPTY: StatusBar = { matches: null, cursor: null, zoom: null };

export const statusBar = observable<StatusBar>(EMPTY);

export const updateStatusBar = (part: Partial<StatusBar>): void => statusBar.set({ ...statusBar.get(), ...part });

export const clearStatusBar = (): void => statusBar.set(EMPTY);
