import { FigureGrouping } from "../indicators/groupings";
import { type IndicatorKey, indicatorKeys } from "../indicators/indicators";

/** Scopes of an API key: records and positions, positions of some devices, reading, acting on claims, widgets on pages of others. */
export const keyScopes = ["ingest", "positions", "read", "act", "widget"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Scopes of keys that only send data: GraphQL refuses such a key. */
export const sendingScopes: readonly KeyScope[] = ["ingest", "positions"];

export interface WidgetKey {
  indicators: readonly IndicatorKey[];
  /** Origins of the embedding pages: https, or http on localhost. */
  origins: readonly string[];
  /** Groupings by which the key may request its indicators; usually none. */
  groupings?: readonly FigureGrouping[];
  arrivalProof?: boolean;
}

export const MAX_WIDGET_ORIGINS = 20;

/** A widget key is readable in the page's source, so it can have no other scope and is limited to the listed origins. */
export type WidgetKeyError = "SCOPES" | "INDICATORS" | "ORIGINS";

export function widgetKeyError(scopes: readonly KeyScope[], key: WidgetKey): WidgetKeyError | null {
  const { indicators, origins, groupings = [], arrivalProof = false } = key;
  const showsAnything = indicators.length > 0 || arrivalProof;
  if (!scopes.includes("widget")) return showsAnything || groupings.length ? "INDICATORS" : origins.length ? "ORIGINS" : null;
  if (scopes.length > 1) return "SCOPES";
  if (!showsAnything || !indicators.every((key) => indicatorKeys.includes(key)) || !groupings.every(isGrouping)) return "INDICATORS";
  return origins.length && origins.length <= MAX_WIDGET_ORIGINS && origins.every(isOrigin) ? null : "ORIGINS";
}

export interface PositionsKey {
  /** Device codes (`mobile` of a supplier). */
  devices: readonly string[];
  supplierId: string | null;
}

export const MAX_KEY_DEVICES = 100;

export type PositionsKeyError = "SCOPES" | "DEVICES";

/** Returns why such a key is invalid, or `null`. A phone has its key in an address, so the key has one scope and one binding. */
export function positionsKeyError(scopes: readonly KeyScope[], { devices, supplierId }: PositionsKey): PositionsKeyError | null {
  if (!scopes.includes("positions")) return devices.length || supplierId !== null ? "DEVICES" : null;
  if (scopes.length > 1) return "SCOPES";
  if (supplierId !== null) return supplierId !== "" && !devices.length ? null : "DEVICES";
  return devices.length && devices.length <= MAX_KEY_DEVICES && devices.every((device) => device !== "") ? null : "DEVICES";
}

const isGrouping = (text: string): boolean => Object.hasOwn(FigureGrouping, text);

function isOrigin(text: string): boolean {
  const parts = /^(https?):\/\/([a-z0-9.-]+)(:\d{1,5})?$/.exec(text);
  return parts !== null && (parts[1] === "https" || parts[2] === "localhost" || parts[2] === "127.0.0.1");
}
