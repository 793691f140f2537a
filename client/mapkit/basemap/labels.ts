import type { ExpressionSpecification } from "maplibre-gl";

export const regular = ["Inter"];
export const medium = ["Inter Medium"];
export const semibold = ["Inter SemiBold"];

/** Names of a product language in the tiles, preferred first. The product's `bz` is Brazilian Portuguese. */
const inTiles: Record<string, string[]> = { bz: ["pt-BR", "pt"], pt: ["pt", "pt-BR"] };

/** BCP 47 tag for Intl, which would silently use English for `bz`. */
const tagOf = (language: string) => (language === "bz" ? "pt-BR" : language === "pt" ? "pt-PT" : language);

export function nameIn(language: string): ExpressionSpecification {
  const names = (inTiles[language] ?? [language]).map((l): ExpressionSpecification => ["get", `name:${l}`]);
  return ["coalesce", ...names, ["get", "name"]];
}

/** The same for OpenMapTiles; non-Greek readers get the Latin form of a Greek name. */
export function packNameIn(language: string): ExpressionSpecification {
  const names = (inTiles[language] ?? [language]).map((l): ExpressionSpecification => ["get", `name:${l}`]);
  const latin: ExpressionSpecification[] = [["get", "name:latin"]];
  return ["coalesce", ...names, ...(language === "el" ? [] : latin), ["get", "name"], ...latin];
}

/**
 * Country name by ISO 3166-1 code in the user's language and in its capitals (Greek without accents, Turkish dotted i). The tiles' English
 * name if Intl does not know the code.
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

function isoCodes(): string[] {
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const english = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  return letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => english.of(code) !== undefined);
}
