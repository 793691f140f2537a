// Moves a recording's times to now.
import { HOUR_MS } from "../../../schema/rules/durations";

/** Milliseconds since 1970 of the recording → those of the replay. */
export type Shift = (recordedAt: number) => number;

/**
 * For `--speed max`: the recording's moments are spread evenly, in their order, over the hours before now, the newest being now.
 * Years of incidents become half a day of work, so that their statuses are alive. Moments that are equal stay equal.
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

/** For `--speed N`: the recording's clock starts now and runs N times as fast. */
export function playedAt(first: number, start: number, speed: number): Shift {
  return (recordedAt) => Math.round(start + (recordedAt - first) / speed);
}
