// Constants of specification section 9. Passwords (access/passwords.ts), KPI settings (settings/kpiSettings.ts) and languages
// (language/locales.ts) are defined with their rules.
import { SECOND_MS } from "../durations";

export const CHUNK_LOAD_TIMEOUT_MS = 120 * SECOND_MS;

export const ERROR_SHOWN_MS = 10 * SECOND_MS;

export const cameraLimits = {
  minZoom: 1,
  maxZoom: 19,
  defaultZoom: 1,
  maxPitch: 60,
  west: -180,
  east: 180,
  south: -90,
  north: 90,
} as const;

export const TILE_SERVER_SLOTS = 4;

export const pageSizes = { claims: 40, suppliers: 20 } as const;

export const REFRESH_INTERVAL_MS = 20 * SECOND_MS;

/** Delay between the last movement or resize of the map and its request. */
export const viewSettleMs = { moved: 500, resized: 600 } as const;

/** Time for which "old zoom" can restore the previous view, counted from the last movement. */
export const OLD_VIEW_KEPT_MS = 2 * SECOND_MS;
