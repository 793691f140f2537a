// Keyboard shortcuts for the help. tests/ui/help/help.test.tsx finds a screen's shortcut that is missing here.

import { type Functionality, functionalityOfAction } from "../access/functionalities";

export interface HelpKey {
  keys: string;
  keysName?: string;
  label: string;
  needs?: Functionality;
}

export const helpKeys: readonly HelpKey[] = [
  { keys: "Ctrl K, /", label: "keys.palette" },
  { keys: "?", label: "keys.help" },
  { keys: "/", label: "keys.search" },
  { keys: "G M", label: "page.map" },
  { keys: "G C", label: "page.claims", needs: "registers" },
  { keys: "G P", label: "page.mobileSuppliers", needs: "registers" },
  { keys: "G B", label: "page.bases", needs: "registers" },
  { keys: "G D", label: "page.dashboard", needs: "dashboard" },
  { keys: "A", label: "alarms.key.acknowledge", needs: "alarms" },
  { keys: "Shift A", label: "alarms.key.open", needs: "alarms" },
  { keys: "Space", keysName: "keys.space", label: "keys.nextClaim" },
  { keys: "[", label: "keys.configuration" },
  { keys: "]", label: "keys.tracking" },
  { keys: "1–9", label: "keys.bars" },
  { keys: "J", label: "keys.nextRow" },
  { keys: "K", label: "keys.previousRow" },
  { keys: "N, P", label: "keys.map.step" },
  { keys: "← ↑ → ↓, +, −", label: "keys.map.move" },
  { keys: "Shift ← ↑ → ↓", label: "keys.map.turn" },
  { keys: "M", label: "keys.map.measure" },
  { keys: "W", label: "map.window.detach" },
  { keys: "Z", label: "keys.back" },
  { keys: "Esc", label: "keys.close" },
  { keys: "D", label: "claim.action.manageDelay", needs: functionalityOfAction("manageDelay") },
  { keys: "R", label: "claim.action.confirmArrival", needs: functionalityOfAction("confirmArrival") },
  { keys: "F", label: "claim.action.confirmCompletion", needs: functionalityOfAction("confirmCompletion") },
  { keys: "S", label: "claim.say.next" },
  { keys: "Z, Ctrl Z", label: "claim.undo.key", needs: functionalityOfAction("manageDelay") },
  { keys: "Alt ← →", label: "dashboard.keyMove", needs: "dashboard" },
  { keys: "T", label: "dashboard.asTables", needs: "dashboard" },
  { keys: "W", label: "dashboard.wall", needs: "dashboard" },
];
