import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";
import focus from "./focus.module.css";
import { plainOptionsFilter } from "./plainOptionsFilter";
import { type CssVariables, cssVariables, type Theme, tokens } from "./tokens";

const variables = (theme: Theme): CssVariables => {
  const colours = tokens[theme];
  return {
    ...cssVariables(theme),
    "--mantine-color-body": colours.panel,
    "--mantine-color-text": colours.text,
    "--mantine-color-dimmed": colours.textSecondary,
    "--mantine-color-placeholder": colours.textTertiary,
    "--mantine-color-default": colours.panel,
    "--mantine-color-default-color": colours.text,
    "--mantine-color-default-hover": colours.raised,
    "--mantine-color-default-border": colours.borderStrong,
    "--mantine-color-anchor": colours.accent,
    "--mantine-color-error": colours.status.critical,
    "--mantine-color-disabled": colours.track,
    "--mantine-color-disabled-color": colours.textTertiary,
  };
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, dark: variables("dark"), light: variables("light") });

const darkTokens = tokens.dark;
const accent: MantineColorsTuple = [
  "#e9f1f9",
  "#d3e3f3",
  "#aecbe8",
  "#8bb7e3",
  darkTokens.accent,
  "#4f8dc9",
  "#3d79b3",
  darkTokens.accentFilled,
  "#275483",
  "#1f4469",
];
const dark: MantineColorsTuple = [
  darkTokens.text,
  "#c3cbd4",
  darkTokens.textSecondary,
  darkTokens.textTertiary,
  darkTokens.borderStrong,
  darkTokens.border,
  darkTokens.raised,
  darkTokens.panel,
  "#0f1216",
  darkTokens.app,
];

/** Mantine's red with a different seventh step, used by filled buttons: white text on it has a contrast of 5.6:1. */
const red: MantineColorsTuple = [
  "#fff5f5",
  "#ffe3e3",
  "#ffc9c9",
  "#ffa8a8",
  "#ff8787",
  "#ff6b6b",
  "#fa5252",
  "#c92a2a",
  "#b32424",
  "#9c1f1f",
];

const small = { defaultProps: { size: "xs" } };
const smallWithSearch = { defaultProps: { size: "xs", filter: plainOptionsFilter } };

const dialogTitle = { title: { fontSize: "var(--mantine-font-size-lg)", fontWeight: "var(--mantine-font-weight-bold)" } };

export const theme = createTheme({
  fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
  // The type scale of the product: four sizes in two weights. Controls of the sizes xs to md have the same text size.
  fontSizes: { xxs: "11px", xs: "13px", sm: "13px", md: "13px", lg: "16px", xl: "20px" },
  fontWeights: { regular: "400", medium: "600", bold: "600" },
  lineHeights: { xs: "1.4", sm: "1.4", md: "1.4", lg: "1.4", xl: "1.4" },
  headings: { fontWeight: "600", sizes: { h1: { fontSize: "16px" }, h2: { fontSize: "13px" }, h3: { fontSize: "13px" } } },
  spacing: { xs: "4px", sm: "8px", md: "12px", lg: "16px", xl: "24px" },
  // Parts above the map have a shadow instead of a border.
  shadows: { md: "0 1px 3px rgb(0 0 0 / 30%), 0 4px 12px rgb(0 0 0 / 25%)" },
  radius: { xs: "3px", sm: "4px", md: "5px", lg: "6px", xl: "8px" },
  defaultRadius: "sm",
  colors: { accent, dark, red },
  primaryColor: "accent",
  primaryShade: { light: 7, dark: 7 },
  focusClassName: focus.ring,
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    InputWrapper: { styles: { label: { marginBottom: 4 } } },
    Button: small,
    TextInput: small,
    PasswordInput: small,
    NumberInput: small,
    Select: smallWithSearch,
    MultiSelect: smallWithSearch,
    Textarea: small,
    Checkbox: small,
    Radio: small,
    Switch: small,
    SegmentedControl: small,
    Chip: small,
    // Mantine's header element would be a second banner landmark.
    Modal: { defaultProps: { attributes: { header: { role: "presentation" } } }, styles: dialogTitle },
    Drawer: { styles: dialogTitle },
    Kbd: { styles: { root: { color: "inherit" } }, vars: () => ({ root: { "--kbd-fz": "var(--mantine-font-size-xxs)" } }) },
    Pill: {
      vars: (_theme: unknown, { size }: { size?: string }) => ({
        root: { "--pill-fz": `var(--mantine-font-size-${size === "md" ? "md" : "xxs"})` },
      }),
    },
    ActionIcon: { defaultProps: { variant: "subtle", color: "gray", size: 30 } },
    // The placeholder is a focusable element inside role=menu, which ARIA does not allow.
    Menu: { defaultProps: { shadow: "md", withinPortal: true, withInitialFocusPlaceholder: false } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true, events: { hover: true, focus: true, touch: false } } },
  },
});
