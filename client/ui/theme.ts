import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";
import focus from "./focus.module.css";

/** The shell's colours by theme; each is the CSS variable of its name (`--text-secondary`). Status colours: mapkit/glyphs/palette. */
export const tokens = {
  dark: {
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
    criticalSurface: "#3a1714",
    criticalText: "#ffab9f",
    criticalEdge: "#ff5d4d",
    live: "#2f9e83",
    attention: "#f2a416",
  },
  light: {
    app: "#e4e7ea",
    panel: "#fafbfc",
    raised: "#f1f3f5",
    track: "#e6e9ec",
    border: "#d5dade",
    borderStrong: "#bcc4cb",
    text: "#1a2027",
    textSecondary: "#4a5663",
    textTertiary: "#5d6975",
    accent: "#2f659d",
    accentFilled: "#2f659d",
    criticalSurface: "#fdeae7",
    criticalText: "#9c1c10",
    criticalEdge: "#c8281a",
    live: "#1b7f68",
    attention: "#b86e00",
  },
} as const;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const variables = (scheme: keyof typeof tokens): Variables => {
  const own = tokens[scheme];
  return {
    ...Object.fromEntries(Object.entries(own).map(([name, colour]) => [`--${kebab(name)}`, colour])),
    "--mantine-color-body": own.panel,
    "--mantine-color-text": own.text,
    "--mantine-color-dimmed": own.textSecondary,
    "--mantine-color-placeholder": own.textTertiary,
    "--mantine-color-default": own.panel,
    "--mantine-color-default-hover": own.raised,
    "--mantine-color-default-border": own.borderStrong,
    "--mantine-color-anchor": own.accent,
    "--mantine-color-error": own.criticalEdge,
    "--mantine-color-disabled": own.track,
    "--mantine-color-disabled-color": own.textTertiary,
  };
};

type Variables = Record<`--${string}`, string>;

/** Mantine's variables, told our colours; `more` are those of the map's signs, which the shell does not know. */
export const cssVariables =
  (more: (scheme: keyof typeof tokens) => Variables): CSSVariablesResolver =>
  () => ({ variables: {}, dark: { ...more("dark"), ...variables("dark") }, light: { ...more("light"), ...variables("light") } });

const accent: MantineColorsTuple = [
  "#e9f1f9",
  "#d3e3f3",
  "#aecbe8",
  "#8bb7e3",
  "#6aa3dc",
  "#4f8dc9",
  "#3d79b3",
  "#2f659d",
  "#275483",
  "#1f4469",
];
const dark: MantineColorsTuple = [
  "#dfe4ea",
  "#c3cbd4",
  "#a3aeba",
  "#8491a0",
  "#343d46",
  "#272e35",
  "#181d22",
  "#13171b",
  "#0f1216",
  "#0c0f12",
];

const small = { defaultProps: { size: "xs" } };

export const theme = createTheme({
  fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
  fontSizes: { xs: "12px", sm: "12.5px", md: "13px", lg: "14px", xl: "16px" },
  lineHeights: { xs: "1.4", sm: "1.4", md: "1.4", lg: "1.4", xl: "1.4" },
  headings: { fontWeight: "650", sizes: { h1: { fontSize: "16px" }, h2: { fontSize: "13px" }, h3: { fontSize: "13px" } } },
  spacing: { xs: "4px", sm: "8px", md: "12px", lg: "16px", xl: "24px" },
  radius: { xs: "3px", sm: "4px", md: "5px", lg: "6px", xl: "8px" },
  defaultRadius: "sm",
  colors: { accent, dark },
  primaryColor: "accent",
  primaryShade: { light: 7, dark: 7 },
  focusClassName: focus.ring,
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    Button: small,
    TextInput: small,
    PasswordInput: small,
    NumberInput: small,
    Select: small,
    MultiSelect: small,
    Textarea: small,
    Checkbox: small,
    Radio: small,
    Switch: small,
    SegmentedControl: small,
    Chip: small,
    ActionIcon: { defaultProps: { variant: "subtle", color: "gray", size: 30 } },
    // The placeholder is a focusable element inside the menu's role, which assistive technology may not meet there.
    Menu: { defaultProps: { shadow: "md", withinPortal: true, withInitialFocusPlaceholder: false } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true, events: { hover: true, focus: true, touch: false } } },
  },
});
