import { nextStart, type Slot, type SlotUnit, startOf } from "../../schema/rules/indicators/localHours";
import { addHistogram, toHistogram } from "../../schema/rules/indicators/histogram";
import type { Measures } from "../../schema/rules/indicators/figures";
import { MINUTE_MS } from "../../schema/rules/durations";
import {
  type BucketMeasure,
  type LevelMeasure,
  levelMeasures,
  type Measure,
  minutesMeasures,
  type SumMeasure,
} from "../../schema/rules/indicators/measures";
import type { Reader } from "../db/connect";
import { dayPeaks, type MeasuresAsked, type MeasuresAt, measuresIn, type Stretch } from "./figures.queries";

export interface PeriodMeasures {
  slots: Measures[];
  atBegin: Partial<Record<LevelMeasure, number>>;
}

export async function periodMeasures(db: Reader, request: MeasuresAsked, slots: readonly Slot[], unit: SlotUnit): Promise<PeriodMeasures> {
  const { timeZone } = request;
  const measures = request.measures.filter((measure) => measure !== "inCourseMinutes");
  const levels = levelMeasures.filter((level) => measures.includes(level));
  const [from, to] = [slots[0]!.from, slots.at(-1)!.to];
  const [rows, earlier, minutes] = await Promise.all([
    measures.length ? measuresIn(db, { ...request, measures }, stretchesOf(slots, unit, timeZone)) : [],
    levels.length ? measuresIn(db, { ...request, measures: levels }, stretchesUntil(from, timeZone)) : [],
    request.measures.includes("inCourseMinutes") ? changesInCourse(db, request, from, to, unit) : [],
  ]);
  const measuresBySlot = slots.map((): MeasuresAt[] => []);
  for (const row of [...rows, ...minutes.map((row) => inMinutesOf(row, slots))]) measuresBySlot[indexOf(slots, row.start)]?.push(row);
  return {
    slots: measuresBySlot.map((some) => sumOf(some.map((row) => row.measures))),
    atBegin: sumOf(earlier.map((row) => row.measures)),
  };
}

/** Changes of claims in course: daily peaks for whole days if stored, otherwise by hour. */
async function changesInCourse(db: Reader, request: MeasuresAsked, from: number, to: number, unit: SlotUnit): Promise<MeasuresAt[]> {
  const byDay = unit !== "HOUR";
  const peaks = byDay && (await dayPeaks(db, request, from, to));
  return peaks || measuresIn(db, { ...request, measures: ["inCourseMinutes"] }, [{ unit: byDay ? "DAY" : "HOUR", from, before: to }]);
}

/** Whole months for monthly slots, days for partial ones; adjacent slots form one range. */
export function stretchesOf(slots: readonly Slot[], unit: SlotUnit, timeZone: string): Stretch[] {
  const unitOf = ({ from, to }: Slot): SlotUnit =>
    unit !== "MONTH" || (startOf("MONTH", from, timeZone) === from && nextStart("MONTH", from, timeZone) === to) ? unit : "DAY";
  const stretches: Stretch[] = [];
  for (const slot of slots) {
    const last = stretches.at(-1);
    if (last?.unit === unitOf(slot)) last.before = slot.to;
    else stretches.push({ unit: unitOf(slot), from: slot.from, before: slot.to });
  }
  return stretches;
}

const stretchesUntil = (day: number, timeZone: string): Stretch[] => {
  const month = startOf("MONTH", day, timeZone);
  return [
    { unit: "MONTH", from: -8.64e12, before: month },
    { unit: "DAY", from: month, before: day },
  ];
};

function indexOf(slots: readonly Slot[], at: number): number {
  let [low, high] = [0, slots.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at < slots[middle]!.to) high = middle;
    else low = middle + 1;
  }
  return at >= slots[low]!.from && at < slots[low]!.to ? low : -1;
}

function inMinutesOf(row: MeasuresAt, slots: readonly Slot[]): MeasuresAt {
  const offset = (row.start - (slots[indexOf(slots, row.start)]?.from ?? row.start)) / MINUTE_MS;
  const inCourseMinutes = (row.measures.inCourseMinutes ?? []).map((value, i) => (i % 2 ? value : value + offset));
  return { ...row, measures: { inCourseMinutes } };
}

const histograms: readonly BucketMeasure[] = [...minutesMeasures, "inCourseMinutes"];
const isHistogram = (measure: Measure): measure is BucketMeasure => (histograms as readonly string[]).includes(measure);

export function sumOf(several: readonly Measures[]): Measures {
  const sums: Partial<Record<SumMeasure, number>> = {};
  const buckets = new Map<BucketMeasure, Map<number, number>>();
  for (const measures of several)
    for (const measure of Object.keys(measures) as Measure[]) {
      if (!isHistogram(measure)) sums[measure] = (sums[measure] ?? 0) + measures[measure]!;
      else {
        if (!buckets.has(measure)) buckets.set(measure, new Map());
        addHistogram(buckets.get(measure)!, measures[measure]!);
      }
    }
  return { ...sums, ...Object.fromEntries([...buckets].map(([measure, totals]) => [measure, toHistogram(totals)])) };
}
