import { type SQL, sql } from "drizzle-orm";
import type { Locale } from "../../../schema/rules/language/locales";
import { searchMinimum } from "../../../schema/rules/search/searchKinds";
import { nameStart } from "../../../schema/rules/search/searchText";
import type { Reader } from "../../db/connect";
import { LARGE_TOWN } from "../../db/tables/places";
import { textArray } from "../../db/inList";
import { instances } from "../../db/tables/instances";
import { schemaOfTrigrams } from "../../db/text/trigrams";
import type { FoundPlace, PlaceQuestion } from "../../integrations/places/placeFinder";
import type { Scope } from "../../platform/viewer";
import { keyBegins } from "../candidates";

/** Minimum length for prefix and similarity search; shorter texts match too many names and find only large towns and exact names. */
const MIN_LENGTH = 4;
/** Minimum trigram similarity; a name with one typo has about half. */
const MIN_SIMILARITY = 0.45;
const MAX_RANKED = 200;

/** A town in a country of the viewer's instances ranks like one with e^3, about 20, times its population elsewhere. */
const HOME_BONUS = 3;
const KM_PER_DEGREE = 111.2;

interface Row extends Record<string, unknown> {
  placeId: number;
  name: string;
  region: string | null;
  country: string;
  lon: number;
  lat: number;
}

/**
 * Towns by name prefix in any language, or similar names. Exact names first, then by population, view and the viewer's countries. After a
 * comma: region or country, as in "Porto, PT".
 */
export async function findInGazetteer(
  db: Reader,
  { text, first, near }: Pick<PlaceQuestion, "text" | "first" | "near">,
  scope: Scope,
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
  const rank = rankOf(near, scope);
  let rows = distinct(await beginning(db, key, locale, rank)).filter(isThere);
  // Texts with digits are plates or numbers, not towns.
  if (!rows.length && key.length >= MIN_LENGTH && !/\p{N}/u.test(key)) rows = distinct(await similar(db, key, rank)).filter(isThere);
  return rows.slice(0, first).map(({ name, region, country, lon, lat }) => ({
    name,
    area: [region, countryOf(country)].filter((part) => part !== null && part !== name).join(", ") || null,
    lon,
    lat,
  }));
}

const columns = sql`place_id as "placeId", name, region, country, lon, lat`;

/** Logarithm of the population, increased at home and decreased by the square of the distance from the view, from 100 km on. */
function rankOf(near: PlaceQuestion["near"], { instances: visible }: Scope): SQL {
  const ofViewer = visible === "all" ? sql`true` : sql`${instances.id} = any(${textArray([...visible])})`;
  const home = sql`case when country in (select ${instances.country} from ${instances} where ${ofViewer}) then ${sql.raw(`${HOME_BONUS}`)} else 0 end`;
  if (!near) return sql`(ln(population + 1000) + ${home})`;
  const [lon, lat] = [near.lon, near.lat].map((degrees) => sql`${degrees}::double precision`);
  const eastward = sql`least(abs(lon - ${lon}), 360 - abs(lon - ${lon})) * cos(radians(${lat}))`;
  const km = sql`${sql.raw(`${KM_PER_DEGREE}`)} * sqrt(power(lat - ${lat}, 2) + power(${eastward}, 2))`;
  return sql`(ln(population + 1000) + ${home} - 2 * ln(1 + ${km} / 100))`;
}

const beginning = (db: Reader, key: string, locale: Locale, rank: SQL): Promise<Row[]> => {
  const begins = keyBegins(sql`${key}::text`);
  return db.execute<Row>(sql`
    select ${columns} from place_names
    where ${key.length >= MIN_LENGTH ? begins : sql`(${begins} and population >= ${LARGE_TOWN}) or key = ${key}::text`}
    order by key = ${key} desc, ${rank} desc, coalesce(${locale} = any(languages), false) desc, languages is null desc limit ${MAX_RANKED}`);
};

/** Uses trigrams (pg_trgm) if the extension is available. */
async function similar(db: Reader, key: string, rank: SQL): Promise<Row[]> {
  const schema = await knownSchema(db);
  if (schema === null) return [];
  const trgm = sql.identifier(schema);
  const similarity = sql`${trgm}.similarity(key, ${key})`;
  return db.execute<Row>(sql`
    select ${columns} from place_names where key operator(${trgm}.%) ${key} and ${similarity} >= ${MIN_SIMILARITY}
    order by ${similarity} * ${rank} desc, place_id limit ${MAX_RANKED}`);
}

const schemaByDb = new WeakMap<Reader, string | null>();
async function knownSchema(db: Reader): Promise<string | null> {
  let schemaName = schemaByDb.get(db);
  if (schemaName === undefined) schemaByDb.set(db, (schemaName = await schemaOfTrigrams(db)));
  return schemaName;
}

function distinct(rows: readonly Row[]): Row[] {
  const seenIds = new Set<number>();
  return rows.filter(({ placeId }) => !seenIds.has(placeId) && seenIds.add(placeId));
}
