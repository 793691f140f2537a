// Favourites of the map: what one holds, and how long it may be. One rule for the map's screen and for the server.

/** Panels of the map screen that can be folded away. */
export const MapPanel = { CONFIGURATION: "CONFIGURATION", TRACKING: "TRACKING", COUNTS: "COUNTS" } as const;
export type MapPanel = keyof typeof MapPanel;

/** What the tracking panel is about. */
export const MapTab = { CLAIMS: "CLAIMS", PROVIDERS: "PROVIDERS" } as const;
export type MapTab = keyof typeof MapTab;

export const configurationLimits = {
  /** Map configurations of one user. */
  own: 50,
  /** Of those that others share with a user, so many are listed, by name. */
  shared: 200,
  /** Of its part of the map's address, characters. */
  address: 2_000,
  /** AMA instances, and as many specific profiles, that are offered to share with, by name. */
  audiences: 500,
} as const;

/** Parts of the map's address that no configuration holds: what is open, and another configuration. */
const passingParts = ["claim", "supplier", "open", "part", "config"];

/** Characters that a query can have as they are, and percent-encoded ones. */
const queryText = /^(?:[\w.~:/?@!$'()*+,;=&-]|%[\da-f]{2})*$/i;

/** Whether a text can be the part of the map's address that a configuration holds. */
export const isConfigurationAddress = (text: string): boolean =>
  text.length <= configurationLimits.address &&
  !text.startsWith("?") &&
  queryText.test(text) &&
  !passingParts.some((part) => new URLSearchParams(text).has(part));
