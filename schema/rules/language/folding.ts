// When two names are the same name: one rule for every name that is looked up, counted or unique. It is never left to PostgreSQL, whose
// lower() depends on the locale of the cluster and on its version.

/**
 * The form in which names are compared and stored beside the name itself. Upper or lower case, wide, composed or decorated forms of a letter
 * (full width, Kelvin sign, ligatures), ß and ss, both Greek small sigmas and the four i of Turkish are the same; invisible characters are
 * none. Folding twice changes nothing. Locale-free, so that every node and every browser agrees.
 */
export function fold(text: string): string {
  const seen = text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  // Through the capitals, which ß, ſ, ς and ı have in common with their likes; ẞ must be small first. A small sigma depends on its place.
  const small = seen.toLowerCase().toUpperCase().toLowerCase();
  return small
    .replaceAll("ς", "σ")
    .replace(/i\u0307+/g, "i")
    .normalize("NFKC");
}
