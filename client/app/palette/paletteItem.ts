import type { ReactNode } from "react";

export type PaletteGroup = "recent" | "actions" | "claims" | "suppliers" | "places" | "screens" | "configurations" | "commands";

export interface PaletteItem {
  key: string;
  group: PaletteGroup;
  icon: ReactNode;
  title: string;
  detail?: string;
  /** Matching value, if neither title nor detail shows it. */
  matched?: string;
  keys?: string;
  disabledReason?: string;
  keepsOpen?: true;
  run(): void;
}
