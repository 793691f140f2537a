import { expect, test } from "vitest";
import { localOfParts, moved, partsOf } from "../../../client/ui/form/dateTimeParts";

test("splits a time into parts and joins them again", () => {
  expect(localOfParts(partsOf("2026-02-28T09:05"))).toBe("2026-02-28T09:05");
  expect(localOfParts(partsOf("nothing"))).toBe("");
  expect(localOfParts({ ...partsOf("2026-02-28T09:05"), day: "29" })).toBe("");
});

test("carries a changed part to the others, and uses the last day of a shorter month", () => {
  expect(moved("2026-01-31T09:05", "month", 1)).toBe("2026-02-28T09:05");
  expect(moved("2024-02-29T09:05", "year", 1)).toBe("2025-02-28T09:05");
  expect(moved("2026-12-31T23:59", "minute", 1)).toBe("2027-01-01T00:00");
  expect(moved("2026-01-01T00:00", "day", -1)).toBe("2025-12-31T00:00");
  expect(moved("1970-01-01T00:00", "year", -1)).toBe("1970-01-01T00:00");
});
