/**
 * Timing of claim viewers' presence. Nodes renew their entries; an entry without renewal expires. With WebSocket pings, a lost viewer
 * disappears within 20 s.
 */
export const presenceTimesMs = {
  read: 1_000,
  /** Interval at which a node renews its entries, and their lifetime without renewal. */
  renew: 3_000,
  gone: 10_000,
  gathered: 250,
  sent: 500,
} as const;

export const MAX_PRESENCES = 5_000;
