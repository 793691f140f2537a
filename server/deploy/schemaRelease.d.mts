/** The last day of what is deprecated, "2027-01-31", from its reason; undefined without one. */
export function lastDayIn(reason: string | null | undefined): string | undefined;
/** The elements of a schema that are deprecated: `[name, reason]` of each field, argument, input field and enum value. */
export function deprecatedElements(text: string): [name: string, reason: string][];
/** What the schema takes away from programs that were written against the released one; empty: nothing. `today`: "2027-01-31". */
export function breakingChanges(released: string, current: string, today: string): string[];
