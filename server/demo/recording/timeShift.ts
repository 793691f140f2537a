import { HOUR_MS } from "../../../schema/rules/durations";

export type Shift = (recordedAt: number) => number;

/**
 * For `--speed max`: distributes the recorded times evenly over the hours before now, so that the claims have current statuses. Equal
 * times stay equal.
 */
export function spread(times: readonly number[], now: number, milliseconds = 12 * HOUR_MS): Shift {
  const moments = Float64Array.from(new Set(times)).sort();
  const step = moments.length > 1 ? milliseconds / (moments.length - 1) : 0;
  return (recordedAt) => {
    let low = 0;
    let high = moments.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (moments[middle]! < recordedAt) low = middle + 1;
      else high = middle;
    }
    return Math.round(now - (moments.length - 1 - low) * step);
  };
}

/** For `--speed N`: the recording starts now and runs N times as fast. */
export function playedAt(first: number, start: number, speed: number): Shift {
  return (recordedAt) => Math.round(start + (recordedAt - first) / speed);
}
