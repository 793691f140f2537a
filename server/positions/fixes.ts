import { positionLimits } from "../../schema/rules/geo/positions";
import { plausibleYears } from "../platform/time";

/** A position in SI units, independent of the sender's format. */
export interface Fix {
  /** Device code (`mobile` of a supplier), or CODE@INSTANCE. */
  device: string;
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
  /** AMA instances in the sender's scope; absent for all. */
  instances?: ReadonlySet<string>;
}

export const fixRejections = [
  "NO_POSITION",
  "NULL_ISLAND",
  "OUT_OF_RANGE",
  "IN_THE_FUTURE",
  "TIME_IMPLAUSIBLE",
  "STALE",
  "UNKNOWN_DEVICE",
  "AMBIGUOUS_DEVICE",
  "NOT_STORABLE",
] as const;
export type FixRejection = (typeof fixRejections)[number];

const EARLIEST_FIX_AT = Date.UTC(plausibleYears.first, 0);

export function fixRejectionOf(fix: Fix, now: number): FixRejection | null {
  if (fix.lon === null || fix.lat === null) return "NO_POSITION";
  if (fix.lon === 0 && fix.lat === 0) return "NULL_ISLAND";
  if (!(Math.abs(fix.lon) <= 180 && Math.abs(fix.lat) <= 90)) return "OUT_OF_RANGE";
  if (fix.fixAt > now + positionLimits.maxAheadSeconds * 1000) return "IN_THE_FUTURE";
  if (fix.fixAt < EARLIEST_FIX_AT) return "TIME_IMPLAUSIBLE";
  return null;
}

/** Splits CODE@INSTANCE; `instanceId` is `null` without an @. If no instance has that id, the complete text is the code. */
export function partsOfDevice(device: string): { code: string; instanceId: string | null } {
  const at = device.lastIndexOf("@");
  return at < 0 ? { code: device, instanceId: null } : { code: device.slice(0, at), instanceId: device.slice(at + 1) };
}
