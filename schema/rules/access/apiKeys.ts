import { type IndicatorKey, indicatorKeys } from "../indicators/indicators";

/** What an API key may do: send records and positions, read through GraphQL, act on claims through it, or show some indicators on others' pages. */
export const keyScopes = ["ingest", "read", "act", "widget"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** What a key for widgets shows, and on whose pages. */
export interface WidgetKey {
  indicators: readonly IndicatorKey[];
  /** https://intranet.example, or a page of this machine by http. */
  origins: readonly string[];
}

export const MAX_WIDGET_ORIGINS = 20;

/** Such a key lies open in a page: it is good for nothing else, and only on pages that are named. */
export type WidgetKeyError = "SCOPES" | "INDICATORS" | "ORIGINS";

/** Why there can be no such key; null: it can be. */
export function widgetKeyError(scopes: readonly KeyScope[], { indicators, origins }: WidgetKey): WidgetKeyError | null {
  if (!scopes.includes("widget")) return indicators.length ? "INDICATORS" : origins.length ? "ORIGINS" : null;
  if (scopes.length > 1) return "SCOPES";
  if (!indicators.length || !indicators.every((key) => indicatorKeys.includes(key))) return "INDICATORS";
  return origins.length && origins.length <= MAX_WIDGET_ORIGINS && origins.every(isOrigin) ? null : "ORIGINS";
}

function isOrigin(text: string): boolean {
  const parts = /^(https?):\/\/([a-z0-9.-]+)(:\d{1,5})?$/.exec(text);
  return parts !== null && (parts[1] === "https" || parts[2] === "localhost" || parts[2] === "127.0.0.1");
}
