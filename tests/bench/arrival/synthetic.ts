// Trips of a made-up town, for machines without the shared files. Deterministic.
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../schema/rules/durations";
import { straightTravel } from "../../../schema/rules/claims/routes";
import { metresBetween, offsetBy, type Place } from "../../../schema/rules/geo/geo";
import { random } from "../boardRows";
import type { Trip } from "./trips";

const TOWN: Place = [2.17, 41.39];
const FIRST_DAY = Date.UTC(2026, 0, 5);
const FIX_SECONDS = 45;

/** Normal value by Box and Muller. */
const normal = (next: () => number): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

/** Short trips and rush hours take longer than the straight line says; what remains has a standard deviation of 0.35 in the logarithm. */
export function syntheticTrips(dayCount = 6, tripsPerDay = 1_500): Map<number, Trip[]> {
  const next = random(39);
  const days = new Map<number, Trip[]>();
  for (let day = 0; day < dayCount; day++)
    days.set(
      day,
      Array.from({ length: tripsPerDay }, (_, i) => syntheticTrip(next, FIRST_DAY + day * DAY_MS + (i / tripsPerDay) * DAY_MS, i)),
    );
  return days;
}

function syntheticTrip(next: () => number, departedAt: number, i: number): Trip {
  const from = offsetBy(TOWN, normal(next) * 4_000, normal(next) * 4_000);
  const angle = next() * 2 * Math.PI;
  const metres = 600 + 2_500 * -Math.log(1 - next());
  const to = offsetBy(from, Math.cos(angle) * metres, Math.sin(angle) * metres);
  const predicted = straightTravel(from, to, "TAXI").seconds;
  const hour = Math.floor((departedAt % DAY_MS) / HOUR_MS);
  const rush = hour === 8 || hour === 18 ? 0.25 : 0;
  const seconds = Math.round((MINUTE_MS / 1_000) * 1.5 + predicted * Math.exp(0.75 + rush + 0.35 * normal(next)));
  return { departedAt: Math.round(departedAt), seconds, to, supplier: `V${i % 50}`, fixes: fixesOf(next, from, to, seconds) };
}

/** The resource drives straight, at a speed that changes from fix to fix. */
function fixesOf(next: () => number, from: Place, to: Place, seconds: number): Trip["fixes"] {
  const count = Math.max(1, Math.floor(seconds / FIX_SECONDS));
  const steps = Array.from({ length: count }, () => 0.3 + next() * 1.4);
  const total = steps.reduce((sum, step) => sum + step, 0);
  const length = metresBetween(from, to);
  let driven = 0;
  return steps.map((step, i) => {
    const share = length === 0 ? 1 : driven / total;
    driven += step;
    return [(i * seconds) / count, from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
  });
}
