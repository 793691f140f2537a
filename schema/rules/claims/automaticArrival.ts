// Whether the assigned resource has arrived, from its own fixes: it stayed near the claim, slow. One that drives past has not arrived.
// Readings, "Automatic processes"; the distance is KPI 15.
import { MINUTE_MS } from "../durations";
import { metresBetween, type Place } from "../geo/geo";

/** A position of the resource. */
export interface ArrivalFix {
  /** Instant, ms since 1970. */
  at: number;
  lon: number;
  lat: number;
  /** Metres per second; null: the device does not say. */
  speed: number | null;
  /** Metres; null: the device does not say. */
  accuracy: number | null;
}

/** What was seen of an arrival. */
export interface ArrivalEvidence {
  /** First and last fix of the stay, ms since 1970. */
  from: number;
  to: number;
  /** How many fixes, and how far from the claim the farthest of them is, metres. */
  fixes: number;
  metres: number;
}

export const stayLimits = {
  /** So many fixes at least, over at least this long. */
  minFixes: 3,
  minStayMs: MINUTE_MS,
  /** Metres per second: a walk, or a vehicle being parked. */
  maxSpeedMetresPerSecond: 2,
  /** A fix less accurate than this, or than KPI 15 where that is more, says nothing: neither near nor away. Metres. */
  maxAccuracyMetres: 50,
} as const;

/**
 * The first stay within `distance` metres of `place` among the fixes, which are in order of time; null: none. `gap`: fixes further apart
 * than this, ms, are not one stay, as nobody knows where the resource was in between.
 */
export function findArrivalStay(
  fixes: readonly ArrivalFix[],
  place: Place,
  { distance, gap }: { distance: number; gap: number },
): ArrivalEvidence | null {
  let stay: ArrivalEvidence | null = null;
  let last: ArrivalFix | null = null;
  for (const fix of fixes) {
    if (fix.accuracy !== null && fix.accuracy > Math.max(stayLimits.maxAccuracyMetres, distance)) continue;
    const metres = metresBetween(placeOf(fix), place);
    const before: ArrivalFix | null = last && fix.at - last.at <= gap ? last : null;
    last = fix;
    if (metres > distance || speedAt(fix, before) > stayLimits.maxSpeedMetresPerSecond) {
      stay = null;
      continue;
    }
    stay =
      stay && before
        ? { from: stay.from, to: fix.at, fixes: stay.fixes + 1, metres: Math.max(stay.metres, metres) }
        : { from: fix.at, to: fix.at, fixes: 1, metres };
    if (stay.fixes >= stayLimits.minFixes && stay.to - stay.from >= stayLimits.minStayMs) return stay;
  }
  return null;
}

const placeOf = ({ lon, lat }: ArrivalFix): Place => [lon, lat];

/** What the device says; else what it took from the fix before, beyond what inaccuracy explains. Unknown at the first fix: slow. */
function speedAt(fix: ArrivalFix, before: ArrivalFix | null): number {
  if (fix.speed !== null) return fix.speed;
  if (!before || fix.at <= before.at) return 0;
  const moved = metresBetween(placeOf(fix), placeOf(before)) - (fix.accuracy ?? 0) - (before.accuracy ?? 0);
  return moved / ((fix.at - before.at) / 1000);
}
