import { readFileSync } from "node:fs";

/** Languages of the product as they stand in the tiles: bz of the product is pt-BR. English is only written where the name is not English. */
export const languages = ["en", "es", "ca", "it", "fr", "el", "pt", "pt-BR", "tr"];

/** Languages in which Natural Earth names provinces (Catalan and Brazilian Portuguese it lacks). */
const provinceLanguages = ["en", "es", "it", "fr", "el", "pt", "tr"];

/** The language on a country's own signs, where GeoNames prefers an English name. */
const ownLanguage = { ES: "es", MX: "es", CU: "es", DO: "es", PA: "es", IT: "it", FR: "fr", PT: "pt", BR: "pt-BR", TR: "tr" };

/** Lower-case ASCII letters and digits: two spellings of one name are equal. */
export const fold = (name) =>
  name
    .replace(/ı/g, "i")
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** "province of" in front of or behind the name, in the forms Natural Earth has. */
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

/** Only what differs from the name itself is worth its bytes. */
const differing = (name, byLanguage) =>
  Object.fromEntries(languages.filter((l) => byLanguage[l] && byLanguage[l] !== name).map((l) => [`name:${l}`, byLanguage[l]]));

/** Names written down by hand, by country and name as GeoNames has them or, for a province, by ISO 3166-2. See localNames.tsv. */
function handNames() {
  const rows = readFileSync(new URL("localNames.tsv", import.meta.url), "utf8").split("\n");
  const wanted = rows.filter((row) => row && !row.startsWith("#")).map((row) => row.split("\t"));
  return new Map(wanted.map(([key, names]) => [key, Object.fromEntries(names.split("; ").map((pair) => pair.split("=")))]));
}
const byHand = handNames();

/** A province's label: its name, tidied, and how the other languages call it. */
export function provinceNames(p) {
  const all = Object.fromEntries(provinceLanguages.map((l) => [l, p[`name_${l}`] && tidy(p[`name_${l}`])]));
  const names = { ...all, ...byHand.get(p.iso_3166_2) };
  const name = tidy(names[ownLanguage[p.iso_a2]] ?? p.name ?? p.name_en);
  return { name, ...differing(name, names) };
}

/** Genitives ("prefecture of …") cannot be turned into a city's name. */
const greekGenitive = /^(επαρχ|περιφ|νομ|διαμ|αυτ|κομ|κυβ|κρατ|δήμ|περιοχ|πολιτ|μητροπ|καντ|διαίρ|κοιν|β?όμπλαστ|τζουντ|του )/iu;

/** Cities that give their province its name: what the province is called is what the city is called. */
function provinceCityNames(provinces) {
  const found = new Map();
  for (const { properties: p } of provinces) {
    const letter = (name) => fold(name).charAt(0);
    const names = {};
    for (const l of provinceLanguages) {
      const name = p[`name_${l}`] && tidy(p[`name_${l}`]);
      if (name && (l === "el" ? !greekGenitive.test(name) : letter(name) === letter(p.name ?? ""))) names[l] = name;
    }
    if (!names.en) continue;
    for (const spelling of new Set([p.name, names.en, names[ownLanguage[p.iso_a2]]].filter(Boolean).map(fold)))
      found.set(`${p.iso_a2} ${spelling}`, names);
  }
  return found;
}

/** Cities that stand for a time zone: CLDR names them in every language. By folded English name, with the zone's name in English. */
function zoneCityNames(read) {
  const zones = (l) => read(`cldr-dates-full/main/${l}/timeZoneNames.json`).main[l].dates.timeZoneNames.zone;
  const files = { en: "en", es: "es", ca: "ca", it: "it", fr: "fr", el: "el", pt: "pt-PT", "pt-BR": "pt", tr: "tr" };
  const found = new Map();
  for (const l of languages) {
    for (const cities of Object.values(zones(files[l]))) {
      for (const [id, zone] of Object.entries(cities)) {
        const city = found.get(id) ?? { en: id.replaceAll("_", " ") };
        if (zone.exemplarCity) city[l] = tidy(zone.exemplarCity);
        found.set(id, city);
      }
    }
  }
  // A language that does not say otherwise uses the English name (Latin script only).
  for (const city of found.values()) for (const l of languages) if (l !== "el") city[l] ??= city.en;
  return new Map([...found.values()].map((city) => [fold(city.en), city]));
}

/**
 * Names of cities in the product's languages, as far as the sources have them.
 * @returns {(place: { name: string, country: string, largest: boolean, largestInCountry: boolean }) => object} name and name:xx;
 *   largest: of all towns of that name, which alone may be the one that a zone or a province is called after
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
    const own = names[ownLanguage[country]] ?? name;
    return { name: own, ...differing(own, { en: own === name ? undefined : name, ...names }) };
  };
}
