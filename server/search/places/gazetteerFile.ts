import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { nameStart } from "../../../schema/rules/search/searchText";
import type { placeNames } from "../../db/tables/places";
import { projectRoot } from "../../platform/projectRoot";

export type PlaceName = typeof placeNames.$inferSelect;

const FILE = join(projectRoot, "server/search/places/gazetteer.tsv.gz");

/** Columns: id, name, country, region, longitude, latitude, population, and other names as `es,ca=Londres;tr=Londra`. */
export async function* gazetteerPlaces(file: string = FILE): AsyncGenerator<PlaceName[]> {
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity })) {
    const [id, name = "", country = "", region, lon, lat, population, otherNames] = line.split("\t");
    const place = {
      placeId: Number(id),
      region: region || null,
      country,
      lon: Number(lon),
      lat: Number(lat),
      population: Number(population),
    };
    yield namesOf(name, otherNames ?? "").map((called) => ({ ...place, ...called }));
  }
}

/** The local name first; names with equal keys are merged with their languages. */
function namesOf(mainName: string, otherNames: string): Pick<PlaceName, "name" | "key" | "languages">[] {
  const byKey = new Map([[nameStart(mainName), { name: mainName, key: nameStart(mainName), languages: null as string[] | null }]]);
  for (const [languages, name] of otherNames.split(";").map((entry) => entry.split("=") as [string, string?])) {
    if (!name) continue;
    const key = nameStart(name);
    const existing = byKey.get(key);
    if (existing) existing.languages?.push(...languages.split(","));
    else byKey.set(key, { name, key, languages: languages.split(",") });
  }
  return [...byKey.values()].filter(({ key }) => key !== "");
}
