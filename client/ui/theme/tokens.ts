import type { Timing } from "../../../schema/rules/lists/claims";
import { lightInks } from "../../../schema/rules/map/lightInks";

export const themes = ["dark", "light"] as const;
export type Theme = (typeof themes)[number];

/** All colours of a theme. CSS variables, Mantine's theme and the map's markers and basemap are derived from this table. */
export interface Tokens {
  app: string;
  panel: string;
  raised: string;
  track: string;
  border: string;
  borderStrong: string;
  text: string;
  textSecondary: string;
  textTertiary: string;
  accent: string;
  accentFilled: string;
  status: Record<Timing, string>;
  /** Text colour for "late": the status colour has too little contrast for small text on a light background. */
  lateText: string;
  /** Dimmed fill for on-time markers, with an edge that keeps the contrast. */
  onTimeFill: string;
  onTimeEdge: string;
  criticalSurface: string;
  criticalText: string;
  /** Suppliers are neutral, because colour is reserved for timing. */
  provider: string;
  /** Thin outline between a marker and the map, and colour of the marks "!" and "+". */
  casing: string;
  land: string;
}

const dark: Tokens = {
  app: "#0c0f12",
  panel: "#13171b",
  raised: "#181d22",
  track: "#20262c",
  border: "#272e35",
  borderStrong: "#343d46",
  text: "#dfe4ea",
  textSecondary: "#a3aeba",
  textTertiary: "#8491a0",
  accent: "#6aa3dc",
  accentFilled: "#2f659d",
  status: {
    critical: "#ff5d4d",
    late: "#f2a416",
    waiting: "#eef1f4",
    scheduled: "#6f6fdc",
    early: "#5fb8ee",
    onTime: "#2f9e83",
    managed: "#c987b3",
  },
  lateText: "#f2a416",
  onTimeFill: "#1f6d5c",
  onTimeEdge: "#5cc7ad",
  criticalSurface: "#3a1714",
  criticalText: "#ffab9f",
  provider: "#a3aeba",
  casing: "#0c0f12",
  land: "#14191d",
};

const { critical, late, waiting, scheduled, early, onTime, managed, ...inks } = lightInks;
const light: Tokens = {
  ...inks,
  app: "#e4e7ea",
  raised: "#f1f3f5",
  track: "#e6e9ec",
  border: "#d5dade",
  borderStrong: "#bcc4cb",
  textTertiary: "#5d6975",
  accent: "#2f659d",
  accentFilled: "#2f659d",
  status: { critical, late, waiting, scheduled, early, onTime, managed },
  lateText: "#995f08",
  criticalSurface: "#fdeae7",
  criticalText: "#9c1c10",
  land: "#eceeee",
};

export const tokens: Record<Theme, Tokens> = { dark, light };

export type CssVariables = Record<`--${string}`, string>;

const kebab = (token: string): string => token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** CSS variables of a theme: `textSecondary` becomes `--text-secondary`; timings keep their names, as in `--status-onTime`. */
export function cssVariables(theme: Theme): CssVariables {
  const { status, ...plain } = tokens[theme];
  return {
    ...Object.fromEntries(Object.entries(plain).map(([token, colour]) => [`--${kebab(token)}`, colour])),
    ...Object.fromEntries(Object.entries(status).map(([timing, colour]) => [`--status-${timing}`, colour])),
  };
}
