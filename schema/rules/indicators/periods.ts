// The periods that the dashboard shows: whole days of an AMA instance's zone.
import { DAY_MS } from "../durations";
import { wallClock } from "../language/localTimes";
import { daysLater, type Slot, type SlotUnit, startOf } from "./localHours";

export const PeriodName = { TODAY: "TODAY", LAST_WEEK: "LAST_WEEK", CUSTOM: "CUSTOM" } as const;
export type PeriodName = keyof typeof PeriodName;

/** A period as it is asked for; a custom one has its first and last day (2026-11-25). */
export interface Period {
  name: PeriodName;
  firstDay?: string | null;
  lastDay?: string | null;
}

export const periodLimits = {
  /** Days of a custom period, at most: two years. */
  maxDays: 731,
  /** Up to so many days are shown by the hour, and up to so many by the day; more by the month. */
  hourlyDays: 2,
  dailyDays: 92,
} as const;

const DAYS_OF_WEEK = 7;
const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;

/** A day (2026-11-25) as the number of days since 1970; null: there is no such day. */
export function dayNumber(day: string | null | undefined): number | null {
  if (!day || !DAY_PATTERN.test(day)) return null;
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? null : at / DAY_MS;
}

/** Its days from the first until after the last, and by what it is shown; null: there is no such period, or it is too long. */
export function resolvePeriod(
  { name, firstDay, lastDay }: Period,
  now: number,
  timeZone: string,
): (Slot & { unit: SlotUnit; days: number }) | null {
  const today = startOf("DAY", now, timeZone);
  const [first, last] = [dayNumber(firstDay), dayNumber(lastDay)];
  if (name === "CUSTOM" && (first === null || last === null)) return null;
  const wallToday = Math.floor(wallClock(now, timeZone) / DAY_MS);
  const [begin, days] =
    name === "TODAY" ? [0, 1] : name === "LAST_WEEK" ? [1 - DAYS_OF_WEEK, DAYS_OF_WEEK] : [first! - wallToday, last! - first! + 1];
  if (days < 1 || days > periodLimits.maxDays) return null;
  const from = daysLater(today, begin, timeZone);
  const unit = days <= periodLimits.hourlyDays ? "HOUR" : days <= periodLimits.dailyDays ? "DAY" : "MONTH";
  return { from, to: daysLater(from, days, timeZone), unit, days };
}

/** The period of as many days right before, and the one that a week earlier had the same days of the week. */
export const earlierPeriods = ({ from, to, days }: Slot & { days: number }, timeZone: string): { before: Slot; weekBefore: Slot } => {
  const back = (count: number): Slot => ({ from: daysLater(from, -count, timeZone), to: daysLater(to, -count, timeZone) });
  return { before: back(days), weekBefore: back(Math.ceil(days / DAYS_OF_WEEK) * DAYS_OF_WEEK) };
};
