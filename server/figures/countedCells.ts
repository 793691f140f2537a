import type { Contribution } from "../../schema/rules/indicators/measures";
import { startOf } from "../../schema/rules/indicators/localHours";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { CountedCell } from "../db/tables/figures";

/** Minute relative to `start`: for inCourseMinutes the time of the change, for others the duration. */
export const minuteSince = (start: number, [measure, hour, , minute]: CountedCell): number =>
  measure === "inCourseMinutes" ? minute! + (hour - start) / MINUTE_MS : minute!;

const cellOf = (
  measure: CountedCell[0],
  hour: number,
  value: number,
  minute: number | undefined,
  reasonCode: string | undefined,
): CountedCell =>
  reasonCode !== undefined
    ? [measure, hour, value, minute ?? null, reasonCode]
    : minute === undefined
      ? [measure, hour, value]
      : [measure, hour, value, minute];

/** One cell per measure, hour, minute and reason, without zeros, in a stable order. */
export function toCells(contributions: readonly Contribution[], timeZone: string): CountedCell[] {
  const cells = new Map<string, CountedCell>();
  for (const { measure, at, value, minute, reasonCode } of contributions) {
    const hour = startOf("HOUR", at, timeZone);
    const place = measure === "inCourseMinutes" ? Math.floor((at - hour) / MINUTE_MS) : minute;
    const name = `${hour} ${measure} ${place} ${reasonCode ?? ""}`;
    const cell = cells.get(name);
    if (cell) cell[2] += value;
    else cells.set(name, cellOf(measure, hour, value, place, reasonCode));
  }
  return [...cells]
    .filter(([, [, , value]]) => value !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, cell]) => cell);
}
