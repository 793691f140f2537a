/** Limits of what is believed of a position. */
export const positionLimits = {
  /** A device's clock may be ahead this much, seconds. */
  maxAheadSeconds: 300,
  /** Older fixes are not kept in the history, days. */
  historyDays: 2,
  /** Transactions that a node writes positions in at once. */
  lanes: 3,
  /** At most this many in one transaction. */
  batchRows: 5_000,
  /** Waiting to be written at most; beyond it a sender is asked to send again later. */
  maxWaiting: 50_000,
} as const;
export const metresPerSecondOfKnot = 0.514444;
