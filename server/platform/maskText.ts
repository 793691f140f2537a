const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const queryString = "\\?\\S+";
const person = "[^\\s@<>,;:]+@[^\\s@<>,;]+";
const longNumber = "\\+?\\d[\\d ().-]{5,}\\d";
const key = "[\\w+/=-]{24,}";
const repeated = new RegExp([`(${uuid})`, queryString, person, longNumber, key].join("|"), "gi");

/**
 * Somebody's words (PostgreSQL's, a library's) without what they may repeat of what was sent: whatever stands in quotes, query strings,
 * addresses of people, long numbers, anything that could be a key; identifiers stay. The first and the last quote count, as what is between may hold quotes.
 */
export function maskText(text: string): string {
  const from = text.search(/["`«“]|(?<![\p{L}\d])'/u);
  const to = Math.max(...['"', "`", "'", "»", "”"].map((quote) => text.lastIndexOf(quote)));
  const open = from < 0 ? text : `${text.slice(0, from)}…${to > from ? text.slice(to + 1) : ""}`;
  return open.replace(repeated, (_all, id: string | undefined) => id ?? "…");
}
