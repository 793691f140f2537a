import { languageTag } from "../i18n/language";

export const graphqlAddress = (): string => new URL("/graphql", window.location.href).href;

/** Headers of every HTTP request and socket (specification section 7). */
export function requestHeaders(token: string | null): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    "accept-language": languageTag(),
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
