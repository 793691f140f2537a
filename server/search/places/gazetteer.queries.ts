import { sql } from "drizzle-orm";
import type { Locale } from "../../../schema/rules/language/locales";
import { searchMinimum } from "../../../schema/rules/search/searchKinds";
import { nameStart } from "../../../schema/rules/search/searchText";
import type { Reader } from "../../db/connect";
import { schemaOfTrigrams } from "../../db/trigrams";
import type { FoundPlace } from "../../integrations/maps/places/placeFinder";
import { keyBegins } from "../candidates";

/** Shorter texts are like too many names, characters. */
const MIN_SIMILAR_LENGTH = 4;
/** Of the letters, three at a time, that two names have, how many both must have: one that is misspelt once still has about half. */
const MIN_SIMILARITY = 0.45;
/** Names that begin alike and are looked at, the most people first: two letters begin some thousand. */
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
  if (!rows.length && key.length >= MIN_SIMILAR_LENGTH) rows = distinct(await similar(db, key)).filter(isThere);
  return rows.slice(0, first).map(({ name, region, country, lon, lat }) => ({
    name,
    area: [region, countryOf(country)].filter((part) => part !== null && part !== name).join(", ") || null,
    lon,
    lat,
  }));
}

const columns = sql`place_id as "placeId", name, region, country, lon, lat`;

const beginning = (db: Reader, key: string, locale: Locale): Promise<Row[]> =>
  db.execute<Row>(sql`
    select ${columns} from place_names where ${keyBegins(sql`${key}::text`)}
    order by key = ${key} desc, population desc, (${locale} = any(languages)) desc nulls last, languages is null desc limit ${MAX_RANKED}`);

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
