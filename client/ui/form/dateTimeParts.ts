// Splits a local date and time ("2026-10-25T02:30") into its typed parts. Missing parts are empty.
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../schema/rules/durations";

export const partNames = ["year", "month", "day", "hour", "minute"] as const;
export type PartName = (typeof partNames)[number];
export type Parts = Record<PartName, string>;

export const partRanges: Readonly<Record<PartName, readonly [min: number, max: number]>> = {
  year: [1970, 9999],
  month: [1, 12],
  day: [1, 31],
  hour: [0, 23],
  minute: [0, 59],
};
export const partLength = (name: PartName): number => (name === "year" ? 4 : 2);
const padded = (name: PartName, value: number): string => String(value).padStart(partLength(name), "0");

export function partsOf(local: string): Parts {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(local);
  return Object.fromEntries(partNames.map((name, i) => [name, match?.[i + 1] ?? ""])) as Parts;
}

/** Empty if a part is missing, the year is incomplete, or the date does not exist. */
export function localOfParts(parts: Parts): string {
  if (partNames.some((name) => parts[name] === "") || Number(parts.year) < partRanges.year[0]) return "";
  const [year, month, day, hour, minute] = partNames.map((name) => padded(name, Number(parts[name])));
  const local = `${year}-${month}-${day}T${hour}:${minute}`;
  const at = new Date(`${local}:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(local) ? local : "";
}

/** Changes one part by a number of steps with carry to the others. The day is limited to the length of the month. */
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

/** True if no further digit can follow. */
export const isTyped = (name: PartName, text: string): boolean =>
  text.length >= partLength(name) || (text !== "" && Number(text) * 10 > partRanges[name][1]);
