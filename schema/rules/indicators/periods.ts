import { DAY_MS } from "../durations";
import { readInstant } from "../language/instants";
import { wallClock } from "../language/localTimes";
import { daysLater, type Slot, type SlotUnit, startOf } from "./localHours";

export const PeriodName = { TODAY: "TODAY", LAST_WEEK: "LAST_WEEK", CUSTOM: "CUSTOM" } as const;
export type PeriodName = keyof typeof PeriodName;

export interface Period {
  name: PeriodName;
  firstDay?: string | null;
  lastDay?: string | null;
}

/** Replaces an instance id to request the total of all the viewer's instances. */
export const ALL_INSTANCES = "*";

export type ResolvedPeriod = Slot & { unit: SlotUnit; days: number };

export const periodLimits = {
  maxDays: 731,
  /** Up to `hourlyDays` days are shown by hour, up to `dailyDays` by day, longer periods by month. */
  hourlyDays: 2,
  dailyDays: 92,
} as const;

const DAYS_OF_WEEK = 7;
const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;

/** Days since 1970 of a date (2026-11-25); `null` if it is invalid. */
export function dayNumber(day: string | null | undefined): number | null {
  if (!day || !DAY_PATTERN.test(day)) return null;
  const at = readInstant(`${day}T00:00Z`);
  return typeof at === "string" ? null : at / DAY_MS;
}

/** Resolves a period to instants and unit; `null` if it is invalid or too long. */
export function resolvePeriod({ name, firstDay, lastDay }: Period, now: number, timeZone: string): ResolvedPeriod | null {
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

/** The preceding period of the same length, and the same weekdays one or more weeks earlier. */
export const earlierPeriods = ({ from, to, days }: Slot & { days: number }, timeZone: string): { before: Slot; weekBefore: Slot } => {
  const back = (count: number): Slot => ({ from: daysLater(from, -count, timeZone), to: daysLater(to, -count, timeZone) });
  return { before: back(days), weekBefore: back(Math.ceil(days / DAYS_OF_WEEK) * DAYS_OF_WEEK) };
};
