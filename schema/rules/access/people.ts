/** Maximum lengths in characters; `keyDays` in days. */
export const peopleLimits = { name: 100, user: { min: 3, max: 64 }, email: 254, keyDays: 731, directoryObject: 200 } as const;

/** Authentication of a new user: a password that the user chooses, or the corporate directory through an invitation. */
export const UserSignIn = { PASSWORD: "PASSWORD", DIRECTORY: "DIRECTORY" } as const;
export type UserSignIn = keyof typeof UserSignIn;

export const userImportLimits = { lines: 5_000, together: 100 } as const;

export const userImportColumns = ["user", "name", "email", "language", "profile", "specificProfile", "instances", "signIn"] as const;
export type UserImportColumn = (typeof userImportColumns)[number];

/**
 * Accepts letters, marks, digits and spaces of every script, except invisible characters. The middle dot is part of the Catalan l·l
 * (Gal·la).
 */
const name = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N} ]|(?<=l)·(?=l))+$/iu;
const letterOrDigit = /[\p{L}\p{N}]/u;

export const tidyName = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ");

/** Checks a normalized name: letters, digits and spaces only (specification section 5). */
export const isName = (text: string): boolean => text.length <= peopleLimits.name && name.test(text) && letterOrDigit.test(text);

export const isUserName = (text: string): boolean =>
  text.length >= peopleLimits.user.min && text.length <= peopleLimits.user.max && /^[a-z\d]([a-z\d._@-]*[a-z\d])?$/i.test(text);

/** Same pattern as `<input type="email">` (WHATWG HTML), but the domain needs at least two labels. */
const email = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
export const isEmail = (text: string): boolean => text.length <= peopleLimits.email && email.test(text);
