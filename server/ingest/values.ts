// Reads one value as real data writes it. Each answers the value in our types, or the fault; null and blank are the caller's matter.
import { Fault } from "./fault";

export type Read<T> = (value: unknown) => T | Fault;

/** Nothing is said: null, or a text of white space. */
export const isBlank = (value: unknown): boolean => value === null || (typeof value === "string" && value.trim() === "");

/** What PostgreSQL keeps in no text. With the u flag a surrogate matches only when its other half is missing. */
export const unkeepable = /\0|\p{Surrogate}/u;

/** A trimmed text of at most `most` characters. Numbers are taken as they are written. */
export const text =
  (most: number): Read<string> =>
  (value) => {
    if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) return new Fault("NUMBER_INEXACT");
    if (typeof value === "number" && Number.isFinite(value)) return String(value);
    if (typeof value !== "string") return new Fault("TEXT_EXPECTED");
    const trimmed = value.trim();
    if (unkeepable.test(trimmed)) return new Fault("TEXT_CHARACTERS");
    return trimmed.length > most ? new Fault("TEXT_TOO_LONG", { most }) : trimmed;
  };

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const withComma = /^[+-]?[\d.\s]*,\d+$/;

/** A number, or a text that is one, from `least` to `most`. */
export const number =
  (least: number, most: number): Read<number> =>
  (value) => {
    const read = typeof value === "string" ? numberOf(value.trim()) : typeof value === "number" ? value : NaN;
    if (read instanceof Fault) return read;
    if (Number.isNaN(read)) return new Fault("NUMBER_EXPECTED");
    // 0 instead of -0: the database keeps no such difference.
    return read >= least && read <= most ? read + 0 : new Fault("NUMBER_RANGE", { least, most });
  };

const numberOf = (written: string): number | Fault => {
  if (decimal.test(written)) return Number(written);
  return withComma.test(written) ? new Fault("DECIMAL_COMMA") : NaN;
};

/** As `number`, whole. */
export const whole =
  (least: number, most: number): Read<number> =>
  (value) => {
    const read = number(least, most)(value);
    return read instanceof Fault || Number.isInteger(read) ? read : new Fault("NUMBER_RANGE", { least, most });
  };

const flags: ReadonlyMap<string, boolean> = new Map([
  ...["1", "S", "SI", "SÍ", "Y", "YES", "TRUE"].map((written) => [written, true] as const),
  ...["0", "N", "NO", "FALSE"].map((written) => [written, false] as const),
]);

export const flag: Read<boolean> = (value) => {
  const written =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value).trim().toUpperCase() : "";
  return flags.get(written) ?? new Fault("FLAG_EXPECTED");
};

/** Our value for a source code; letter case does not count. */
export function coded<V>(table: Record<string, V>): Read<V> {
  const values = new Map(Object.entries(table).map(([code, value]) => [code.toUpperCase(), value]));
  const known = Object.keys(table).join(", ");
  return (value) => {
    const code = text(100)(value);
    return code instanceof Fault ? code : (values.get(code.toUpperCase()) ?? new Fault("CODE_UNKNOWN", { known }));
  };
}

export const httpsAddress: Read<string> = (value) => {
  const address = text(2_000)(value);
  return address instanceof Fault || (/^https:\/\//i.test(address) && URL.canParse(address)) ? address : new Fault("ADDRESS_NOT_HTTPS");
};
