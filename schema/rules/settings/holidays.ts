// Public holidays of an AMA instance: a day within a list. Specification sections 3 and 5.
import { dayNumber } from "../indicators/periods";

export const holidayLimits = {
  /** Lists of an AMA instance. */
  lists: 50,
  /** Characters of what a day is called. */
  name: 100,
  /** A day is in one of these years, the last included. */
  firstYear: 2000,
  lastYear: 2099,
  /** Years that are imported at once. */
  importYears: 5,
  /** Days from the first to the last that are asked for at once: what a chart shows at most. */
  spanDays: 731,
} as const;

export const isHolidayYear = (year: number): boolean =>
  Number.isInteger(year) && year >= holidayLimits.firstYear && year <= holidayLimits.lastYear;

/** A day of the calendar that a list can have: 2026-12-25. */
export const isHolidayDay = (day: string): boolean => dayNumber(day) !== null && isHolidayYear(Number(day.slice(0, 4)));

/** The days from one to another, both included; 0: they are no days, or the last comes before the first. */
export function spanOf(firstDay: string, lastDay: string): number {
  const [first, last] = [dayNumber(firstDay), dayNumber(lastDay)];
  return first === null || last === null ? 0 : Math.max(0, last - first + 1);
}
