// When reports are due: on the clocks of a zone, once a day or week, through the nights on which the clocks are changed.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../../../schema/rules/durations";
import { localOf } from "../../../schema/rules/language/localTimes";
import { daysOfReport, isTimeZone, latestDue, nextDue, type ReportSchedule } from "../../../schema/rules/reports/dueTimes";

const daily = (hour: number, timeZone = "Europe/Madrid"): ReportSchedule => ({ frequency: "DAILY", weekday: null, hour, timeZone });
const iso = (at: number): string => new Date(at).toISOString().slice(0, 16);
const after = (schedule: ReportSchedule, at: string): string => iso(nextDue(schedule, Date.parse(`${at}Z`)));

describe("the next due time", () => {
  test("is today's before that time, else tomorrow's", () => {
    expect(after(daily(8), "2026-11-25T06:59:59")).toBe("2026-11-25T07:00");
    expect(after(daily(8), "2026-11-25T07:00:00")).toBe("2026-11-26T07:00");
    expect(after(daily(0), "2026-11-25T22:59:59")).toBe("2026-11-25T23:00");
  });

  test("follows the chosen day of a weekly report", () => {
    const monday: ReportSchedule = { frequency: "WEEKLY", weekday: 1, hour: 8, timeZone: "Europe/Madrid" };
    expect(after(monday, "2026-11-25T12:00")).toBe("2026-11-30T07:00");
    expect(after(monday, "2026-11-30T07:00")).toBe("2026-12-07T07:00");
    expect(after({ ...monday, weekday: 7 }, "2026-11-25T12:00")).toBe("2026-11-29T07:00");
  });

  test.each([
    ["Europe/Madrid", "2026-03-28T12:00", "2026-03-29T01:00", "2026-03-30T00:00"],
    ["America/New_York", "2026-03-07T12:00", "2026-03-08T07:00", "2026-03-09T06:00"],
    ["Australia/Lord_Howe", "2026-10-03T00:00", "2026-10-03T15:30", "2026-10-04T15:00"],
  ])("is the first instant after a skipped two o'clock in %s", (zone, before, due, next) => {
    expect(after(daily(2, zone), before)).toBe(due);
    expect(after(daily(2, zone), due)).toBe(next);
  });

  test.each([
    ["Europe/Madrid", 2, "2026-10-24T12:00", "2026-10-25T00:00", "2026-10-26T01:00"],
    ["America/New_York", 1, "2026-10-31T12:00", "2026-11-01T05:00", "2026-11-02T06:00"],
  ])("is the first occurrence of a repeated hour in %s, and not the second", (zone, hour, before, due, next) => {
    expect(after(daily(hour, zone), before)).toBe(due);
    expect(after(daily(hour, zone), due)).toBe(next);
  });

  const zones = [
    "Europe/Madrid",
    "America/Sao_Paulo",
    "America/New_York",
    "Asia/Kolkata",
    "Australia/Lord_Howe",
    "Pacific/Auckland",
    "UTC",
  ];
  const schedules = fc.record({
    frequency: fc.constant("DAILY" as const),
    weekday: fc.constant(null),
    hour: fc.integer({ min: 0, max: 23 }),
    timeZone: fc.constantFrom(...zones),
  });
  test("occurs once on each local day of a year at its hour, or just after a skipped one", () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 2020, max: 2030 }), (schedule, year) => {
        const end = Date.UTC(year + 1, 0, 2);
        const days: string[] = [];
        for (let at = nextDue(schedule, Date.UTC(year, 0, 1)); at < end; at = nextDue(schedule, at)) {
          const [day, time] = localOf(at, schedule.timeZone).split("T");
          days.push(day!);
          const late = Number(time!.slice(0, 2)) + Number(time!.slice(3)) / 60 - schedule.hour;
          if (late < 0 || late > 1) return false;
        }
        return days.every((day, i) => i === 0 || Date.parse(day) - Date.parse(days[i - 1]!) === DAY_MS);
      }),
      { numRuns: 40 },
    );
  });

  test("directly follows the latest due time at any instant", () => {
    const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) });
    fc.assert(
      fc.property(schedules, instants, (schedule, at) => {
        const [latest, next] = [latestDue(schedule, at), nextDue(schedule, at)];
        return latest <= at && at < next && nextDue(schedule, latest) === next && next - latest <= 25 * HOUR_MS;
      }),
    );
  });
});

describe("a report", () => {
  test("is about the day before, or the seven days before, in the zone of its AMA instance", () => {
    const due = Date.parse("2026-11-25T23:30Z");
    expect(daysOfReport("DAILY", due, "Europe/Madrid")).toEqual({ firstDay: "2026-11-25", lastDay: "2026-11-25" });
    expect(daysOfReport("DAILY", due, "America/Sao_Paulo")).toEqual({ firstDay: "2026-11-24", lastDay: "2026-11-24" });
    expect(daysOfReport("WEEKLY", due, "Europe/Madrid")).toEqual({ firstDay: "2026-11-19", lastDay: "2026-11-25" });
  });

  test("is due only in an existing zone", () => {
    expect(["Europe/Madrid", "UTC", "America/Argentina/Buenos_Aires"].every(isTimeZone)).toBe(true);
    expect(["", "Europe/Nowhere", "+01:00", "madrid"].some(isTimeZone)).toBe(false);
  });
});
