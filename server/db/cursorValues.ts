import type { Column } from "drizzle-orm";
import { z } from "zod";

export type CursorType = "text" | "uuid" | "integer" | "bigint" | "number" | "instant" | "date";

const integerWithin = (limit: number): z.ZodType<string> =>
  z
    .string()
    .regex(/^-?\d{1,16}$/)
    .refine((text) => Math.abs(Number(text)) <= limit);
const HAS_YEAR = /^(?!0000)/;
/** Format of PostgreSQL's `DateStyle` ISO in UTC, or of `Date.toISOString`. */
const instant = z
  .string()
  .regex(HAS_YEAR)
  .transform((text) => text.replace(" ", "T").replace(/\+00$/, "Z"))
  .pipe(z.iso.datetime());

const schemas: Record<CursorType, z.ZodType> = {
  text: z.string().refine((text) => !text.includes("\0")),
  uuid: z.guid(),
  integer: integerWithin(2 ** 31 - 1),
  bigint: integerWithin(Number.MAX_SAFE_INTEGER),
  // Excludes numbers below the range of a double, which PostgreSQL rejects.
  number: z.union([
    z.enum(["Infinity", "-Infinity", "NaN"]),
    z
      .string()
      .regex(/^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,3})?$/)
      .refine((text) => Number.isFinite(Number(text)) && (Number(text) !== 0 || !/[1-9]/.test(text.split("e")[0]!))),
  ]),
  instant: z.union([z.enum(["infinity", "-infinity"]), instant]),
  date: z.iso.date().regex(HAS_YEAR),
};

export const isCursorValue = (type: CursorType, value: string | number): boolean =>
  (type === "text" ? typeof value === "string" : true) && schemas[type].safeParse(String(value)).success;

export function cursorType(column: Column): CursorType {
  const sqlType = column.getSQLType();
  if (sqlType === "uuid" || sqlType === "date" || sqlType === "integer" || sqlType === "bigint") return sqlType;
  if (sqlType.startsWith("timestamp")) return "instant";
  if (sqlType === "double precision" || sqlType === "real") return "number";
  return "text";
}
