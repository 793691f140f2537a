import { sql } from "drizzle-orm";
import type { Locale } from "../../../schema/rules/language/locales";
import { searchMinimum } from "../../../schema/rules/search/searchKinds";
import { nameStart } from "../../../schema/rules/search/searchText";
import type { Reader } from "../../db/connect";
import { LARGE_TOWN } from "../../db/tables/places";
import { schemaOfTrigrams } from "../../db/text/trigrams";
import type { FoundPlace } from "../../integrations/maps/places/placeFinder";
import { keyBegins } from "../candidates";

/** Shorter texts begin, and are like, too many names, characters: they find large towns, and what is called exactly so. */
const MIN_LENGTH = 4;
/** Of the letters, three at a time, that two names have, how many both must have: one that is misspelt once still has about half. */
const MIN_SIMILARITY = 0.45;
/** Names that begin alike and are looked at, the most people first. */
const MAX_RANKED = 200;

interface Row extends Record<string, unknown> {
  placeId: number;
  name: string;
  region: string | null;
  country: string;
  lon: number;
  lat: number;
}

/**
 * Towns whose name begins with a text, in any language of the product: what is called exactly so first, then where most people live. Where
 * none does, those that are written much like it. After a comma the text names a region or a country: "Springfield, Illinois", "Porto, PT".
 */
export async function findInGazetteer(
  db: Reader,
  text: string,
  first: number,
  locale: Locale,
  names: Intl.DisplayNames,
): Promise<FoundPlace[]> {
  const [before = "", ...after] = text.split(",");
  const key = nameStart(before);
  if (key.length < searchMinimum.text) return [];
  const area = nameStart(after.join(" "));
  const countryOf = (code: string): string => names.of(code) ?? code;
  const isThere = ({ region, country }: Row): boolean =>
    area === "" || [region ?? "", country, countryOf(country)].some((name) => nameStart(name).startsWith(area));
  let rows = distinct(await beginning(db, key, locale)).filter(isThere);
  // What has a digit is a plate or a number, not a town's name.
  if (!rows.length && key.length >= MIN_LENGTH && !/\p{N}/u.test(key)) rows = distinct(await similar(db, key)).filter(isThere);
  return rows.slice(0, first).map(({ name, region, country, lon, lat }) => ({
    name,
    area: [region, countryOf(country)].filter((part) => part !== null && part !== name).join(", ") || null,
    lon,
    lat,
  }));
}

const columns = sql`place_id as "placeId", name, region, country, lon, lat`;

const beginning = (db: Reader, key: string, locale: Locale): Promise<Row[]> => {
  const begins = keyBegins(sql`${key}::text`);
  return db.execute<Row>(sql`
    select ${columns} from place_names
    where ${key.length >= MIN_LENGTH ? begins : sql`(${begins} and population >= ${LARGE_TOWN}) or key = ${key}::text`}
    order by key = ${key} desc, population desc, coalesce(${locale} = any(languages), false) desc, languages is null desc limit ${MAX_RANKED}`);
};

/** By three letters at a time (pg_trgm), where the database has it. */
async function similar(db: Reader, key: string): Promise<Row[]> {
  const schema = await knownSchema(db);
  if (schema === null) return [];
  const trgm = sql.identifier(schema);
  const similarity = sql`${trgm}.similarity(key, ${key})`;
  return db.execute<Row>(sql`
    select ${columns} from place_names where key operator(${trgm}.%) ${key} and ${similarity} >= ${MIN_SIMILARITY}
    order by ${similarity} * ln(population + 1000) desc, place_id limit ${MAX_RANKED}`);
}

const schemaByDb = new WeakMap<Reader, string | null>();
async function knownSchema(db: Reader): Promise<string | null> {
  let known = schemaByDb.get(db);
  if (known === undefined) schemaByDb.set(db, (known = await schemaOfTrigrams(db)));
  return known;
}

/** Each town once, by the first of its names. */
function distinct(rows: readonly Row[]): Row[] {
  const seen = new Set<number>();
  return rows.filter(({ placeId }) => !seen.has(placeId) && seen.add(placeId));
}
