/**
 * Who looks at a claim now. A node renews what its sockets announce; what nobody renews is gone. Together with the pings that end a silent
 * socket, somebody who left without a word is gone within 20 s.
 */
export const presenceTimesMs = {
  /** How often a node looks for what others announced. */
  read: 1_000,
  /** How often a node renews what its own sockets announce, and how long an announcement holds without. */
  renew: 3_000,
  gone: 10_000,
  /** Who comes and leaves on this node is written down together with who does within so long after. */
  gathered: 250,
  /** A reader is sent what has changed at most this often. */
  sent: 500,
} as const;

/** Of all claims together: more people at a time are not shown. */
export const MAX_PRESENCES = 5_000;
