import { type KeptGrouping, keptGroupings } from "../../schema/rules/indicators/groupings";
import { addHistogram, addTo, toHistogram } from "../../schema/rules/indicators/histogram";
import { type SlotUnit, startOf } from "../../schema/rules/indicators/localHours";
import { type BucketMeasure, bucketMeasures, type SumMeasure, sumMeasures } from "../../schema/rules/indicators/measures";
import type { CountedCell, figures } from "../db/tables/figures";
import { minuteSince } from "./countedCells";
import type { Groupings } from "./countedClaims.queries";

export type FigureRow = typeof figures.$inferSelect;
export type FigureKey = Pick<FigureRow, "instanceId" | "grouping" | "clientId" | "key" | "unit" | "start">;

/** Stored units per grouping. Hours are stored for instances only, because other groups have about one claim per hour. */
export const unitsOf: Record<KeptGrouping, readonly SlotUnit[]> = {
  INSTANCE: ["HOUR", "DAY", "MONTH"],
  CONTRACT: ["DAY", "MONTH"],
  SERVICE: ["DAY", "MONTH"],
  SUPPLIER: ["DAY", "MONTH"],
  DELAY_REASON: ["DAY", "MONTH"],
};

/** Unit that stores changes per minute for peaks; needed for groups that can be a viewer's scope, because peaks are not additive. */
const unitOfPeaks: Partial<Record<KeptGrouping, SlotUnit>> = { INSTANCE: "HOUR", CONTRACT: "DAY", SUPPLIER: "DAY" };

const keyOf: Record<KeptGrouping, (of: Groupings, cell: CountedCell) => string> = {
  INSTANCE: () => "",
  CONTRACT: ({ contractId }) => contractId ?? "",
  SERVICE: ({ serviceId }) => serviceId ?? "",
  SUPPLIER: ({ supplierId }) => supplierId ?? "",
  DELAY_REASON: (_of, [, , , , reasonCode]) => reasonCode ?? "",
};

/** Removed rows contain only the key. */
export interface ChangedFigures {
  added: FigureRow[];
  changed: FigureRow[];
  removed: FigureKey[];
}

interface Delta {
  key: FigureKey;
  sums: Map<SumMeasure, number>;
  buckets: Map<BucketMeasure, Map<number, number>>;
}

/** NUL does not occur in codes. */
const nameOf = ({ instanceId, grouping, clientId, key, unit, start }: FigureKey): string =>
  `${instanceId}\0${grouping}\0${clientId}\0${key}\0${unit}\0${start.getTime()}`;

const bucketNames = new Set<string>(bucketMeasures);
const isBucketMeasure = (measure: SumMeasure | BucketMeasure): measure is BucketMeasure => bucketNames.has(measure);

export class FigureDeltas {
  private readonly deltas = new Map<string, Delta>();
  private readonly startsByHour = new Map<string, Record<SlotUnit, Date>>();

  /** `sign` -1 subtracts. Outages and operators have no contract or service. */
  add(cells: readonly CountedCell[], of: Groupings, timeZone: string, sign: 1 | -1): void {
    const groupings = of.serviceId === null ? (["INSTANCE", "SUPPLIER"] as const) : keptGroupings;
    for (const cell of cells) {
      const [measure, hour, value, , reasonCode] = cell;
      const starts = this.startsOf(hour, timeZone);
      for (const grouping of groupings)
        for (const unit of unitsOf[grouping]) {
          if (measure === "inCourseMinutes" && unit !== unitOfPeaks[grouping]) continue;
          if (grouping === "DELAY_REASON" && reasonCode === undefined) continue;
          const start = starts[unit];
          const clientId = grouping === "CONTRACT" ? (of.clientId ?? "") : "";
          this.addTo(
            { instanceId: of.instanceId, grouping, clientId, key: keyOf[grouping](of, cell), unit, start },
            measure,
            value * sign,
            minuteSince(start.getTime(), cell),
          );
        }
    }
  }

  private startsOf(hour: number, timeZone: string): Record<SlotUnit, Date> {
    const name = `${hour} ${timeZone}`;
    let starts = this.startsByHour.get(name);
    if (!starts) {
      starts = { HOUR: new Date(hour), DAY: new Date(startOf("DAY", hour, timeZone)), MONTH: new Date(startOf("MONTH", hour, timeZone)) };
      this.startsByHour.set(name, starts);
    }
    return starts;
  }

  private addTo(key: FigureKey, measure: SumMeasure | BucketMeasure, value: number, minute: number): void {
    const name = nameOf(key);
    let delta = this.deltas.get(name);
    if (!delta) this.deltas.set(name, (delta = { key, sums: new Map(), buckets: new Map() }));
    if (!isBucketMeasure(measure)) return void delta.sums.set(measure, (delta.sums.get(measure) ?? 0) + value);
    let bucket = delta.buckets.get(measure);
    if (!bucket) delta.buckets.set(measure, (bucket = new Map()));
    addTo(bucket, minute, value);
  }

  get keys(): FigureKey[] {
    return [...this.deltas.values()].map(({ key }) => key);
  }

  get changedHours(): { instanceId: string; start: number }[] {
    return [...this.deltas.values()]
      .filter(({ key, buckets }) => key.grouping === "INSTANCE" && key.unit === "HOUR" && buckets.has("inCourseMinutes"))
      .map(({ key: { instanceId, start } }) => ({ instanceId, start: start.getTime() }));
  }

  /** Returns changed rows, given the stored ones. A row of zeros is removed; peaks are written later by `writeDayPeaks`. */
  *applyTo(stored: readonly FigureRow[]): Generator<void, ChangedFigures> {
    const storedByName = new Map(stored.map((row) => [nameOf(row), row]));
    const result: ChangedFigures = { added: [], changed: [], removed: [] };
    for (const [name, delta] of this.deltas) {
      yield;
      const before = storedByName.get(name);
      const after = sumOf(before, delta);
      if (isZero(after)) {
        if (before) result.removed.push(delta.key);
      } else result[before ? "changed" : "added"].push(after);
    }
    return result;
  }
}

const NO_MEASURES = Object.fromEntries([...sumMeasures, ...bucketMeasures].map((measure) => [measure, null]));

function sumOf(before: FigureRow | undefined, { key, sums, buckets }: Delta): FigureRow {
  const row = (before ? { ...before } : { ...key, ...NO_MEASURES, inCoursePeak: null }) as FigureRow;
  for (const [measure, added] of sums) row[measure] = (before?.[measure] ?? 0) + added || null;
  for (const [measure, added] of buckets) {
    const totals = new Map(added);
    addHistogram(totals, before?.[measure] ?? []);
    const histogram = toHistogram(totals);
    row[measure] = histogram.length ? histogram : null;
  }
  return row;
}

const isZero = (row: FigureRow): boolean => [...sumMeasures, ...bucketMeasures].every((measure) => row[measure] === null);
