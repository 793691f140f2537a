/** Limits per socket, far above normal use; in milliseconds and bytes. */
export const socketLimits = {
  messageBytes: 65_536,
  subscriptionsPerSocket: 20,
  /** Total cost of a viewer's subscriptions on this node (server/graphql/cost.ts). Five tabs with a map use three quarters. */
  costPerViewer: 100_000,
  socketsPerViewer: 5,
  streamsPerViewer: 20,
  messages: { max: 100, windowMs: 10_000 },
  controlFrames: { max: 100, windowMs: 10_000 },
  /** How long a flooding socket stays paused and counts for its viewer. */
  cutOffMs: 10_000,
  bytes: { max: 2_097_152, windowMs: 10_000 },
  /** Unauthenticated sockets per address. Without TRUST_PROXY, all clients behind a proxy share its address. */
  unauthenticatedPerAddress: 256,
  initTimeoutMs: 3_000,
  goodbyeTimeoutMs: 1_000,
  closeTimeoutMs: 2_000,
  /** A silent socket is terminated at the second ping, so that presence ends within 20 s. */
  pingIntervalMs: 4_000,
  // signed-out users must receive nothing after a second
  sessionCheckIntervalMs: 500,
} as const;
