/** Converts `manageDelay` to MANAGE_DELAY. */
export type UpperSnake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? Uppercase<First> : `_${First}`}${UpperSnake<Rest>}`
  : "";
export const upperSnake = <const Name extends string>(name: Name) => name.replace(/[A-Z]/g, "_$&").toUpperCase() as UpperSnake<Name>;

/** Builds an enum whose keys are the API's values and whose values are the camelCase names. */
export const upperSnakeEnum = <const Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [upperSnake(name), name])) as { readonly [N in Name as UpperSnake<N>]: N };
