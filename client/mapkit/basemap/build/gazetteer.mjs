// Place search index server/search/places/gazetteer.tsv.gz, largest towns first. Columns: id, name, country, province, lon, lat,
// population, and names such as `es,ca=Londres;tr=Londra`.
import { gzipSync } from "node:zlib";
import { inside } from "./labels.mjs";
import { languages, provinceNames } from "./names.mjs";

const codeOf = (language) => (language === "pt-BR" ? "bz" : language);
const tidy = (text) => text.replace(/[\t\n;=]/g, " ").trim();

export function gazetteer(cities, labels, provinces) {
  const provinceOf = provinceFinder(provinces);
  const lines = cities
    .map((city, i) => ({ ...city, names: labels[i].properties }))
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
    .map(({ names, ...city }) => {
      const [lon, lat] = city.loc.coordinates.map((degrees) => Number(degrees.toFixed(4)));
      return [city.cityId, tidy(names.name), city.country, provinceOf(city), lon, lat, city.population, otherNames(names)]
        .join("\t")
        .trimEnd();
    });
  return gzipSync(`${lines.join("\n")}\n`, { level: 9 });
}

function otherNames(names) {
  const codes = new Map();
  for (const language of languages) {
    const name = names[`name:${language}`];
    if (name) codes.set(tidy(name), [...(codes.get(tidy(name)) ?? []), codeOf(language)]);
  }
  return [...codes].map(([name, spoken]) => `${spoken}=${name}`).join(";");
}

/** Tolerance in degrees for coastal towns outside the simplified outlines. */
const COAST_DEGREES = 0.1;

function provinceFinder(provinces) {
  const outlines = new Map();
  for (const province of provinces.filter(({ properties: p }) => p.name)) {
    const { iso_a2: country } = province.properties;
    outlines.set(country, [...(outlines.get(country) ?? []), ...outlinesOf(province)]);
  }
  return ({ country, loc: { coordinates: at } }) => {
    const near = (outlines.get(country) ?? []).filter(({ box }) => isInBox(box, at));
    const match = near.find(({ ring }) => inside(ring, at)) ?? nearest(near, at);
    return match ? tidy(match.name) : "";
  };
}

function outlinesOf({ properties, geometry }) {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const { name } = provinceNames(properties);
  return polygons.map(([ring]) => {
    const [lons, lats] = [0, 1].map((k) => ring.map((corner) => corner[k]));
    return { name, ring, box: [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)] };
  });
}

const isInBox = ([west, south, east, north], [lon, lat]) =>
  lon >= west - COAST_DEGREES && lon <= east + COAST_DEGREES && lat >= south - COAST_DEGREES && lat <= north + COAST_DEGREES;

function nearest(outlines, [lon, lat]) {
  const distance = ({ ring }) => Math.min(...ring.map(([x, y]) => Math.hypot(x - lon, y - lat)));
  const [first] = outlines.map((outline) => ({ outline, away: distance(outline) })).sort((a, b) => a.away - b.away);
  return first && first.away <= COAST_DEGREES ? first.outline : undefined;
}
