import type { IntlShape } from "react-intl";
import { DAY_MS } from "../../../schema/rules/durations";
import { dayNumber } from "../../../schema/rules/indicators/periods";

const DAYS_OF_WEEK = 7;

const dayAt = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
const numberOf = (day: string): number => dayNumber(day)!;

export function dayLater(day: string, days: number): string {
  const year = day.slice(0, 4);
  const later = dayAt(numberOf(day) + days);
  return later.slice(0, 4) === year ? later : later < day ? `${year}-01-01` : `${year}-12-31`;
}

/** Same day in another month of the year, or the last day of a shorter month. */
export function monthLater(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const targetMonth = Math.min(12, Math.max(1, month + months));
  const last = new Date(Date.UTC(year, targetMonth, 0)).getUTCDate();
  return new Date(Date.UTC(year, targetMonth - 1, Math.min(date, last))).toISOString().slice(0, 10);
}

/** First day of the week in the language's region: 0 for Sunday to 6. */
export function firstWeekday(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & { weekInfo?: { firstDay: number }; getWeekInfo?(): { firstDay: number } };
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }).firstDay % DAYS_OF_WEEK;
}

/** Weeks of a month (1 to 12); `null` for days of adjacent months. */
export function weeksOf(year: number, month: number, first: number): (string | null)[][] {
  const begin = Date.UTC(year, month - 1, 1) / DAY_MS;
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(begin * DAY_MS).getUTCDay() - first + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return Array.from({ length: Math.ceil((before + count) / DAYS_OF_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (__, i) => {
      const date = week * DAYS_OF_WEEK + i - before;
      return date < 0 || date >= count ? null : dayAt(begin + date);
    }),
  );
}

export const weekdays = (intl: IntlShape, first: number): { short: string; long: string }[] =>
  Array.from({ length: DAYS_OF_WEEK }, (_, i) => {
    // 4 January 1970 was a Sunday.
    const at = (3 + first + i) * DAY_MS;
    return {
      short: intl.formatDate(at, { weekday: "narrow", timeZone: "UTC" }),
      long: intl.formatDate(at, { weekday: "long", timeZone: "UTC" }),
    };
  });

export const dayText = (intl: IntlShape, day: string, long = false): string =>
  intl.formatDate(numberOf(day) * DAY_MS, {
    weekday: long ? "long" : "short",
    day: "numeric",
    month: long ? "long" : "short",
    year: "numeric",
    timeZone: "UTC",
  });
