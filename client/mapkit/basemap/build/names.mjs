import { readFileSync } from "node:fs";

/** Languages of the tiles. The product's bz is pt-BR. English is stored only where the local name differs from it. */
export const languages = ["en", "es", "ca", "it", "fr", "el", "pt", "pt-BR", "tr"];

/** Languages of Natural Earth's province names. Catalan and Brazilian Portuguese are missing. */
const provinceLanguages = ["en", "es", "it", "fr", "el", "pt", "tr"];

/** Local language of countries for which GeoNames prefers English names. */
const ownLanguage = { ES: "es", MX: "es", CU: "es", DO: "es", PA: "es", IT: "it", FR: "fr", PT: "pt", BR: "pt-BR", TR: "tr" };

/** Reduces a name to lower-case ASCII letters and digits for comparison. */
export const fold = (name) =>
  name
    .replace(/ı/g, "i")
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** "Province of" before or after a name, in Natural Earth's variants. */
const generic = [
  /^(the )?(metropolitan )?(city|province|region|community|department|state|district|county|canton) of /i,
  / (province|region|district|county|department|governorate|oblast|prefecture|division|state)$/i,
  /^(provincia|departamento|periferia|región|comunidad|estado|distrito|condado|cantón|isla) (autónoma )?(de las |de los |de la |del |de )?(?=\p{Lu})/iu,
  /^(province|département|région|comté|district|communauté|canton) (de la |de l'|des |du |de |d')/i,
  /^(provincia|dipartimento|regione|contea|distretto|comunità) (autonoma )?(della |dello |dell'|degli |del |di |d')/i,
  /^(província|departamento|região|distrito|condado|estado|comunidade|voblast) (de |do |da |dos |das )?(?=\p{Lu})/iu,
  /^(d'|de )(?=\p{Lu})/u,
  / ([iİ]li|ilçesi|eyaleti|bölgesi|departmanı|vilayeti|devleti|v?oblastı)$/iu,
];
const tidy = (name) => {
  const plain = name.replace(/ \(.*\)$/, "").replace(/^(.+), (el|la)$/, "$2 $1");
  const bare = generic.reduce((rest, pattern) => rest.replace(pattern, ""), plain.trim());
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

/** Only names that differ from the local name are stored, to save space. */
const differing = (name, byLanguage) =>
  Object.fromEntries(languages.filter((l) => byLanguage[l] && byLanguage[l] !== name).map((l) => [`name:${l}`, byLanguage[l]]));

/** Manual names from localNames.tsv, by country and GeoNames name, or by ISO 3166-2 for provinces. */
function handNames() {
  const rows = readFileSync(new URL("localNames.tsv", import.meta.url), "utf8").split("\n");
  const pairs = rows.filter((row) => row && !row.startsWith("#")).map((row) => row.split("\t"));
  return new Map(pairs.map(([key, names]) => [key, Object.fromEntries(names.split("; ").map((pair) => pair.split("=")))]));
}
const byHand = handNames();

export function provinceNames(p) {
  const all = Object.fromEntries(provinceLanguages.map((l) => [l, p[`name_${l}`] && tidy(p[`name_${l}`])]));
  const names = { ...all, ...byHand.get(p.iso_3166_2) };
  const name = tidy(names[ownLanguage[p.iso_a2]] ?? p.name ?? p.name_en);
  return { name, ...differing(name, names) };
}

/** Greek genitives ("prefecture of …") cannot be converted to a city's name. */
const greekGenitive = /^(επαρχ|περιφ|νομ|διαμ|αυτ|κομ|κυβ|κρατ|δήμ|περιοχ|πολιτ|μητροπ|καντ|διαίρ|κοιν|β?όμπλαστ|τζουντ|του )/iu;

function provinceCityNames(provinces) {
  const namesBySpelling = new Map();
  for (const { properties: p } of provinces) {
    const letter = (name) => fold(name).charAt(0);
    const names = {};
    for (const l of provinceLanguages) {
      const name = p[`name_${l}`] && tidy(p[`name_${l}`]);
      if (name && (l === "el" ? !greekGenitive.test(name) : letter(name) === letter(p.name ?? ""))) names[l] = name;
    }
    if (!names.en) continue;
    for (const spelling of new Set([p.name, names.en, names[ownLanguage[p.iso_a2]]].filter(Boolean).map(fold)))
      namesBySpelling.set(`${p.iso_a2} ${spelling}`, names);
  }
  return namesBySpelling;
}

/** Names of cities after which time zones are named; CLDR has them in every language. Keyed by the folded English name. */
function zoneCityNames(read) {
  const zones = (l) => read(`cldr-dates-full/main/${l}/timeZoneNames.json`).main[l].dates.timeZoneNames.zone;
  const files = { en: "en", es: "es", ca: "ca", it: "it", fr: "fr", el: "el", pt: "pt-PT", "pt-BR": "pt", tr: "tr" };
  const cityById = new Map();
  for (const l of languages) {
    for (const cities of Object.values(zones(files[l]))) {
      for (const [id, zone] of Object.entries(cities)) {
        const city = cityById.get(id) ?? { en: id.replaceAll("_", " ") };
        if (zone.exemplarCity) city[l] = tidy(zone.exemplarCity);
        cityById.set(id, city);
      }
    }
  }
  // CLDR omits names equal to the English one, except in Greek script.
  for (const city of cityById.values()) for (const l of languages) if (l !== "el") city[l] ??= city.en;
  return new Map([...cityById.values()].map((city) => [fold(city.en), city]));
}

/**
 * Names of cities (`name`, `name:xx`). Only the largest town of a name matches a zone.
 * @returns {(place: { name: string, country: string, largest: boolean, largestInCountry: boolean }) => object}
 */
export function cityNames(read, provinces) {
  const ofProvince = provinceCityNames(provinces);
  const ofZone = zoneCityNames(read);
  return ({ name, country, largest, largestInCountry }) => {
    const key = fold(name);
    const names = {
      ...(largestInCountry ? ofProvince.get(`${country} ${key}`) : {}),
      ...(largest ? ofZone.get(key) : {}),
      ...byHand.get(`${country} ${name}`),
    };
    const localName = names[ownLanguage[country]] ?? name;
    return { name: localName, ...differing(localName, { en: localName === name ? undefined : name, ...names }) };
  };
}
