import { sql } from "drizzle-orm";
import { bigserial, boolean, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { KeptGrouping } from "../../../schema/rules/indicators/groupings";
import { SlotUnit } from "../../../schema/rules/indicators/localHours";
import { type BucketMeasure, bucketMeasures, type SumMeasure, sumMeasures } from "../../../schema/rules/indicators/measures";
import { instant } from "./columns";
import { resourceStatus } from "./suppliers";

export const figureGrouping = pgEnum("figure_grouping", KeptGrouping);
export const slotUnit = pgEnum("slot_unit", SlotUnit);
/** What adds to figures: a claim with all that belongs to it, an outage of a resource, or an hour in which an operator was there. */
export const FigureSource = { CLAIM: "CLAIM", OUTAGE: "OUTAGE", OPERATOR_HOUR: "OPERATOR_HOUR" } as const;
export type FigureSource = keyof typeof FigureSource;
export const figureSource = pgEnum("figure_source", FigureSource);

// No references to instances, claims or suppliers: they would be looked up for each row.

/** What has changed and may add something else to the figures. Written by triggers, whoever changes it, in the same transaction; removed when it is counted. */
export const figureMarks = pgTable("figure_marks", {
  id: bigserial({ mode: "number" }).primaryKey(),
  source: figureSource().notNull(),
  sourceId: text().notNull(),
});

/** What figures of a source are grouped by. */
const groupings = {
  instanceId: text().notNull(),
  clientId: text(),
  contractId: text(),
  serviceId: text(),
  supplierId: text(),
};

/** What of a source is in the figures now. Figures that are kept for nobody, as of some suppliers' claims of some contracts, are summed from here. */
export const countedSources = pgTable(
  "counted_sources",
  {
    source: figureSource().notNull(),
    sourceId: text().notNull(),
    ...groupings,
    /** Measure, begin of the hour (Unix ms), value, and the minute where it has one. */
    cells: jsonb().$type<CountedCell[]>().notNull(),
    /** The latest hour that it adds to; null: it adds nothing. */
    lastHour: instant(),
    /** Its source was removed by age, or erased: what it adds stays. */
    kept: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.sourceId] }),
    index("counted_sources_contract").on(t.instanceId, t.clientId, t.contractId, t.lastHour),
    index("counted_sources_hour").on(t.instanceId, t.lastHour),
    index("counted_sources_supplier").on(t.supplierId),
  ],
);
export type CountedCell = [measure: SumMeasure | BucketMeasure, hour: number, value: number, minute?: number];

/** Null: 0, of which there are many. */
const count = () => integer();
/** Minute, number, minute, number …, by minute (schema/rules/indicators/histogram.ts); null: none. */
const minutes = () => integer().array();
const columnsOf = <Name extends string, Column>(measures: readonly Name[], column: () => Column) =>
  Object.fromEntries(measures.map((measure) => [measure, column()])) as Record<Name, Column>;

/** The measures of an hour, day or month of the instance's zone: the sum of `counted_sources`, never anything else. A row of zeros is none. */
export const figures = pgTable(
  "figures",
  {
    instanceId: text().notNull(),
    grouping: figureGrouping().notNull(),
    /** Of a contract, its client; else empty. */
    clientId: text().notNull(),
    /** The contract's, service's or supplier's code; empty: the instance's figures, or of those that have none. */
    key: text().notNull(),
    unit: slotUnit().notNull(),
    start: instant().notNull(),
    ...columnsOf(sumMeasures, count),
    ...columnsOf(bucketMeasures, minutes),
    /** Of a day of the instance: the most by which `inCourse` was above its value at the day's begin, at the end of any minute; null: 0. */
    inCoursePeak: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.instanceId, t.grouping, t.clientId, t.key, t.unit, t.start] }),
    index("figures_start").on(t.instanceId, t.grouping, t.unit, t.start),
  ],
);

/** A stretch in which a mobile resource was disconnected or without a position. */
export const outages = pgTable(
  "outages",
  {
    id: uuid().primaryKey(),
    supplierId: text().notNull(),
    instanceId: text().notNull(),
    status: resourceStatus().notNull(),
    since: instant().notNull(),
    /** Null: it lasts. */
    until: instant(),
  },
  (t) => [
    uniqueIndex("outages_open")
      .on(t.supplierId)
      .where(sql`until is null`),
    index("outages_until").on(t.until),
  ],
);

/** In which hours which operators were there, for each AMA instance that they work for. Written by a trigger when a user is seen. */
export const operatorHours = pgTable(
  "operator_hours",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().notNull(),
    instanceId: text().notNull(),
    /** The hour's begin. */
    hour: instant().notNull(),
  },
  (t) => [uniqueIndex("operator_hours_once").on(t.userId, t.hour, t.instanceId), index("operator_hours_hour").on(t.hour)],
);
