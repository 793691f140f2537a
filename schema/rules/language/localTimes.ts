// Formats instants in a time zone. `tag` is BCP 47 (`locales`), `zone` IANA.
import { DAY_MS, HOUR_MS } from "../durations";

const formats = new Map<string, Intl.DateTimeFormat>();

function format(tag: string, options: Intl.DateTimeFormatOptions & { timeZone: string }): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  let cachedFormat = formats.get(key);
  if (!cachedFormat) formats.set(key, (cachedFormat = new Intl.DateTimeFormat(tag, options)));
  return cachedFormat;
}

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

export const dayOf = (instant: number, timeZone: string): string =>
  format("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(instant);

/**
 * Returns "10:25", with the date or year if it differs from `now`'s, and with the UTC offset if clocks go back and the local time is
 * ambiguous.
 */
export function localTime(instant: number, now: number, tag: string, timeZone: string): string {
  const wall = (at: number): string => format("en-CA", { timeZone, ...clock, day: "2-digit" }).format(at);
  const twice = wall(instant) === wall(instant - HOUR_MS) || wall(instant) === wall(instant + HOUR_MS);
  const [day, today] = [dayOf(instant, timeZone), dayOf(now, timeZone)];
  return format(tag, {
    timeZone,
    ...clock,
    ...(day !== today && { day: "numeric", month: "short" }),
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }),
    ...(twice && { timeZoneName: "shortOffset" }),
  }).format(instant);
}

const LOCAL_TIME_PATTERN = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?$/;

/** Returns a zone's local time as if it were UTC, in whole seconds. */
export function wallClock(instant: number, timeZone: string): number {
  const parts = format("en-CA", { timeZone, ...clock, year: "numeric", month: "2-digit", day: "2-digit", second: "2-digit" });
  const local = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(local.year!, local.month! - 1, local.day, local.hour, local.minute, local.second);
}

/**
 * Returns the instants of a typed local time (2026-10-25T02:30, seconds optional), earliest first: none if skipped or invalid, two if
 * ambiguous.
 */
export function instantsOf(local: string, timeZone: string): Date[] {
  const match = LOCAL_TIME_PATTERN.exec(local);
  if (!match) return [];
  const [year, month, date, hours, minutes, seconds] = match.slice(1).map((field) => Number(field ?? 0));
  const localMs = Date.UTC(year!, month! - 1, date, hours, minutes, seconds);
  // Date would silently turn 30 February or 25:00 into another day.
  if (!new Date(localMs).toISOString().startsWith(local)) return [];
  // Offsets a day before and a day after cover any clock change; the correct one reproduces the local time.
  const offsets = new Set([localMs - DAY_MS, localMs + DAY_MS].map((at) => wallClock(at, timeZone) - at));
  const instants = [...offsets].map((offset) => localMs - offset).filter((at) => wallClock(at, timeZone) === localMs);
  return instants.sort((a, b) => a - b).map((at) => new Date(at));
}

export const localOf = (instant: number, timeZone: string): string => new Date(wallClock(instant, timeZone)).toISOString().slice(0, 16);
