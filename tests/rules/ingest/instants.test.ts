import { expect, test } from "vitest";
import { readInstant } from "../../../schema/rules/language/instants";

test.each([
  ["2026-11-27T19:24:20.123Z", "2026-11-27T19:24:20.123Z"],
  ["2026-11-27T19:24:20.1234567+0000", "2026-11-27T19:24:20.123Z"],
  ["2026-11-27 19:24 +05:30", "2026-11-27T13:54:00.000Z"],
  ["2026-03-29T01:30:00+01", "2026-03-29T00:30:00.000Z"],
])("reads %s", (text, at) => expect(readInstant(text)).toBe(Date.parse(at)));

test.each([
  ["2026-11-27T19:24:20", "DATE_WITHOUT_OFFSET"],
  ["2026-11-27", "DATE_WITHOUT_OFFSET"],
  ["5", "DATE_EXPECTED"],
  ["03/05/2026 10:00", "DATE_EXPECTED"],
  ["2026-02-30T10:00:00Z", "DATE_EXPECTED"],
  ["2026-02-03T10:00:00+15:00", "DATE_EXPECTED"],
])("rejects %s: %s", (text, error) => expect(readInstant(text)).toBe(error));

test("accepts any offset of a format, but reads no date as an instant", () => {
  expect(readInstant("2026-11-27 19:24:20", "Z")).toBe(Date.UTC(2026, 10, 27, 19, 24, 20));
  expect(readInstant("2026-11-27", "Z")).toBe("DATE_WITHOUT_OFFSET");
});
