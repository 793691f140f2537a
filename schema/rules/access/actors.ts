export const ActorKind = {
  USER: "USER",
  KEY: "KEY",
  SYSTEM: "SYSTEM",
  /** External party: the assistance system, or an unauthenticated client that tries to sign in. */
  OUTSIDE: "OUTSIDE",
} as const;
export type ActorKind = keyof typeof ActorKind;
