import { MINUTE_MS } from "../durations";

export type InstantError = "DATE_EXPECTED" | "DATE_WITHOUT_OFFSET";

const ISO_PATTERN = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i;
const MAX_OFFSET_MINUTES = 14 * 60;

/**
 * Parses ISO 8601 to milliseconds since 1970. A missing offset is an error unless `defaultOffset` is given. Independent of the process's
 * time zone.
 */
export function readInstant(text: string, defaultOffset: "Z" | null = null): number | InstantError {
  const match = ISO_PATTERN.exec(text.trim());
  if (!match) return "DATE_EXPECTED";
  const [, year, month, day, hour, minute, second = "0", fraction = "0", offset = defaultOffset] = match;
  if (hour === undefined || offset === null) return "DATE_WITHOUT_OFFSET";
  const fields = [Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)] as const;
  const local = new Date(Date.UTC(...fields));
  const normalized = [
    local.getUTCFullYear(),
    local.getUTCMonth(),
    local.getUTCDate(),
    local.getUTCHours(),
    local.getUTCMinutes(),
    local.getUTCSeconds(),
  ];
  const offsetMinutes = offsetMinutesOf(offset);
  // Date.UTC accepts 30 February and 25:00 and turns them into another day.
  if (fields.some((field, i) => field !== normalized[i]) || offsetMinutes === null) return "DATE_EXPECTED";
  return local.getTime() + Number(fraction.padEnd(3, "0").slice(0, 3)) - offsetMinutes * MINUTE_MS;
}

function offsetMinutesOf(offset: string): number | null {
  if (offset.toUpperCase() === "Z") return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(3).replace(":", "") || "0")];
  if (minutes > 59 || hours * 60 + minutes > MAX_OFFSET_MINUTES) return null;
  return (hours * 60 + minutes) * (offset.startsWith("-") ? -1 : 1);
}
