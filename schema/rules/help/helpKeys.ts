// The keys, each with the text that the sheet of keys says of it. tests/ui/help/help.test.tsx finds a key of a screen that is missing here.

export interface HelpKey {
  /** As the sheet shows it. */
  keys: string;
  /** Id of what the key is called, where that is a word. */
  keysName?: string;
  /** Id of its text. */
  label: string;
}

export const helpKeys: readonly HelpKey[] = [
  { keys: "Ctrl K, /", label: "keys.palette" },
  { keys: "?", label: "keys.help" },
  { keys: "/", label: "keys.search" },
  { keys: "G M", label: "page.map" },
  { keys: "G C", label: "page.claims" },
  { keys: "G P", label: "page.mobileSuppliers" },
  { keys: "G B", label: "page.bases" },
  { keys: "G D", label: "page.dashboard" },
  { keys: "A", label: "alarms.key.acknowledge" },
  { keys: "Shift A", label: "alarms.key.open" },
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
  { keys: "D", label: "claim.action.manageDelay" },
  { keys: "R", label: "claim.action.confirmArrival" },
  { keys: "F", label: "claim.action.confirmCompletion" },
  { keys: "S", label: "claim.say.next" },
  { keys: "Z, Ctrl Z", label: "claim.undo.key" },
  { keys: "Alt ← →", label: "dashboard.keyMove" },
  { keys: "T", label: "dashboard.asTables" },
  { keys: "W", label: "dashboard.wall" },
];
