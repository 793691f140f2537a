/** What an API key may do: send records and positions, or read through GraphQL. */
export const keyScopes = ["ingest", "read"] as const;
export type KeyScope = (typeof keyScopes)[number];
