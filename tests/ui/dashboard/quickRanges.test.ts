import { describe, expect, test } from "vitest";
import { daysOfRange, quickRanges } from "../../../client/dashboard/quickRanges";
import { resolvePeriod } from "../../../schema/rules/indicators/periods";

describe("daysOfRange", () => {
  test.each([
    ["yesterday", "2026-02-28", "2026-02-28"],
    ["last14Days", "2026-02-16", "2026-03-01"],
    ["last30Days", "2026-01-31", "2026-03-01"],
    ["last90Days", "2025-12-02", "2026-03-01"],
    ["thisMonth", "2026-03-01", "2026-03-01"],
    ["previousMonth", "2026-02-01", "2026-02-28"],
  ] as const)("gives %s on the first of March from %s to %s", (range, firstDay, lastDay) => {
    expect(daysOfRange(range, "2026-03-01")).toEqual({ firstDay, lastDay });
  });

  test.each(quickRanges)("gives a period that the server accepts for %s", (range) => {
    const at = Date.parse("2026-01-01T12:00Z");
    expect(resolvePeriod({ name: "CUSTOM", ...daysOfRange(range, "2026-01-01") }, at, "Europe/Madrid")).not.toBeNull();
  });
});
