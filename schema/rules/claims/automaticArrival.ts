// Detects an arrival from the resource's fixes: it stayed near the claim at low speed. The distance is KPI 15.
// Specification readings, "Automatic processes".
import { MINUTE_MS } from "../durations";
import { metresBetween, type Place } from "../geo/geo";

export interface ArrivalFix {
  at: number;
  lon: number;
  lat: number;
  speed: number | null;
  accuracy: number | null;
}

export interface ArrivalEvidence {
  from: number;
  to: number;
  /** Number of fixes, and the largest distance from the claim in metres. */
  fixes: number;
  metres: number;
}

export const stayLimits = {
  minFixes: 3,
  minStayMs: MINUTE_MS,
  /** Walking speed, or a vehicle that is parking. */
  maxSpeedMetresPerSecond: 2,
  /** Fixes with a larger error, in metres, are ignored; KPI 15 replaces the limit if it is larger. */
  maxAccuracyMetres: 50,
} as const;

/**
 * Returns the first stay within `distance` metres of `place`; `null` if there is none. `fixes` are ordered by time. A pause longer than
 * `gap` ms ends a stay.
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

/** Returns the reported speed, or the speed from the previous fix after subtracting the inaccuracy; 0 for the first fix. */
function speedAt(fix: ArrivalFix, before: ArrivalFix | null): number {
  if (fix.speed !== null) return fix.speed;
  if (!before || fix.at <= before.at) return 0;
  const metres = metresBetween(placeOf(fix), placeOf(before)) - (fix.accuracy ?? 0) - (before.accuracy ?? 0);
  return metres / ((fix.at - before.at) / 1000);
}
