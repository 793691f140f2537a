// Readers for single values. They return the converted value or an error; null and blank values are handled by the caller.
import { forbiddenText } from "../../../schema/rules/language/forbiddenText";
import { ValueError } from "./valueError";

export type ValueReader<T> = (value: unknown) => T | ValueError;

export const isBlank = (value: unknown): boolean => value === null || (typeof value === "string" && value.trim() === "");

export const text =
  (maxLength: number): ValueReader<string> =>
  (value) => {
    if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) return new ValueError("NUMBER_INEXACT");
    if (typeof value === "number" && Number.isFinite(value)) return String(value);
    if (typeof value !== "string") return new ValueError("TEXT_EXPECTED");
    const trimmed = value.trim();
    if (forbiddenText.test(trimmed)) return new ValueError("TEXT_CHARACTERS");
    return trimmed.length > maxLength ? new ValueError("TEXT_TOO_LONG", { most: maxLength }) : trimmed;
  };

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const withComma = /^[+-]?[\d.\s]*,\d+$/;

export const number =
  (min: number, max: number): ValueReader<number> =>
  (value) => {
    const read = typeof value === "string" ? numberOf(value.trim()) : typeof value === "number" ? value : NaN;
    if (read instanceof ValueError) return read;
    if (Number.isNaN(read)) return new ValueError("NUMBER_EXPECTED");
    // Adding 0 converts -0 to 0.
    return read >= min && read <= max ? read + 0 : new ValueError("NUMBER_RANGE", { least: min, most: max });
  };

const numberOf = (written: string): number | ValueError => {
  if (decimal.test(written)) return Number(written);
  return withComma.test(written) ? new ValueError("DECIMAL_COMMA") : NaN;
};

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

export function coded<V>(table: Record<string, V>): ValueReader<V> {
  const values = new Map(Object.entries(table).map(([code, value]) => [code.toUpperCase(), value]));
  const codes = Object.keys(table).join(", ");
  return (value) => {
    const code = text(100)(value);
    return code instanceof ValueError ? code : (values.get(code.toUpperCase()) ?? new ValueError("CODE_UNKNOWN", { known: codes }));
  };
}

export const httpsAddress: ValueReader<string> = (value) => {
  const address = text(2_000)(value);
  return address instanceof ValueError || (/^https:\/\//i.test(address) && URL.canParse(address))
    ? address
    : new ValueError("ADDRESS_NOT_HTTPS");
};
