/** Limits of sockets: what an honest client stays far below. Milliseconds, bytes. */
export const socketLimits = {
  messageBytes: 65_536,
  subscriptions: 20,
  /** Of one user, or of one key, on this node: more are refused, so that no tab takes another's. */
  sockets: 5,
  messages: { most: 100, within: 10_000 },
  initWithin: 3_000,
  /** For the other side to answer when the product stops. */
  goodbyeWithin: 1_000,
  pingEvery: 12_000,
  // who signed out hears nothing a second later: looked at more often than that
  sessionCheckEvery: 500,
} as const;
