// When a report is due, on the clocks of a zone, also through the nights on which they are changed: a local time that is skipped is due at the first
// instant after it, one that comes twice is due once, the first time.
import { DAY_MS, HOUR_MS } from "../durations";
import { firstAt, offsetOf } from "../indicators/localHours";
import { dayOf } from "../language/localTimes";
import type { ReportFrequency } from "./reports";

export interface ReportSchedule {
  frequency: ReportFrequency;
  /** 1 (Monday) to 7 (Sunday); null: each day. */
  weekday: number | null;
  /** 0 to 23. */
  hour: number;
  /** IANA. */
  timeZone: string;
}

const DAYS_OF_WEEK = 7;
/** Days around an instant, in which there are a due time before and one after it. */
const NEAR_DAYS = DAYS_OF_WEEK + 2;

/** Unix ms, in their order. */
function dueNear({ frequency, weekday, hour, timeZone }: ReportSchedule, at: number): number[] {
  const today = Math.floor((at + offsetOf(at, timeZone)) / DAY_MS);
  return Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, i) => today - NEAR_DAYS + i)
    .filter((day) => frequency === "DAILY" || (new Date(day * DAY_MS).getUTCDay() || DAYS_OF_WEEK) === weekday)
    .map((day) => firstAt(day * DAY_MS + hour * HOUR_MS, timeZone));
}

/** The first due time after an instant, Unix ms. */
export const nextDue = (schedule: ReportSchedule, after: number): number => dueNear(schedule, after).find((due) => due > after)!;

/** The last due time until an instant: of several that nobody was there for, the one that is sent. */
export const latestDue = (schedule: ReportSchedule, until: number): number => dueNear(schedule, until).findLast((due) => due <= until)!;

/** The days that a report which is due then is about, in the zone of its AMA instance: 2026-11-25. */
export function daysOfReport(frequency: ReportFrequency, due: number, timeZone: string): { firstDay: string; lastDay: string } {
  const today = Date.parse(`${dayOf(due, timeZone)}T00:00:00Z`);
  const before = (days: number): string => new Date(today - days * DAY_MS).toISOString().slice(0, 10);
  return { firstDay: before(frequency === "DAILY" ? 1 : DAYS_OF_WEEK), lastDay: before(1) };
}

/** Whether there is such a zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return /^[A-Z]/.test(timeZone);
  } catch {
    return false;
  }
}
