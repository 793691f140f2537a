// Measures by hour, day and month within a scope: from stored figures if available, otherwise from the sources' cells.
import { and, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { FigureGrouping } from "../../schema/rules/indicators/groupings";
import { addHistogram, addTo, toHistogram } from "../../schema/rules/indicators/histogram";
import type { Measures } from "../../schema/rules/indicators/figures";
import { type SlotUnit, startOf } from "../../schema/rules/indicators/localHours";
import { type BucketMeasure, bucketMeasures, type Measure, type SumMeasure } from "../../schema/rules/indicators/measures";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { countedSources, figures } from "../db/tables/figures";
import { minuteSince } from "./countedCells";
import type { Narrowing } from "./figureScope";

/** Slots of one unit that start within a range (Unix ms). */
export interface Stretch {
  unit: SlotUnit;
  from: number;
  before: number;
}

export interface MeasuresAsked {
  instanceId: string;
  timeZone: string;
  subject: "CLAIM" | "RESOURCE";
  measures: readonly Measure[];
  narrowing: Narrowing;
  by?: KeyGrouping;
}

export type KeyGrouping = Exclude<FigureGrouping, "INSTANCE">;

export interface MeasuresAt {
  start: number;
  /** Empty if not grouped. */
  clientId: string;
  key: string;
  measures: Measures;
}

const isBucket = (measure: Measure): measure is BucketMeasure => (bucketMeasures as readonly string[]).includes(measure);

/** Measures of slots in these ranges, which must not overlap. One statement. */
export function measuresIn(db: Reader, request: MeasuresAsked, stretches: readonly Stretch[]): Promise<MeasuresAt[]> {
  return keptFor(request, stretches) ? keptMeasures(db, request, stretches) : countedMeasures(db, request, stretches);
}

function keptFor({ narrowing: { contracts, supplierIds }, by }: MeasuresAsked, stretches: readonly Stretch[]): boolean {
  const byHour = stretches.some(({ unit }) => unit === "HOUR");
  if (!contracts && !supplierIds && by === undefined) return true;
  if (byHour || (contracts && supplierIds)) return false;
  if (contracts) return by === undefined || by === "CLIENT" || by === "CONTRACT";
  return !supplierIds || by === undefined || by === "SUPPLIER";
}

/** Daily peaks as changes: up to the peak, then to the day's end. `null` if not stored for this scope. */
export async function dayPeaks(
  db: Reader,
  { instanceId, narrowing: { contracts, supplierIds } }: MeasuresAsked,
  from: number,
  before: number,
) {
  if (contracts || supplierIds) return null;
  const { start, inCourse, inCoursePeak } = figures;
  const rows = await db
    .select({ start, inCourse, inCoursePeak })
    .from(figures)
    .where(
      and(
        eq(figures.instanceId, instanceId),
        eq(figures.grouping, "INSTANCE"),
        eq(figures.clientId, ""),
        eq(figures.key, ""),
        eq(figures.unit, "DAY"),
        gte(start, new Date(from)),
        lt(start, new Date(before)),
      ),
    );
  return rows.map((row): MeasuresAt => {
    const peak = row.inCoursePeak ?? 0;
    return { start: row.start.getTime(), clientId: "", key: "", measures: { inCourseMinutes: [0, peak, 1, (row.inCourse ?? 0) - peak] } };
  });
}

/** Written by hand, so that each range uses the primary key per contract or supplier. */
async function keptMeasures(
  db: Reader,
  { instanceId, measures, narrowing, by }: MeasuresAsked,
  stretches: readonly Stretch[],
): Promise<MeasuresAt[]> {
  const { contracts, supplierIds } = narrowing;
  const isByClient = by === "CLIENT" || by === "CONTRACT";
  const grouping = contracts || isByClient ? "CONTRACT" : supplierIds ? "SUPPLIER" : (by ?? "INSTANCE");
  const chosen = contracts ?? supplierIds?.map((id) => ["", id] as const) ?? (grouping === "INSTANCE" ? [["", ""] as const] : null);
  const within = sql.join(
    stretches.map(({ unit, from, before }) => {
      const rows = sql`select * from figures where instance_id = ${instanceId} and grouping = ${grouping}::figure_grouping and unit = ${unit}::slot_unit
        and start >= ${new Date(from).toISOString()}::timestamptz and start < ${new Date(before).toISOString()}::timestamptz`;
      return chosen ? sql`(${rows} and client_id = chosen.value ->> 0 and key = chosen.value ->> 1)` : sql`(${rows})`;
    }),
    sql` union all `,
  );
  const source = chosen
    ? sql`jsonb_array_elements(${JSON.stringify(chosen)}::text::jsonb) chosen cross join lateral (${within}) figures`
    : sql`(${within}) figures`;
  const rows = await db.execute<{ start: number; clientId: string; key: string } & Record<string, unknown>>(sql`
    select (extract(epoch from start) * 1000)::float8 as start, ${isByClient ? sql`client_id` : sql`''`} as "clientId",
      ${by !== undefined && by !== "CLIENT" ? sql`key` : sql`''`} as key, ${columnsOf(measures)}
    from ${source} group by 1, 2, 3`);
  return rows.map((row) => ({ start: row.start, clientId: row.clientId, key: row.key, measures: measuresOf(measures, row) }));
}

const columnsOf = (measures: readonly Measure[]): SQL =>
  sql.join(
    measures.map((measure) => {
      const column = sql.raw(`figures."${toSnakeCase(measure)}"`);
      const name = sql.raw(`"${measure}"`);
      return isBucket(measure)
        ? sql`string_agg(array_to_string(${column}, ','), ',') filter (where ${column} is not null) as ${name}`
        : sql`sum(${column})::int as ${name}`;
    }),
    sql`, `,
  );

function measuresOf(measures: readonly Measure[], row: Record<string, unknown>): Measures {
  const conditions: Record<string, unknown> = {};
  for (const measure of measures)
    conditions[measure] = isBucket(measure) ? histogramOf(row[measure] as string | null) : ((row[measure] as number | null) ?? 0);
  return conditions as Measures;
}

function histogramOf(text: string | null): number[] {
  const totals = new Map<number, number>();
  if (text) addHistogram(totals, text.split(",").map(Number));
  return toHistogram(totals);
}

const isOneOf = (pairs: readonly (readonly [string, string])[], left: SQL, other: SQL): SQL =>
  sql`(${left}, ${other}) in (select e->>0, e->>1 from jsonb_array_elements(${JSON.stringify(pairs)}::text::jsonb) e)`;

interface CellRow extends Record<string, unknown> {
  measure: Measure;
  hour: number;
  minute: number | null;
  value: number;
  clientId: string;
  key: string;
}

async function countedMeasures(db: Reader, request: MeasuresAsked, stretches: readonly Stretch[]): Promise<MeasuresAt[]> {
  const { instanceId, timeZone, subject, measures, narrowing, by } = request;
  const { contracts, supplierIds } = narrowing;
  const clientId = by === "CLIENT" || by === "CONTRACT" ? sql`coalesce(s.client_id, '')` : sql`''`;
  const keyColumn = {
    CLIENT: "''",
    CONTRACT: "s.contract_id",
    SERVICE: "s.service_id",
    SUPPLIER: "s.supplier_id",
    DELAY_REASON: "e->>4",
  } as const;
  const key = by ? sql.raw(`coalesce(${keyColumn[by]}, '')`) : sql`''`;
  const from = Math.min(...stretches.map((stretch) => stretch.from));
  const before = Math.max(...stretches.map((stretch) => stretch.before));
  const rows = await db.execute<CellRow>(sql`
    select e->>0 as measure, (e->>1)::float8 as hour, (e->>3)::int as minute, sum((e->>2)::int)::int as value, ${clientId} as "clientId", ${key} as key
    from ${countedSources} s, jsonb_array_elements(s.cells) e
    where s.source = ${subject === "CLAIM" ? "CLAIM" : "OUTAGE"} and s.instance_id = ${instanceId}
      and ${contracts ? isOneOf(contracts, sql`s.client_id`, sql`s.contract_id`) : sql`true`}
      and ${by === "DELAY_REASON" ? sql`e->>4 is not null` : sql`true`}
      and ${supplierIds ? inList(sql`s.supplier_id`, supplierIds) : sql`true`}
      and s.last_hour >= ${new Date(from).toISOString()}::timestamptz and ${inList(sql`e->>0`, measures)} and (e->>1)::float8 >= ${from} and (e->>1)::float8 < ${before}
    group by 1, 2, 3, 5, 6`);
  const measureByName = new Map<
    string,
    { at: Omit<MeasuresAt, "measures">; sums: Map<SumMeasure, number>; buckets: Map<BucketMeasure, Map<number, number>> }
  >();
  for (const { measure, hour, minute, value, ...group } of rows)
    for (const { unit, from: first, before: end } of stretches) {
      const start = unit === "HOUR" ? hour : startOf(unit, hour, timeZone);
      if (start < first || start >= end) continue;
      const name = JSON.stringify([start, group.clientId, group.key]);
      let entry = measureByName.get(name);
      if (!entry) measureByName.set(name, (entry = { at: { start, ...group }, sums: new Map(), buckets: new Map() }));
      if (!isBucket(measure)) entry.sums.set(measure, (entry.sums.get(measure) ?? 0) + value);
      else {
        if (!entry.buckets.has(measure)) entry.buckets.set(measure, new Map());
        addTo(entry.buckets.get(measure)!, minuteSince(start, [measure, hour, value, minute!]), value);
      }
    }
  return [...measureByName.values()].map(({ at, sums, buckets }) => ({
    ...at,
    measures: {
      ...Object.fromEntries(sums),
      ...Object.fromEntries([...buckets].map(([measure, totals]) => [measure, toHistogram(totals)])),
    } as Measures,
  }));
}
