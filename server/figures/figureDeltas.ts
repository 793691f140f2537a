// By how much the kept figures change: cells of sources, summed for all that figures are kept for.
import { type KeptGrouping, keptGroupings } from "../../schema/rules/indicators/groupings";
import { addHistogram, addTo, toHistogram } from "../../schema/rules/indicators/histogram";
import { type SlotUnit, startOf } from "../../schema/rules/indicators/localHours";
import { type BucketMeasure, bucketMeasures, type SumMeasure, sumMeasures } from "../../schema/rules/indicators/measures";
import type { CountedCell, figures } from "../db/tables/figures";
import type { Groupings } from "./countedClaims.queries";

export type FigureRow = typeof figures.$inferSelect;
export type FigureKey = Pick<FigureRow, "instanceId" | "grouping" | "clientId" | "key" | "unit" | "start">;

/** What is kept for each: hours where somebody's whole scope may be made of it. */
export const unitsOf: Record<KeptGrouping, readonly SlotUnit[]> = {
  INSTANCE: ["HOUR", "DAY", "MONTH"],
  CONTRACT: ["HOUR", "DAY", "MONTH"],
  SERVICE: ["DAY", "MONTH"],
  SUPPLIER: ["DAY", "MONTH"],
};

const keyOf: Record<KeptGrouping, (of: Groupings) => string> = {
  INSTANCE: () => "",
  CONTRACT: ({ contractId }) => contractId ?? "",
  SERVICE: ({ serviceId }) => serviceId ?? "",
  SUPPLIER: ({ supplierId }) => supplierId ?? "",
};

interface Delta {
  key: FigureKey;
  sums: Map<SumMeasure, number>;
  buckets: Map<BucketMeasure, Map<number, number>>;
}

const nameOf = ({ instanceId, grouping, clientId, key, unit, start }: FigureKey): string =>
  JSON.stringify([instanceId, grouping, clientId, key, unit, start.getTime()]);

const isBucketMeasure = (measure: SumMeasure | BucketMeasure): measure is BucketMeasure =>
  (bucketMeasures as readonly string[]).includes(measure);

export class FigureDeltas {
  private readonly deltas = new Map<string, Delta>();

  /** Adds cells, or takes them away (`sign` -1). Outages are nobody's contract or service. */
  add(cells: readonly CountedCell[], of: Groupings, timeZone: string, sign: 1 | -1): void {
    const groupings = of.serviceId === null ? (["INSTANCE", "SUPPLIER"] as const) : keptGroupings;
    for (const [measure, hour, value, minute] of cells)
      for (const grouping of groupings)
        for (const unit of unitsOf[grouping]) {
          if (measure === "inCourseMinutes" && unit !== "HOUR") continue;
          const start = new Date(unit === "HOUR" ? hour : startOf(unit, hour, timeZone));
          const clientId = grouping === "CONTRACT" ? (of.clientId ?? "") : "";
          this.addTo(
            { instanceId: of.instanceId, grouping, clientId, key: keyOf[grouping](of), unit, start },
            measure,
            value * sign,
            minute,
          );
        }
  }

  private addTo(key: FigureKey, measure: SumMeasure | BucketMeasure, value: number, minute: number | undefined): void {
    const name = nameOf(key);
    let delta = this.deltas.get(name);
    if (!delta) this.deltas.set(name, (delta = { key, sums: new Map(), buckets: new Map() }));
    if (!isBucketMeasure(measure)) return void delta.sums.set(measure, (delta.sums.get(measure) ?? 0) + value);
    let bucket = delta.buckets.get(measure);
    if (!bucket) delta.buckets.set(measure, (bucket = new Map()));
    addTo(bucket, minute!, value);
  }

  get keys(): FigureKey[] {
    return [...this.deltas.values()].map(({ key }) => key);
  }

  /** The rows as they become; those there now are given. A row of zeros is none. */
  applyTo(stored: readonly FigureRow[]): { added: FigureRow[]; changed: FigureRow[]; removed: FigureKey[] } {
    const storedByName = new Map(stored.map((row) => [nameOf(row), row]));
    const result = { added: [] as FigureRow[], changed: [] as FigureRow[], removed: [] as FigureKey[] };
    for (const [name, delta] of this.deltas) {
      const before = storedByName.get(name);
      const after = sumOf(before, delta);
      if (isZero(after)) {
        if (before) result.removed.push(delta.key);
      } else result[before ? "changed" : "added"].push(after);
    }
    return result;
  }
}

function sumOf(before: FigureRow | undefined, { key, sums, buckets }: Delta): FigureRow {
  const row = { ...key } as FigureRow;
  for (const measure of sumMeasures) row[measure] = (before?.[measure] ?? 0) + (sums.get(measure) ?? 0);
  for (const measure of bucketMeasures) {
    const totals = new Map(buckets.get(measure));
    addHistogram(totals, before?.[measure] ?? []);
    row[measure] = toHistogram(totals);
  }
  return row;
}

const isZero = (row: FigureRow): boolean =>
  sumMeasures.every((measure) => row[measure] === 0) && bucketMeasures.every((measure) => row[measure].length === 0);
