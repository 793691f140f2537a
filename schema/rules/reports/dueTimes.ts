// Due times of reports in a time zone. A local time skipped by a clock change is due immediately after it; an ambiguous one is due once,
// at its first occurrence.
import { DAY_MS, HOUR_MS } from "../durations";
import { firstAt, offsetOf } from "../indicators/localHours";
import { dayNumber } from "../indicators/periods";
import { dayOf } from "../language/localTimes";
import type { ReportFrequency } from "./reports";

export interface ReportSchedule {
  frequency: ReportFrequency;
  /** 1 (Monday) to 7 (Sunday); `null` for daily reports. */
  weekday: number | null;
  /** 0 to 23. */
  hour: number;
  /** IANA. */
  timeZone: string;
}

const DAYS_OF_WEEK = 7;
const NEAR_DAYS = DAYS_OF_WEEK + 2;

function dueNear({ frequency, weekday, hour, timeZone }: ReportSchedule, at: number): number[] {
  const today = Math.floor((at + offsetOf(at, timeZone)) / DAY_MS);
  return Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, i) => today - NEAR_DAYS + i)
    .filter((day) => frequency === "DAILY" || (new Date(day * DAY_MS).getUTCDay() || DAYS_OF_WEEK) === weekday)
    .map((day) => firstAt(day * DAY_MS + hour * HOUR_MS, timeZone));
}

export const nextDue = (schedule: ReportSchedule, after: number): number => dueNear(schedule, after).find((due) => due > after)!;

/** Last due time up to an instant; if several were missed, only this one is sent. */
export const latestDue = (schedule: ReportSchedule, until: number): number => dueNear(schedule, until).findLast((due) => due <= until)!;

/** Days that the report covers, in the AMA instance's zone: 2026-11-25. */
export function daysOfReport(frequency: ReportFrequency, due: number, timeZone: string): { firstDay: string; lastDay: string } {
  const today = dayNumber(dayOf(due, timeZone))!;
  const before = (days: number): string => new Date((today - days) * DAY_MS).toISOString().slice(0, 10);
  return { firstDay: before(frequency === "DAILY" ? 1 : DAYS_OF_WEEK), lastDay: before(1) };
}

export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return /^[A-Z]/.test(timeZone);
  } catch {
    return false;
  }
}
