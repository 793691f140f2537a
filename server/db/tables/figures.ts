import { sql } from "drizzle-orm";
import { bigserial, boolean, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { KeptGrouping } from "../../../schema/rules/indicators/groupings";
import { SlotUnit } from "../../../schema/rules/indicators/localHours";
import { type BucketMeasure, bucketMeasures, type SumMeasure, sumMeasures } from "../../../schema/rules/indicators/measures";
import { instant } from "./columns";
import { resourceStatus } from "./suppliers";

export const figureGrouping = pgEnum("figure_grouping", KeptGrouping);
export const slotUnit = pgEnum("slot_unit", SlotUnit);
export const FigureSource = { CLAIM: "CLAIM", OUTAGE: "OUTAGE", OPERATOR_HOUR: "OPERATOR_HOUR" } as const;
export type FigureSource = keyof typeof FigureSource;
export const figureSource = pgEnum("figure_source", FigureSource);

// No foreign keys to instances, claims or suppliers: each row would cost a lookup.

/** Sources to recount. Written by triggers in the changing transaction; deleted when counted. */
export const figureMarks = pgTable("figure_marks", {
  id: bigserial({ mode: "number" }).primaryKey(),
  source: figureSource().notNull(),
  sourceId: text().notNull(),
});

const groupings = {
  instanceId: text().notNull(),
  clientId: text(),
  contractId: text(),
  serviceId: text(),
  supplierId: text(),
};

/** Current contribution of each source. Combinations without stored figures, such as suppliers within contracts, are summed from here. */
export const countedSources = pgTable(
  "counted_sources",
  {
    source: figureSource().notNull(),
    sourceId: text().notNull(),
    ...groupings,
    /** Measure, start of the hour (milliseconds since 1970), value, the minute if the measure has one, the code of a reason for delay. */
    cells: jsonb().$type<CountedCell[]>().notNull(),
    lastHour: instant(),
    /** The source was deleted by retention or erasure; its contribution stays. */
    kept: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.sourceId] }),
    index("counted_sources_contract").on(t.instanceId, t.clientId, t.contractId, t.lastHour),
    index("counted_sources_hour").on(t.instanceId, t.lastHour),
    index("counted_sources_supplier").on(t.supplierId),
  ],
);
export type CountedCell = [measure: SumMeasure | BucketMeasure, hour: number, value: number, minute?: number | null, reasonCode?: string];

/** Null means 0, to save space. */
const count = () => integer();
/** Pairs of minute and count, by minute (schema/rules/indicators/histogram.ts); null if empty. */
const minutes = () => integer().array();
const columnsOf = <Name extends string, Column>(measures: readonly Name[], column: () => Column) =>
  Object.fromEntries(measures.map((measure) => [measure, column()])) as Record<Name, Column>;

/** Measures per hour, day or month in the instance's zone: always the sum of `counted_sources`. Rows of zeros are not stored. */
export const figures = pgTable(
  "figures",
  {
    instanceId: text().notNull(),
    grouping: figureGrouping().notNull(),
    clientId: text().notNull(),
    /** Code of the contract, service, supplier or reason. Empty for the instance's figures, or for sources without a code. */
    key: text().notNull(),
    unit: slotUnit().notNull(),
    start: instant().notNull(),
    ...columnsOf(sumMeasures, count),
    ...columnsOf(bucketMeasures, minutes),
    /** For days of an instance: maximum of `inCourse` above its value at the start of the day. Null means 0. */
    inCoursePeak: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.instanceId, t.grouping, t.clientId, t.key, t.unit, t.start] }),
    index("figures_start").on(t.instanceId, t.grouping, t.unit, t.start),
  ],
);

export const outages = pgTable(
  "outages",
  {
    id: uuid().primaryKey(),
    supplierId: text().notNull(),
    instanceId: text().notNull(),
    status: resourceStatus().notNull(),
    since: instant().notNull(),
    until: instant(),
  },
  (t) => [
    uniqueIndex("outages_open")
      .on(t.supplierId)
      .where(sql`until is null`),
    index("outages_until").on(t.until),
  ],
);

/** Hours in which operators were present, per AMA instance they work for. Written by a trigger on the user's last-seen time. */
export const operatorHours = pgTable(
  "operator_hours",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().notNull(),
    instanceId: text().notNull(),
    hour: instant().notNull(),
  },
  (t) => [uniqueIndex("operator_hours_once").on(t.userId, t.hour, t.instanceId), index("operator_hours_hour").on(t.hour)],
);
