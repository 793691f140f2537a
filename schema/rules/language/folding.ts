// Equality of names, for lookups, counts and unique indexes. PostgreSQL's lower() is not used because it depends on the cluster's locale
// and version.

/**
 * Folds a name for comparison, independent of locale: ignores case, width, composition, invisible characters, and variants of ß, sigma
 * and the Turkish i. Idempotent.
 */
export function fold(text: string): string {
  const normalized = text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  // Upper-casing unifies ß, ſ, ς and ı with their variants; ẞ must be lower-cased first. A small sigma depends on its position, so it is
  // replaced below.
  const small = normalized.toLowerCase().toUpperCase().toLowerCase();
  return small
    .replaceAll("ς", "σ")
    .replace(/i\u0307+/g, "i")
    .normalize("NFKC");
}
