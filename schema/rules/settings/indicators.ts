/** Indicators of the dashboard that a specific profile can hide, by name. The dashboard brings them; until then there are none. */
export const indicators: readonly string[] = [];
