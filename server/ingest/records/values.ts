// Reads one value as real data writes it. Each answers the value in our types, or the fault; null and blank are the caller's matter.
import { ValueError } from "./valueError";

export type ValueReader<T> = (value: unknown) => T | ValueError;

/** Nothing is said: null, or a text of white space. */
export const isBlank = (value: unknown): boolean => value === null || (typeof value === "string" && value.trim() === "");

/** What PostgreSQL keeps in no text. With the u flag a surrogate matches only when its other half is missing. */
export const unstorableText = /\0|\p{Surrogate}/u;

/** A trimmed text of at most `most` characters. Numbers are taken as they are written. */
export const text =
  (maxLength: number): ValueReader<string> =>
  (value) => {
    if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) return new ValueError("NUMBER_INEXACT");
    if (typeof value === "number" && Number.isFinite(value)) return String(value);
    if (typeof value !== "string") return new ValueError("TEXT_EXPECTED");
    const trimmed = value.trim();
    if (unstorableText.test(trimmed)) return new ValueError("TEXT_CHARACTERS");
    return trimmed.length > maxLength ? new ValueError("TEXT_TOO_LONG", { most: maxLength }) : trimmed;
  };

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const withComma = /^[+-]?[\d.\s]*,\d+$/;

/** A number, or a text that is one, from `least` to `most`. */
export const number =
  (min: number, max: number): ValueReader<number> =>
  (value) => {
    const read = typeof value === "string" ? numberOf(value.trim()) : typeof value === "number" ? value : NaN;
    if (read instanceof ValueError) return read;
    if (Number.isNaN(read)) return new ValueError("NUMBER_EXPECTED");
    // 0 instead of -0: the database keeps no such difference.
    return read >= min && read <= max ? read + 0 : new ValueError("NUMBER_RANGE", { least: min, most: max });
  };

const numberOf = (written: string): number | ValueError => {
  if (decimal.test(written)) return Number(written);
  return withComma.test(written) ? new ValueError("DECIMAL_COMMA") : NaN;
};

/** As `number`, whole. */
export const whole =
  (min: number, max: number): ValueReader<number> =>
  (value) => {
    const read = number(min, max)(value);
    return read instanceof ValueError || Number.isInteger(read) ? read : new ValueError("NUMBER_RANGE", { least: min, most: max });
  };

const flags: ReadonlyMap<string, boolean> = new Map([
  ...["1", "S", "SI", "SÍ", "Y", "YES", "TRUE"].map((written) => [written, true] as const),
  ...["0", "N", "NO", "FALSE"].map((written) => [written, false] as const),
]);

export const flag: ValueReader<boolean> = (value) => {
  const written =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value).trim().toUpperCase() : "";
  return flags.get(written) ?? new ValueError("FLAG_EXPECTED");
};

/** Our value for a source code; letter case does not count. */
export function coded<V>(table: Record<string, V>): ValueReader<V> {
  const values = new Map(Object.entries(table).map(([code, value]) => [code.toUpperCase(), value]));
  const known = Object.keys(table).join(", ");
  return (value) => {
    const code = text(100)(value);
    return code instanceof ValueError ? code : (values.get(code.toUpperCase()) ?? new ValueError("CODE_UNKNOWN", { known }));
  };
}

export const httpsAddress: ValueReader<string> = (value) => {
  const address = text(2_000)(value);
  return address instanceof ValueError || (/^https:\/\//i.test(address) && URL.canParse(address))
    ? address
    : new ValueError("ADDRESS_NOT_HTTPS");
};
