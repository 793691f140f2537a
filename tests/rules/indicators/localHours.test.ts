import { describe, expect, test } from "vitest";
import { nextStart, slotsOf, startOf } from "../../../schema/rules/indicators/localHours";
import { earlierPeriods, resolvePeriod } from "../../../schema/rules/indicators/periods";

const iso = (at: number): string => new Date(at).toISOString();
const hoursOf = (from: string, to: string, zone: string): string[] =>
  slotsOf("HOUR", Date.parse(from), Date.parse(to), zone).map((slot) => iso(slot.from));

describe("nights on which the clocks are changed", () => {
  test("result in a day of 25 hours when set back and of 23 hours when set forward", () => {
    expect(hoursOf("2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z", "Europe/Madrid")).toHaveLength(25);
    expect(hoursOf("2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z", "Europe/Madrid")).toHaveLength(23);
  });

  test("count a repeated hour as two hours", () => {
    const first = startOf("HOUR", Date.parse("2026-10-25T00:40:00Z"), "Europe/Madrid");
    const second = startOf("HOUR", Date.parse("2026-10-25T01:40:00Z"), "Europe/Madrid");
    expect([iso(first), iso(second)]).toEqual(["2026-10-25T00:00:00.000Z", "2026-10-25T01:00:00.000Z"]);
  });

  test("start days and months at local midnight before and after the change", () => {
    const at = Date.parse("2026-10-25T12:00:00Z");
    expect(iso(startOf("DAY", at, "Europe/Madrid"))).toBe("2026-10-24T22:00:00.000Z");
    expect(iso(nextStart("DAY", startOf("DAY", at, "Europe/Madrid"), "Europe/Madrid"))).toBe("2026-10-25T23:00:00.000Z");
    expect(iso(startOf("MONTH", at, "Europe/Madrid"))).toBe("2026-09-30T22:00:00.000Z");
  });

  test("start the day at its first existing instant if midnight is skipped", () => {
    // Clocks went from 23:59:59 to 01:00 in São Paulo on 4 November 2018.
    expect(iso(startOf("DAY", Date.parse("2018-11-04T12:00:00Z"), "America/Sao_Paulo"))).toBe("2018-11-04T03:00:00.000Z");
  });
});

describe("zones that are half an hour off", () => {
  test("start their hours by their clocks", () => {
    expect(iso(startOf("HOUR", Date.parse("2026-11-25T10:10:00Z"), "Asia/Kolkata"))).toBe("2026-11-25T09:30:00.000Z");
  });
});

describe("periods", () => {
  const now = Date.parse("2026-11-25T22:30:00Z");
  const resolved = (period: Parameters<typeof resolvePeriod>[0], zone = "Europe/Athens") => resolvePeriod(period, now, zone);

  test("use the instance's clocks for today", () => {
    expect(resolved({ name: "TODAY" })).toMatchObject({ from: Date.parse("2026-11-25T22:00:00Z"), unit: "HOUR", days: 1 });
    expect(resolved({ name: "TODAY" }, "Europe/Madrid")).toMatchObject({ from: Date.parse("2026-11-24T23:00:00Z") });
  });

  test("cover today and the six days before, by day, for the last week", () => {
    expect(resolved({ name: "LAST_WEEK" })).toMatchObject({ from: Date.parse("2026-11-19T22:00:00Z"), unit: "DAY", days: 7 });
  });

  test("include both days of a custom period, and group two years by month", () => {
    const period = resolved({ name: "CUSTOM", firstDay: "2024-11-26", lastDay: "2026-11-25" });
    expect(period).toMatchObject({ unit: "MONTH", days: 730, to: Date.parse("2026-11-25T22:00:00Z") });
  });

  test.each([
    ["no days", {}],
    ["an invalid day", { firstDay: "2026-02-30", lastDay: "2026-03-01" }],
    ["its end before its begin", { firstDay: "2026-03-02", lastDay: "2026-03-01" }],
    ["more than two years", { firstDay: "2023-01-01", lastDay: "2026-03-01" }],
  ])("reject %s", (_what, days) => expect(resolved({ name: "CUSTOM", ...days })).toBeNull());

  test("are compared with as many days directly before, and with the same days of the week", () => {
    const { before, weekBefore } = earlierPeriods(
      resolved({ name: "CUSTOM", firstDay: "2026-10-26", lastDay: "2026-10-28" }, "Europe/Madrid")!,
      "Europe/Madrid",
    );
    expect([iso(before.from), iso(before.to)]).toEqual(["2026-10-22T22:00:00.000Z", "2026-10-25T23:00:00.000Z"]);
    expect([iso(weekBefore.from), iso(weekBefore.to)]).toEqual(["2026-10-18T22:00:00.000Z", "2026-10-21T22:00:00.000Z"]);
  });
});
