export const positionLimits = {
  /** Maximum lead of a device's clock, in seconds. */
  maxAheadSeconds: 300,
  /** Age above which fixes are not stored in the history, in days. */
  historyDays: 2,
  lanes: 3,
  batchRows: 5_000,
  /** Maximum queue length; above it the sender must retry later. */
  maxWaiting: 50_000,
} as const;
export const metresPerSecondOfKnot = 0.514444;
