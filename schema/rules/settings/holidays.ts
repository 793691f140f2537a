import { dayNumber } from "../indicators/periods";

export const holidayLimits = {
  lists: 50,
  name: 100,
  firstYear: 2000,
  lastYear: 2099,
  importYears: 5,
  /** Maximum number of days per query: the longest chart. */
  spanDays: 731,
} as const;

export const isHolidayYear = (year: number): boolean =>
  Number.isInteger(year) && year >= holidayLimits.firstYear && year <= holidayLimits.lastYear;

export const isHolidayDay = (day: string): boolean => dayNumber(day) !== null && isHolidayYear(Number(day.slice(0, 4)));

/** Number of days between two dates, inclusive; 0 if a date is invalid or the last precedes the first. */
export function spanOf(firstDay: string, lastDay: string): number {
  const [first, last] = [dayNumber(firstDay), dayNumber(lastDay)];
  return first === null || last === null ? 0 : Math.max(0, last - first + 1);
}
