const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const queryString = "\\?\\S+";
const person = "[^\\s@<>,;:]+@[^\\s@<>,;]+";
const longNumber = "\\+?\\d[\\d ().-]{5,}\\d";
const key = "[\\w+/=-]{24,}";
/** Error codes such as ARRIVAL_NOTIFICATION_FAILED are as long as keys but must not be masked. */
const errorCode = /^[A-Z]+(_[A-Z]+)+$/;
const repeated = new RegExp([`(${uuid})`, queryString, person, longNumber, key].join("|"), "gi");

/**
 * Removes data from error messages of libraries: quoted text, query strings, e-mail addresses, long numbers and possible keys. UUIDs
 * stay. Masks from the first to the last quote.
 */
export function maskText(text: string): string {
  const from = text.search(/["`«“]|(?<![\p{L}\d])'/u);
  const to = Math.max(...['"', "`", "'", "»", "”"].map((quote) => text.lastIndexOf(quote)));
  const open = from < 0 ? text : `${text.slice(0, from)}…${to > from ? text.slice(to + 1) : ""}`;
  return open.replace(repeated, (match, id: string | undefined) => id ?? (errorCode.test(match) ? match : "…"));
}
