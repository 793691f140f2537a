/** Limits of sockets: what an honest client stays far below. Milliseconds, bytes. */
export const socketLimits = {
  messageBytes: 65_536,
  subscriptionsPerSocket: 20,
  /** Of all subscriptions that one user, or one key, has open on this node (cost.ts): five tabs with a map each have three quarters of it. */
  costPerViewer: 100_000,
  /** Of one user, or of one key, on this node: more are refused, so that no tab takes another's. */
  socketsPerViewer: 5,
  messages: { max: 100, windowMs: 10_000 },
  /** Pings and pongs. */
  controlFrames: { max: 100, windowMs: 10_000 },
  /** How long one that floods is still counted as its viewer's, and not read. */
  cutOffMs: 10_000,
  /** Of everything that comes, also of frames that are no messages. */
  bytes: { max: 2_097_152, windowMs: 10_000 },
  /** From one address, that have not said yet who they are. Behind a proxy all come from its address. */
  unauthenticatedPerAddress: 256,
  initTimeoutMs: 3_000,
  /** For the other side to answer when the product stops. */
  goodbyeTimeoutMs: 1_000,
  /** How long the other side may take to close, after it was asked to. */
  closeTimeoutMs: 2_000,
  /** A silent socket is ended at the second ping: who has left without a word is gone from presence within 20 s. */
  pingIntervalMs: 4_000,
  // who signed out hears nothing a second later: looked at more often than that
  sessionCheckIntervalMs: 500,
} as const;
