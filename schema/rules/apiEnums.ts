// Values of enums are UPPER_SNAKE in the API. Names that are stored or promised in camel case are translated at its edge.

/** `manageDelay` as the API says it: MANAGE_DELAY. */
export type UpperSnake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? Uppercase<First> : `_${First}`}${UpperSnake<Rest>}`
  : "";
export const upperSnake = <const Name extends string>(name: Name) => name.replace(/[A-Z]/g, "_$&").toUpperCase() as UpperSnake<Name>;

/** Names in camel case as an enum of the API: its keys are the API's values, its values the names themselves. */
export const upperSnakeEnum = <const Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [upperSnake(name), name])) as { readonly [N in Name as UpperSnake<N>]: N };
