import type { Viewer } from "../platform/viewer";

/** Viewers of one class get the same response to a subscription: same permissions and language. */
export const accessClassOf = ({ scope, locale, functionalities }: Viewer): string =>
  JSON.stringify([scope.version, [...functionalities].sort(), locale]);
