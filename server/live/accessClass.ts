import type { Viewer } from "../platform/viewer";

/** What decides the answers of a live question beside the question itself: rights and language, not the person. */
export const accessClassOf = ({ scope, locale, functionalities }: Viewer): string =>
  JSON.stringify([scope.version, [...functionalities].sort(), locale]);
