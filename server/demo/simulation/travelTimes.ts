import { HOUR_MS } from "../../../schema/rules/durations";
import type { Place } from "../geo";
import type { Random } from "../random";

/**
 * Quantiles of travel time ÷ 5th percentile for the distance, of 3,562 trips of engines and trucks in San Francisco. A route without
 * traffic takes the 5th percentile.
 */
const measured = [
  [0.05, 1],
  [0.1, 1.17],
  [0.2, 1.36],
  [0.3, 1.53],
  [0.4, 1.72],
  [0.5, 1.89],
  [0.6, 2.09],
  [0.7, 2.36],
  [0.8, 2.75],
  [0.9, 3.55],
  [0.95, 4.75],
] as const;
export const MEDIAN_TRAVEL_FACTOR = 1.89;

/** Medians of the same trips by local time, in steps of three hours from midnight. */
const ofHours = [1.03, 1.01, 1.03, 1.09, 1.01, 0.97, 0.96, 0.96] as const;

/** Returns actual travel time ÷ that of the route. Drawn between the 5th and the 95th percentile, at least 1. */
export function travelFactor(random: Random, at: number, [longitude]: Place): number {
  const share = random.between(measured[0][0], measured.at(-1)![0]);
  const next = measured.findIndex(([quantile]) => quantile > share);
  const [[lowShare, low], [highShare, high]] = [measured[next - 1]!, measured[next]!];
  const localHour = (((at / HOUR_MS + longitude / 15) % 24) + 24) % 24;
  return Math.max((low + ((share - lowShare) / (highShare - lowShare)) * (high - low)) * ofHours[Math.floor(localHour / 3)]!, 1);
}
