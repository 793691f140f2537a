import type { ExpressionSpecification } from "maplibre-gl";

/** Font names of the style; fonts.ts says which files they are. */
export const regular = ["Inter"];
export const medium = ["Inter Medium"];
export const semibold = ["Inter SemiBold"];

/** What a language of the product is called in the tiles, first choice first. The product's bz is Brazilian Portuguese. */
const inTiles: Record<string, string[]> = { bz: ["pt-BR", "pt"], pt: ["pt", "pt-BR"] };

/** BCP 47 tag for Intl. `bz` is no locale: Intl would silently answer in English. */
const tagOf = (language: string) => (language === "bz" ? "pt-BR" : language === "pt" ? "pt-PT" : language);

/** The name in the user's language where the tiles have it, else the name on the place's own signs. */
export function nameIn(language: string): ExpressionSpecification {
  const names = (inTiles[language] ?? [language]).map((l): ExpressionSpecification => ["get", `name:${l}`]);
  return ["coalesce", ...names, ["get", "name"]];
}

/** The same in OpenMapTiles; who does not read Greek is helped by the Latin form that these tiles carry. */
export function packNameIn(language: string): ExpressionSpecification {
  const names = (inTiles[language] ?? [language]).map((l): ExpressionSpecification => ["get", `name:${l}`]);
  const latin: ExpressionSpecification[] = [["get", "name:latin"]];
  return ["coalesce", ...names, ...(language === "el" ? [] : latin), ["get", "name"], ...latin];
}

/**
 * A country's name in the user's language from its ISO 3166-1 code (`iso`), in capitals as that language writes them
 * (Greek without accents, Turkish with its own i); the tiles' English name where the code says nothing to Intl.
 */
export function countryNameIn(language: string): ExpressionSpecification {
  const tag = tagOf(language);
  const names = new Intl.DisplayNames([tag], { type: "region", fallback: "none" });
  const pairs = isoCodes().flatMap((code) => {
    const name = names.of(code);
    return name ? [code, name.toLocaleUpperCase(tag)] : [];
  });
  return ["match", ["get", "iso"], ...pairs, ["upcase", ["get", "name"]]] as unknown as ExpressionSpecification;
}

/** Every two-letter code that Intl knows as a country or territory. */
function isoCodes(): string[] {
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const english = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  return letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => english.of(code) !== undefined);
}
