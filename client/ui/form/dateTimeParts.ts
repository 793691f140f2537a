// A local date and time ("2026-10-25T02:30") as the parts that are typed of it. A part that is not typed yet is empty.
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../schema/rules/durations";

export const partNames = ["year", "month", "day", "hour", "minute"] as const;
export type PartName = (typeof partNames)[number];
export type Parts = Record<PartName, string>;

/** The least and the greatest that each part can be. */
export const partRanges: Readonly<Record<PartName, readonly [min: number, max: number]>> = {
  year: [1970, 9999],
  month: [1, 12],
  day: [1, 31],
  hour: [0, 23],
  minute: [0, 59],
};
export const partLength = (name: PartName): number => (name === "year" ? 4 : 2);
const padded = (name: PartName, value: number): string => String(value).padStart(partLength(name), "0");

/** What is no such text has only empty parts. */
export function partsOf(local: string): Parts {
  const found = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(local);
  return Object.fromEntries(partNames.map((name, i) => [name, found?.[i + 1] ?? ""])) as Parts;
}

/** Empty as long as a part is missing, the year is being typed, or there is no such day or time in the calendar. */
export function localOfParts(parts: Parts): string {
  if (partNames.some((name) => parts[name] === "") || Number(parts.year) < partRanges.year[0]) return "";
  const [year, month, day, hour, minute] = partNames.map((name) => padded(name, Number(parts[name])));
  const local = `${year}-${month}-${day}T${hour}:${minute}`;
  const at = new Date(`${local}:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(local) ? local : "";
}

/** The whole moved by so many of one part: the others follow, as clocks and calendars do; a month that is shorter has its last day. */
export function moved(local: string, name: PartName, by: number): string {
  const at = new Date(`${local}:00Z`);
  const day = at.getUTCDate();
  if (name === "year" || name === "month") {
    at.setUTCDate(1);
    at.setUTCMonth(at.getUTCMonth() + by * (name === "year" ? 12 : 1));
    const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
    at.setUTCDate(Math.min(day, last));
  } else at.setTime(at.getTime() + by * { day: DAY_MS, hour: HOUR_MS, minute: MINUTE_MS }[name]);
  return at.getUTCFullYear() > partRanges.year[1] || at.getUTCFullYear() < partRanges.year[0] ? local : at.toISOString().slice(0, 16);
}

/** Whether no further digit can follow: as long as the part is, or what every longer number would go beyond it. */
export const isTyped = (name: PartName, text: string): boolean =>
  text.length >= partLength(name) || (text !== "" && Number(text) * 10 > partRanges[name][1]);
