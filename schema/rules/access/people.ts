// What people, and what they name, may be called: one rule for the forms and for the server.

/** Longest of each, characters. */
export const peopleLimits = { name: 100, user: { min: 3, max: 64 }, email: 254, keyDays: 731, directoryObject: 200 } as const;

/** How a user that is made comes in: by a password that it chooses, or by the corporate directory, which it is invited through. */
export const UserSignIn = { PASSWORD: "PASSWORD", DIRECTORY: "DIRECTORY" } as const;
export type UserSignIn = keyof typeof UserSignIn;

/** Most users of a file, and of one request of its import. */
export const userImportLimits = { lines: 5_000, together: 100 } as const;

/** The columns of a file of users, in the order of the sample. */
export const userImportColumns = ["user", "name", "email", "language", "profile", "specificProfile", "instances", "signIn"] as const;
export type UserImportColumn = (typeof userImportColumns)[number];

/** The letters of the nine languages beyond a to z; capitals follow. */
const letters = "áéíóúüñ" + "àèïòç" + "ìîù" + "âæêëôœûÿ" + "ãõ" + "ğışöİ" + "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋ";
const capitals = [...letters].map((letter) => letter.toUpperCase()).filter((letter) => letter.length === 1);
// ΐ and ΰ have no capital of one character. The Catalan l·l (Gal·la) is a letter with a dot in it.
const name = new RegExp(`^(?:[a-z0-9 ${letters}${capitals.join("")}ΐΰ]|(?<=l)·(?=l))+$`, "iu");

/** As it is stored: composed letters, single blanks, none around. */
export const tidyName = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ");

/** Letters of any of the nine languages, digits and spaces (specification section 5); of a tidied name. */
export const isName = (text: string): boolean => text.length > 0 && text.length <= peopleLimits.name && name.test(text);

/** What somebody signs in with: letters a to z, digits, and `. _ - @` between them. */
export const isUserName = (text: string): boolean =>
  text.length >= peopleLimits.user.min && text.length <= peopleLimits.user.max && /^[a-z\d]([a-z\d._@-]*[a-z\d])?$/i.test(text);

/** As browsers check `<input type="email">` (WHATWG HTML), with a domain of two parts at least. */
const email = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
export const isEmail = (text: string): boolean => text.length <= peopleLimits.email && email.test(text);
