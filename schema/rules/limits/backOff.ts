// How long whatever failed waits before it is tried again.

/** The pause after so many failures in a row, 1 or more: doubled with each of them, up to a bound. */
export const doubledPauseMs = (failures: number, { firstMs, maxMs }: { firstMs: number; maxMs: number }): number =>
  Math.min(firstMs * 2 ** (failures - 1), maxMs);

/** Spread by a quarter either way, so that what failed together is not tried again together. `random`: from 0 to 1. */
export const spreadPauseMs = (pauseMs: number, random: number): number => pauseMs * (0.75 + random / 2);
