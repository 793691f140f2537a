// How a user wants its screens; kept on the server, so that it is the same in every browser.
import type { Density } from "../fields/lists";

export const ThemeChoice = { DARK: "DARK", LIGHT: "LIGHT", AUTO: "AUTO" } as const;
export type ThemeChoice = keyof typeof ThemeChoice;

/** How times of day are written: 17:05 or 5:05 pm. */
export const TimeFormat = { H24: "H24", H12: "H12" } as const;
export type TimeFormat = keyof typeof TimeFormat;

/** Null: the user never chose; then its browser goes on as it was. */
export interface Preferences {
  theme: ThemeChoice | null;
  /** Of lists that the user has not arranged otherwise. */
  density: Density | null;
  timeFormat: TimeFormat | null;
  /** How loud alarms are, per cent. */
  soundVolume: number | null;
  soundMuted: boolean | null;
  /** Whether the user has left the tour of the map, for good. */
  tourLeft: boolean | null;
}

export const NO_PREFERENCES: Preferences = {
  theme: null,
  density: null,
  timeFormat: null,
  soundVolume: null,
  soundMuted: null,
  tourLeft: null,
};

export const isVolume = (volume: number): boolean => Number.isInteger(volume) && volume >= 0 && volume <= 100;
