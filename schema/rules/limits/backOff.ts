/** Pause after `failures` consecutive failures (1 or more): doubles up to `maxMs`. */
export const doubledPauseMs = (failures: number, { firstMs, maxMs }: { firstMs: number; maxMs: number }): number =>
  Math.min(firstMs * 2 ** (failures - 1), maxMs);

/** Adds 25 % jitter in both directions, so that simultaneous failures are not retried simultaneously. `random` is 0 to 1. */
export const spreadPauseMs = (pauseMs: number, random: number): number => pauseMs * (0.75 + random / 2);
