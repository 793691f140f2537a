import type { ReactNode } from "react";
import type { Timing } from "../../../schema/rules/lists/claims";

export type PaletteGroup = "recent" | "actions" | "claims" | "suppliers" | "places" | "screens" | "configurations" | "commands" | "filters";

export interface PaletteItem {
  key: string;
  group: PaletteGroup;
  icon: ReactNode;
  title: string;
  detail?: string;
  matched?: string;
  lateness?: { text: string; timing: Timing };
  keys?: string;
  disabledReason?: string;
  keepsOpen?: true;
  run(): void;
}
