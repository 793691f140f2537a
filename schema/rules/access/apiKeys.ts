/** What an API key may do: send records and positions, read through GraphQL, act on claims through it. */
export const keyScopes = ["ingest", "read", "act"] as const;
export type KeyScope = (typeof keyScopes)[number];
