import { languageTag } from "../i18n/language";

/** The GraphQL address of the server this page came from. */
export const graphqlAddress = (): string => new URL("/graphql", window.location.href).href;

/** What every request and every socket carries. Specification section 7. */
export function requestHeaders(token: string | null): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    "accept-language": languageTag(),
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
