type Columns<T, K extends readonly (keyof T)[]> = { [P in K[number]]: T[P] };

export const selectColumns = <T extends object, const K extends readonly (keyof T)[]>(table: T, keys: K) =>
  Object.fromEntries(keys.map((key) => [key, table[key]])) as Columns<T, K>;
