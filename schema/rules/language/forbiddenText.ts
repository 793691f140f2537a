/**
 * Characters rejected in any text: NUL and lone surrogates, which PostgreSQL cannot store, and U+202E, which reverses the rest of a line.
 * `u` makes pairs valid.
 */
export const forbiddenText = /[\0\u202E\p{Surrogate}]/u;
