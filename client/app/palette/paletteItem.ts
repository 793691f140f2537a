import type { ReactNode } from "react";

export type PaletteGroup = "recent" | "actions" | "claims" | "suppliers" | "places" | "screens" | "configurations" | "commands";

/** One line of the palette. */
export interface PaletteItem {
  /** Unique among all. */
  key: string;
  group: PaletteGroup;
  icon: ReactNode;
  title: string;
  /** What it is, beside its title. */
  detail?: string;
  /** By what it was found, where neither of them shows it. */
  matched?: string;
  /** Its shortcut. */
  keys?: string;
  /** Why it cannot be done now. */
  disabledReason?: string;
  /** The palette stays: it shows more then. */
  keepsOpen?: true;
  run(): void;
}
