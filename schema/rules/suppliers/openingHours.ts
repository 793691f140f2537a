// Parses timetables such as "L-V: 08:00-20:00; S: 09:00-14:00 y 16:00-18:00", "Mo-Fr 08:00-18:00; PH off", "24 h". Days are Spanish (L M
// X J V S D, F holiday) or English (Mo to Su, PH).
const MINUTES_PER_DAY = 1_440;

/** `weekday` 0 is Monday. */
export interface LocalDay {
  weekday: number;
  isHoliday: boolean;
}
export interface LocalMoment {
  today: LocalDay;
  /** Needed for intervals that began before midnight. */
  yesterday: LocalDay;
  minutes: number;
}

/** Minutes since midnight; an end after midnight is above 1,440. */
type Interval = readonly [from: number, to: number];
export interface OpeningHours {
  weekdays: readonly (readonly Interval[])[];
  /** `null` if not specified; Sunday's hours apply. */
  holidays: readonly Interval[] | null;
}

export interface Timetable {
  text: string;
  hours: OpeningHours | null;
}
export const readTimetable = (text: string | null): Timetable | null => (text === null ? null : { text, hours: openingHours(text) });

const dayNames: Record<string, number> = {
  ...{ l: 0, m: 1, x: 2, j: 3, v: 4, s: 5, d: 6, f: 7 },
  ...{ mo: 0, tu: 1, we: 2, th: 3, fr: 4, sa: 5, su: 6, ph: 7 },
};
const DAY = "(?:mo|tu|we|th|fr|sa|su|ph|[lmxjvsdf])";
const RULE = new RegExp(`^(?:(${DAY}(?:\\s*[-,]\\s*${DAY})*)\\s*(?::|\\s|$))?\\s*(.*)$`, "i");
const TIMES = /^(\d{1,2}):(\d\d)\s*-\s*(\d{1,2}):(\d\d)$/;

/** Returns the hours of a timetable; `null` if it cannot be parsed, so that such a supplier is not treated as closed. */
export function openingHours(schedule: string): OpeningHours | null {
  const weekdays: (readonly Interval[])[] = Array.from({ length: 7 }, () => []);
  let holidays: readonly Interval[] | null = null;
  for (const part of schedule.split(";")) {
    const rule = part.trim();
    if (!rule) continue;
    const [, days, times] = RULE.exec(rule)!;
    const intervals = intervalsOf(times!);
    if (!intervals) return null;
    for (const day of days ? daysOf(days) : [0, 1, 2, 3, 4, 5, 6]) {
      if (day === 7) holidays = intervals;
      else weekdays[day] = intervals;
    }
  }
  return holidays || weekdays.some((day) => day.length) ? { weekdays, holidays } : null;
}

function intervalsOf(text: string): Interval[] | null {
  if (/^24\s*(h|\/\s*7)$/i.test(text)) return [[0, MINUTES_PER_DAY]];
  if (/^(off|closed|cerrado)$/i.test(text)) return [];
  const intervals = text.split(/\s+y\s+|,/i).map((part): Interval | null => {
    const match = TIMES.exec(part.trim());
    if (!match) return null;
    const [fromHour, fromMinute, toHour, toMinute] = match.slice(1).map(Number) as [number, number, number, number];
    if (fromHour > 24 || toHour > 24 || fromMinute > 59 || toMinute > 59) return null;
    const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
    return [from, to > from ? to : to + MINUTES_PER_DAY];
  });
  return intervals.every((interval) => interval !== null) ? intervals : null;
}

function daysOf(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [first, last = first] = part.split("-").map((name) => dayNames[name.trim().toLowerCase()]!) as [number, number?];
    if (first === 7 || last === 7) return [...new Set([first, last])];
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7);
  });
}

const hoursOn = ({ weekdays, holidays }: OpeningHours, { weekday, isHoliday }: LocalDay): readonly Interval[] =>
  isHoliday ? (holidays ?? weekdays[6]!) : weekdays[weekday]!;

export const isOpenAt = (hours: OpeningHours, { today, yesterday, minutes }: LocalMoment): boolean =>
  hoursOn(hours, today).some(([from, to]) => minutes >= from && minutes < to) ||
  hoursOn(hours, yesterday).some(([, to]) => minutes + MINUTES_PER_DAY < to);
