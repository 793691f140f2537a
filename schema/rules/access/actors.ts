/** What kind of somebody did something. */
export const ActorKind = {
  /** A user, in one of its sessions or by a mailed link. */
  USER: "USER",
  /** A program, by an API key. */
  KEY: "KEY",
  /** The product itself: the clock, automatic processes, commands on the machine. */
  SYSTEM: "SYSTEM",
  /** Somebody outside who is none of ours: the assistance system, or whoever tries to sign in. */
  OUTSIDE: "OUTSIDE",
} as const;
export type ActorKind = keyof typeof ActorKind;
