import { positionLimits } from "../../schema/rules/geo/positions";
import { plausibleYears } from "../platform/time";

/** A position as a device sent it, in one shape and SI units whatever the format. */
export interface Fix {
  /** The device's own name: `mobile` of a supplier. */
  device: string;
  /** Null: the message carried no position (cells or access points only, no satellite fix). */
  lon: number | null;
  lat: number | null;
  fixAt: number;
  /** Metres per second. */
  speed: number | null;
  /** Degrees clockwise from north. */
  course: number | null;
  /** Metres. */
  accuracy: number | null;
  altitude: number | null;
  attributes: Record<string, unknown> | null;
  /** AMA instances that its sender may write to; absent: every one. */
  instances?: ReadonlySet<string>;
}

/** Why a well-formed fix was not taken as the last position. */
export const fixRejections = [
  "NO_POSITION",
  "NULL_ISLAND",
  "OUT_OF_RANGE",
  "IN_THE_FUTURE",
  "TIME_IMPLAUSIBLE",
  "STALE",
  "UNKNOWN_DEVICE",
  "NOT_STORABLE",
] as const;
export type FixRejection = (typeof fixRejections)[number];

const EARLIEST_FIX_AT = Date.UTC(plausibleYears.first, 0);

/** What is wrong with the fix itself, before asking who sent it. Readings and issue: 0,0, out of range, over 5 minutes ahead; of a device that lost the time. */
export function fixRejectionOf(fix: Fix, now: number): FixRejection | null {
  if (fix.lon === null || fix.lat === null) return "NO_POSITION";
  if (fix.lon === 0 && fix.lat === 0) return "NULL_ISLAND";
  if (!(Math.abs(fix.lon) <= 180 && Math.abs(fix.lat) <= 90)) return "OUT_OF_RANGE";
  if (fix.fixAt > now + positionLimits.maxAheadSeconds * 1000) return "IN_THE_FUTURE";
  if (fix.fixAt < EARLIEST_FIX_AT) return "TIME_IMPLAUSIBLE";
  return null;
}
