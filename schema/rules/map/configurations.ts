import { textFilters } from "./filterParts";

export const MapPanel = { CONFIGURATION: "CONFIGURATION", TRACKING: "TRACKING", COUNTS: "COUNTS" } as const;
export type MapPanel = keyof typeof MapPanel;

export const MapTab = { CLAIMS: "CLAIMS", PROVIDERS: "PROVIDERS" } as const;
export type MapTab = keyof typeof MapTab;

export const configurationLimits = {
  own: 50,
  shared: 200,
  /** Maximum characters of the stored query. */
  address: 2_000,
  audiences: 500,
} as const;

/** Query parameters that are not saved: open panels, and the configuration itself. */
const passingParts = ["claim", "supplier", "open", "part", "config"];

/** Query parameters with search terms for claims, which can be personal data. */
export const personalSearchParts = ["mobile", ...textFilters, "attributes"] as const;

const queryText = /^(?:[\w.~:/?@!$'()*+,;=&-]|%[\da-f]{2})*$/i;

export const isConfigurationAddress = (text: string): boolean =>
  text.length <= configurationLimits.address &&
  !text.startsWith("?") &&
  queryText.test(text) &&
  !passingParts.some((part) => new URLSearchParams(text).has(part));
