import type { LocalTime } from "../../../schema/rules/fields/record";
import { readInstant } from "../../../schema/rules/language/instants";
import { plausibleYears } from "../../platform/time";
import { ValueError } from "./valueError";
import type { ValueReader } from "./values";

export const instant: ValueReader<Date> = (value) => dateOf(value, null);

export const instantInUtc: ValueReader<Date> = (value) => dateOf(value, "Z");

/** Like `instant`. Without an offset, the local time in whole seconds. */
export const localTime: ValueReader<LocalTime> = (value) => {
  const date = dateOf(value, null);
  if (!(date instanceof ValueError) || date.code !== "DATE_WITHOUT_OFFSET") return date;
  const asUtc = dateOf(value, "Z");
  return asUtc instanceof ValueError ? asUtc : { local: asUtc.toISOString().slice(0, 19) };
};

function dateOf(value: unknown, defaultOffset: "Z" | null): Date | ValueError {
  const at = typeof value === "string" ? readInstant(value, defaultOffset) : "DATE_EXPECTED";
  if (typeof at === "string") return new ValueError(at);
  const date = new Date(at);
  const year = date.getUTCFullYear();
  return year >= plausibleYears.first && year < plausibleYears.last ? date : new ValueError("DATE_IMPLAUSIBLE", plausibleYears);
}
