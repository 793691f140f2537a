// Measures by the hour, day and month, summed within a scope: from the kept figures where they are kept for it, else from what each source adds.
import { and, eq, gte, lt, or, sql, type SQL } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { FigureGrouping } from "../../schema/rules/indicators/groupings";
import { addHistogram, addTo, toHistogram } from "../../schema/rules/indicators/histogram";
import type { Measures } from "../../schema/rules/indicators/figures";
import { type SlotUnit, startOf } from "../../schema/rules/indicators/localHours";
import { type BucketMeasure, bucketMeasures, type Measure, type SumMeasure } from "../../schema/rules/indicators/measures";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { countedSources, figures } from "../db/tables/figures";
import type { Narrowing } from "./figureScope";

/** Hours, days or months that begin in a stretch of time (Unix ms). */
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
  /** Grouped by; absent: not grouped. */
  by?: FigureGrouping;
}

/** The measures that begin at an instant, of a group where they are grouped. */
export interface MeasuresAt {
  start: number;
  /** Empty: those that have none, or not grouped. */
  clientId: string;
  key: string;
  measures: Measures;
}

const isBucket = (measure: Measure): measure is BucketMeasure => (bucketMeasures as readonly string[]).includes(measure);

/** What begins in one of these stretches, which do not overlap. One statement. */
export function measuresIn(db: Reader, asked: MeasuresAsked, stretches: readonly Stretch[]): Promise<MeasuresAt[]> {
  return keptFor(asked, stretches) ? keptMeasures(db, asked, stretches) : countedMeasures(db, asked, stretches);
}

/** Whether figures are kept of which these are the sum. */
function keptFor({ narrowing: { contracts, supplierIds }, by }: MeasuresAsked, stretches: readonly Stretch[]): boolean {
  const byHour = stretches.some(({ unit }) => unit === "HOUR");
  if (!contracts && !supplierIds && by === undefined) return true;
  if (byHour || (contracts && supplierIds)) return false;
  if (contracts) return by === undefined || by === "CLIENT" || by === "CONTRACT";
  return !supplierIds || by === undefined || by === "SUPPLIER";
}

async function keptMeasures(
  db: Reader,
  { instanceId, measures, narrowing, by }: MeasuresAsked,
  stretches: readonly Stretch[],
): Promise<MeasuresAt[]> {
  const { contracts, supplierIds } = narrowing;
  const grouping = contracts || by === "CLIENT" || by === "CONTRACT" ? "CONTRACT" : supplierIds ? "SUPPLIER" : (by ?? "INSTANCE");
  const clientId = by === "CLIENT" || by === "CONTRACT" ? figures.clientId : sql<string>`''`;
  const key = by !== undefined && by !== "CLIENT" ? figures.key : sql<string>`''`;
  const rows = await db
    .select({ start: figures.start, clientId: sql<string>`${clientId}`, key: sql<string>`${key}`, ...columnsOf(measures) })
    .from(figures)
    .where(
      and(
        eq(figures.instanceId, instanceId),
        eq(figures.grouping, grouping),
        grouping === "CONTRACT" ? undefined : eq(figures.clientId, ""),
        grouping === "INSTANCE" ? eq(figures.key, "") : undefined,
        contracts ? isOneOf(contracts, sql`${figures.clientId}`, sql`${figures.key}`) : undefined,
        supplierIds ? inList(figures.key, supplierIds) : undefined,
        or(
          ...stretches.map(({ unit, from, before }) =>
            and(eq(figures.unit, unit), gte(figures.start, new Date(from)), lt(figures.start, new Date(before))),
          ),
        ),
      ),
    )
    .groupBy(
      figures.start,
      ...(by === "CLIENT" || by === "CONTRACT" ? [figures.clientId] : []),
      ...(by !== undefined && by !== "CLIENT" ? [figures.key] : []),
    );
  return rows.map((row) => ({ start: row.start.getTime(), clientId: row.clientId, key: row.key, measures: measuresOf(measures, row) }));
}

/** Of several rows of one start: their numbers summed, their histograms one behind the other. */
const columnsOf = (measures: readonly Measure[]): Record<string, SQL> =>
  Object.fromEntries(
    measures.map((measure) => {
      const column = sql.raw(`"figures"."${toSnakeCase(measure)}"`);
      return [
        measure,
        isBucket(measure)
          ? sql`string_agg(array_to_string(${column}, ','), ',') filter (where ${column} is not null)`
          : sql`sum(${column})::int`,
      ];
    }),
  );

function measuresOf(measures: readonly Measure[], row: Record<string, unknown>): Measures {
  const found: Record<string, unknown> = {};
  for (const measure of measures)
    found[measure] = isBucket(measure) ? histogramOf(row[measure] as string | null) : ((row[measure] as number | null) ?? 0);
  return found as Measures;
}

function histogramOf(text: string | null): number[] {
  const totals = new Map<number, number>();
  if (text) addHistogram(totals, text.split(",").map(Number));
  return toHistogram(totals);
}

const isOneOf = (pairs: readonly (readonly [string, string])[], one: SQL, other: SQL): SQL =>
  sql`(${one}, ${other}) in (select e->>0, e->>1 from jsonb_array_elements(${JSON.stringify(pairs)}::text::jsonb) e)`;

interface CellRow extends Record<string, unknown> {
  measure: Measure;
  hour: number;
  minute: number | null;
  value: number;
  clientId: string;
  key: string;
}

/** From the sources themselves: each of those in scope that adds to something since. */
async function countedMeasures(db: Reader, asked: MeasuresAsked, stretches: readonly Stretch[]): Promise<MeasuresAt[]> {
  const { instanceId, timeZone, subject, measures, narrowing, by } = asked;
  const { contracts, supplierIds } = narrowing;
  const clientId = by === "CLIENT" || by === "CONTRACT" ? sql`coalesce(s.client_id, '')` : sql`''`;
  const keyColumn = { CLIENT: "''", CONTRACT: "s.contract_id", SERVICE: "s.service_id", SUPPLIER: "s.supplier_id" } as const;
  const key = by ? sql.raw(`coalesce(${keyColumn[by]}, '')`) : sql`''`;
  const from = Math.min(...stretches.map((stretch) => stretch.from));
  const before = Math.max(...stretches.map((stretch) => stretch.before));
  const rows = await db.execute<CellRow>(sql`
    select e->>0 as measure, (e->>1)::float8 as hour, (e->>3)::int as minute, sum((e->>2)::int)::int as value, ${clientId} as "clientId", ${key} as key
    from ${countedSources} s, jsonb_array_elements(s.cells) e
    where s.source = ${subject === "CLAIM" ? "CLAIM" : "OUTAGE"} and s.instance_id = ${instanceId}
      and ${contracts ? isOneOf(contracts, sql`s.client_id`, sql`s.contract_id`) : sql`true`}
      and ${supplierIds ? inList(sql`s.supplier_id`, supplierIds) : sql`true`}
      and s.last_hour >= ${new Date(from).toISOString()}::timestamptz and ${inList(sql`e->>0`, measures)} and (e->>1)::float8 >= ${from} and (e->>1)::float8 < ${before}
    group by 1, 2, 3, 5, 6`);
  const found = new Map<
    string,
    { at: Omit<MeasuresAt, "measures">; sums: Map<SumMeasure, number>; buckets: Map<BucketMeasure, Map<number, number>> }
  >();
  for (const { measure, hour, minute, value, ...group } of rows)
    for (const { unit, from: first, before: end } of stretches) {
      const start = unit === "HOUR" ? hour : startOf(unit, hour, timeZone);
      if (start < first || start >= end) continue;
      const name = JSON.stringify([start, group.clientId, group.key]);
      let one = found.get(name);
      if (!one) found.set(name, (one = { at: { start, ...group }, sums: new Map(), buckets: new Map() }));
      if (!isBucket(measure)) one.sums.set(measure, (one.sums.get(measure) ?? 0) + value);
      else {
        if (!one.buckets.has(measure)) one.buckets.set(measure, new Map());
        addTo(one.buckets.get(measure)!, minute!, value);
      }
    }
  return [...found.values()].map(({ at, sums, buckets }) => ({
    ...at,
    measures: {
      ...Object.fromEntries(sums),
      ...Object.fromEntries([...buckets].map(([measure, totals]) => [measure, toHistogram(totals)])),
    } as Measures,
  }));
}
