// Contributions as they are kept: by the hour of the instance's zone.
import type { Contribution } from "../../schema/rules/indicators/measures";
import { startOf } from "../../schema/rules/indicators/localHours";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { CountedCell } from "../db/tables/figures";

/** The minute of a cell within the hour or day that begins then. Ups and downs are by the minute at which they were, all else by how long it took. */
export const minuteSince = (start: number, [measure, hour, , minute]: CountedCell): number =>
  measure === "inCourseMinutes" ? minute! + (hour - start) / MINUTE_MS : minute!;

/** One cell for each measure, hour and minute, without those that add nothing; always in the same order. */
export function toCells(contributions: readonly Contribution[], timeZone: string): CountedCell[] {
  const cells = new Map<string, CountedCell>();
  for (const { measure, at, value, minute } of contributions) {
    const hour = startOf("HOUR", at, timeZone);
    const place = measure === "inCourseMinutes" ? Math.floor((at - hour) / MINUTE_MS) : minute;
    const name = `${hour} ${measure} ${place}`;
    const cell = cells.get(name);
    if (cell) cell[2] += value;
    else cells.set(name, place === undefined ? [measure, hour, value] : [measure, hour, value, place]);
  }
  return [...cells]
    .filter(([, [, , value]]) => value !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, cell]) => cell);
}
