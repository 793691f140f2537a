/** Prototype for partially read rows. Reading another column calls `stop`, which throws. */
export const unreadColumns = (columns: readonly string[], stop: (name: string) => never): object =>
  Object.defineProperties({}, Object.fromEntries(columns.map((name) => [name, { get: () => stop(name) }])));
