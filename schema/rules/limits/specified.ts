// The constants of specification section 9, in one place; who needs one takes it from here. Lengths of passwords (access/passwords), the 17 KPI
// settings (settings/kpiSettings) and the nine languages (language/locales) stand beside the rules that are made of them.
import { SECOND_MS } from "../durations";

/** A page's code that does not come within this time is given up. */
export const CHUNK_LOAD_TIMEOUT_MS = 120 * SECOND_MS;

/** How long an error is shown, in a toast and on the sign-in page. */
export const ERROR_SHOWN_MS = 10 * SECOND_MS;

/** Where the map may look: zoom, pitch and bounds in degrees. */
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

/** The most servers that tiles of one map are asked of in turn. */
export const TILE_SERVER_SLOTS = 4;

/** Rows of a page: claims, and each of the other three layers. */
export const pageSizes = { claims: 40, suppliers: 20 } as const;

/** Without a live connection everything is asked for again this often. */
export const REFRESH_INTERVAL_MS = 20 * SECOND_MS;

/** A moved map is asked for again when it has stood still this long; one with another size (a panel closed), likewise. */
export const viewSettleMs = { moved: 500, resized: 600 } as const;

/** The view that was left can be returned to until the new one has stood still this long ("old zoom"). */
export const OLD_VIEW_KEPT_MS = 2 * SECOND_MS;
