/**
 * Languages of the product, with their BCP 47 tags. `bz` is Brazilian Portuguese and never passed to Intl. A new language needs a line
 * here and two message files.
 */
const languages = {
  en: { tag: "en-GB", name: "English" },
  es: { tag: "es-ES", name: "Español" },
  ca: { tag: "ca-ES", name: "Català" },
  it: { tag: "it-IT", name: "Italiano" },
  fr: { tag: "fr-FR", name: "Français" },
  el: { tag: "el-GR", name: "Ελληνικά" },
  pt: { tag: "pt-PT", name: "Português" },
  tr: { tag: "tr-TR", name: "Türkçe" },
  bz: { tag: "pt-BR", name: "Português do Brasil" },
} as const;
export type Locale = keyof typeof languages;
export const localeCodes = Object.keys(languages) as Locale[];

const mapped = (of: (locale: Locale) => string): Record<Locale, string> =>
  Object.fromEntries(localeCodes.map((code) => [code, of(code)])) as Record<Locale, string>;
export const locales = mapped((code) => languages[code].tag);
export const languageNames = mapped((code) => languages[code].name);
/** Language of the screen if the browser prefers none of the languages. */
export const defaultLocale: Locale = "es";
/** Language of requests that name none, and of texts that a language lacks. */
export const fallbackLocale: Locale = "en";

const localeByCountry: Readonly<Partial<Record<string, Locale>>> = {
  ...({ ES: "es", AD: "ca", IT: "it", FR: "fr", GR: "el", CY: "el" } as const),
  ...({ PT: "pt", BR: "bz", TR: "tr" } as const),
};
export const localeOfCountry = (country: string): Locale => localeByCountry[country] ?? fallbackLocale;

const localeOf = (tag: string): Locale | undefined => {
  const lower = tag.toLowerCase();
  if (lower === "pt-br") return "bz";
  return localeCodes.find((code) => code === lower.split("-")[0]);
};

export function acceptedLocale(header: string | undefined | null, otherwise: Locale = fallbackLocale): Locale {
  const preferences = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith("q="));
      return { tag, quality: quality ? Number(quality.slice(2)) || 0 : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of preferences) {
    const locale = localeOf(tag);
    if (locale) return locale;
  }
  return otherwise;
}
