// Display preferences of a user, stored on the server so that they are the same in every browser.
import type { Density } from "../fields/lists";

export const ThemeChoice = { DARK: "DARK", LIGHT: "LIGHT", AUTO: "AUTO" } as const;
export type ThemeChoice = keyof typeof ThemeChoice;

export const TimeFormat = { H24: "H24", H12: "H12" } as const;
export type TimeFormat = keyof typeof TimeFormat;

/** `null` means that the user never chose a value; the browser's setting applies. */
export interface Preferences {
  theme: ThemeChoice | null;
  /** Default row density; a list's layout overrides it. */
  density: Density | null;
  timeFormat: TimeFormat | null;
  /** Volume of alarms, in percent. */
  soundVolume: number | null;
  soundMuted: boolean | null;
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
