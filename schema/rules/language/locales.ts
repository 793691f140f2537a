/** Languages of the product and the BCP 47 tag that formatting takes; `bz` is Brazilian Portuguese and never passed to Intl. */
export const locales = {
  en: "en-GB",
  es: "es-ES",
  ca: "ca-ES",
  it: "it-IT",
  fr: "fr-FR",
  el: "el-GR",
  pt: "pt-PT",
  tr: "tr-TR",
  bz: "pt-BR",
} as const;
export type Locale = keyof typeof locales;
export const defaultLocale: Locale = "es";
export const fallbackLocale: Locale = "en";
export const localeCodes = Object.keys(locales) as Locale[];

const localeOf = (tag: string): Locale | undefined => {
  const lower = tag.toLowerCase();
  if (lower === "pt-br") return "bz";
  return localeCodes.find((code) => code === lower.split("-")[0]);
};

/** The best of our languages for an accept-language header; `otherwise` when none fits. */
export function acceptedLocale(header: string | undefined | null, otherwise: Locale = defaultLocale): Locale {
  const wanted = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith("q="));
      return { tag, quality: quality ? Number(quality.slice(2)) || 0 : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const locale = localeOf(tag);
    if (locale) return locale;
  }
  return otherwise;
}
