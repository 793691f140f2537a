import { MINUTE_MS } from "../../../schema/rules/durations";
import type { LocalTime } from "../../../schema/rules/fields/record";
import { plausibleYears as years } from "../../platform/time";
import { ValueError } from "./valueError";
import type { ValueReader } from "./values";

const isoPattern = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** An instant in ISO 8601 with offset; finer than milliseconds is cut off. */
export const instant: ValueReader<Date> = (value) => readInstant(value, null);

/** As `instant`, of a field that says by its name that it is in UTC. */
export const instantInUtc: ValueReader<Date> = (value) => readInstant(value, "Z");

/** What the clocks of a place show, where no offset says which instant that is; whole seconds. */
export const localTime: ValueReader<LocalTime> = (value) => {
  const found = readInstant(value, null);
  if (!(found instanceof ValueError) || found.code !== "DATE_WITHOUT_OFFSET") return found;
  const asUtc = readInstant(value, "Z");
  return asUtc instanceof ValueError ? asUtc : { local: asUtc.toISOString().slice(0, 19) };
};

function readInstant(value: unknown, defaultOffset: string | null): Date | ValueError {
  const found = typeof value === "string" ? isoPattern.exec(value.trim()) : null;
  if (!found) return new ValueError("DATE_EXPECTED");
  const [, year, month, day, hour, minute, second = "0", fraction = "0", offset = defaultOffset] = found;
  if (hour === undefined || offset === null) return new ValueError("DATE_WITHOUT_OFFSET");
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
  const offsetMinutes = minutesOf(offset);
  // 30 February and 25 o'clock would silently become another day.
  if (fields.some((field, i) => field !== normalized[i]) || offsetMinutes === null) return new ValueError("DATE_EXPECTED");
  const at = new Date(local.getTime() + Number(fraction.padEnd(3, "0").slice(0, 3)) - offsetMinutes * MINUTE_MS);
  const utcYear = at.getUTCFullYear();
  return utcYear >= years.first && utcYear < years.last ? at : new ValueError("DATE_IMPLAUSIBLE", years);
}

/** Minutes east of Greenwich; null for an offset that no place has. */
function minutesOf(offset: string): number | null {
  if (offset.toUpperCase() === "Z") return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(3).replace(":", "") || "0")];
  if (minutes > 59 || hours * 60 + minutes > 14 * 60) return null;
  return (hours * 60 + minutes) * (offset.startsWith("-") ? -1 : 1);
}
