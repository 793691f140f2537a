import { type GraphQLScalarType, Kind } from "graphql";
import { describe, expect, test } from "vitest";
import { CalendarDate, Decimal, TimeZone } from "../../../schema/scalars";

describe("a scalar of text", () => {
  test.each([
    [CalendarDate, ["2026-11-25", "2028-02-29"], ["", "2026-02-30", "25.11.2026", "2026-11-25T10:00:00Z", 20261125, null]],
    [TimeZone, ["Europe/Madrid", "UTC"], ["", "Europe/Nowhere", "+01:00", 1]],
    [Decimal, ["0", "-12.50", "123456789012345678901234567890.1"], ["", "1,5", "1e3", ".5", "NaN", 1.5]],
  ] as [GraphQLScalarType<string, string>, string[], unknown[]][])("%s accepts its values only", (scalar, valid, invalid) => {
    for (const text of valid) {
      expect(scalar.parseValue(text)).toBe(text);
      expect(scalar.parseLiteral({ kind: Kind.STRING, value: text })).toBe(text);
      expect(scalar.serialize(text)).toBe(text);
    }
    for (const value of invalid) expect(() => scalar.parseValue(value)).toThrow(`${JSON.stringify(value)} is not a valid ${scalar.name}.`);
  });
});
