import fc from "fast-check";
import { expect, test } from "vitest";
import { readInstant as read } from "../../../server/db/reading/readInstant";

/** "2026-11-27 04:46:30.12+00": zeros at the end of a fraction are left out, and so is a fraction of nothing. */
const written = (date: Date): string => {
  const [day, time] = date.toISOString().slice(0, -1).split("T") as [string, string];
  return `${day} ${time.replace(/\.?0{0,3}$/, "")}+00`;
};

test("reads any instant as PostgreSQL writes it, also in JSON", () => {
  const instants = fc.date({ min: new Date("0100-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59.999Z"), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (date) => {
      const text = written(date);
      expect(read(text).getTime()).toBe(date.getTime());
      expect(read(text.replace(" ", "T").replace("+00", "+00:00")).getTime()).toBe(date.getTime());
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ["2026-11-27 05:46:30.5+01", "2026-11-27T04:46:30.500Z"],
  ["2026-11-27 10:16:30+05:30", "2026-11-27T04:46:30.000Z"],
  ["2026-11-27 04:46:30.123456+00", "2026-11-27T04:46:30.123Z"],
  ["2024-02-29 23:59:59+00", "2024-02-29T23:59:59.000Z"],
  ["2026-11-27T10:16:30.5+05:30", "2026-11-27T04:46:30.500Z"],
])("reads the other notation %s", (text, iso) => {
  expect(read(text).toISOString()).toBe(iso);
});

test("reads an instant beyond the range of Date as invalid", () => {
  expect(read("infinity").getTime()).toBeNaN();
});
