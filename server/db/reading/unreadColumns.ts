/** The prototype of rows that hold some columns only: whoever asks for another one calls `stop` with its name, which throws. */
export const unreadColumns = (columns: readonly string[], stop: (name: string) => never): object =>
  Object.defineProperties({}, Object.fromEntries(columns.map((name) => [name, { get: () => stop(name) }])));
