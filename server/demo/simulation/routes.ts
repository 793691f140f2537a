import { bearing, metresBetween, moved, pointBetween, type Place } from "../geo";
import type { Random } from "../random";

/** Places and the times at which they are passed, in milliseconds after departure. */
export interface Route {
  points: readonly Place[];
  times: readonly number[];
}

export interface Motion {
  place: Place;
  course: number;
  speed: number;
}

export const duration = ({ times }: Route): number => times.at(-1)!;

export const slowed = ({ points, times }: Route, factor: number): Route => ({ points, times: times.map((time) => time * factor) });

/** Position, course and speed after `elapsed` milliseconds; stationary at the end. */
export function motionAt({ points, times }: Route, elapsed: number): Motion {
  let next = times.findIndex((time) => time > elapsed);
  const over = next === -1;
  if (over) next = points.length - 1;
  const [a, b] = [points[Math.max(next - 1, 0)]!, points[next]!];
  const took = times[next]! - times[Math.max(next - 1, 0)]!;
  if (over || took <= 0) return { place: b, course: bearing(a, b), speed: 0 };
  const share = Math.max(elapsed - times[next - 1]!, 0) / took;
  return { place: pointBetween(a, b, share), course: bearing(a, b), speed: metresBetween(a, b) / (took / 1_000) };
}

/** Route without known streets: straight with slight bends, at 20 to 45 km/h. */
export function straightRoute(from: Place, to: Place, random: Random): Route {
  const metres = metresBetween(from, to);
  const stretches = Math.max(Math.round(metres / 400), 1);
  const points: Place[] = [from];
  for (let i = 1; i < stretches; i++)
    points.push(moved(pointBetween(from, to, i / stretches), random.between(-60, 60), random.between(-60, 60)));
  points.push(to);
  const times = [0];
  for (let i = 1; i < points.length; i++)
    times.push(times[i - 1]! + (metresBetween(points[i - 1]!, points[i]!) / random.between(5.5, 12.5)) * 1_000);
  return { points, times };
}
