import { describe, expect, test } from "vitest";
import { instantsOf, localTime } from "../../../schema/rules/language/localTimes";

const iso = (local: string, zone: string): string[] => instantsOf(local, zone).map((at) => at.toISOString().slice(0, 16));

describe("a typed local time", () => {
  test.each([
    ["Europe/Madrid", "2026-07-01T12:00", ["2026-07-01T10:00"]],
    ["Europe/Madrid", "2026-01-01T00:00", ["2025-12-31T23:00"]],
    ["Europe/Lisbon", "2026-07-01T12:00", ["2026-07-01T11:00"]],
    ["Asia/Kolkata", "2026-07-01T12:00", ["2026-07-01T06:30"]],
    ["Pacific/Kiritimati", "2026-07-01T00:00", ["2026-06-30T10:00"]],
    ["America/St_Johns", "2026-07-01T12:00", ["2026-07-01T14:30"]],
    ["UTC", "2026-07-01T12:00", ["2026-07-01T12:00"]],
  ])("in %s %s is one instant", (zone, local, instants) => expect(iso(local, zone)).toEqual(instants));

  test("keeps its seconds", () =>
    expect(instantsOf("2026-07-01T12:00:59", "Europe/Madrid")[0]!.toISOString()).toBe("2026-07-01T10:00:59.000Z"));

  test.each([
    "",
    "2026-02-30T12:00",
    "2026-13-01T12:00",
    "2026-07-01T24:00",
    "2026-07-01T12:60",
    "2026-07-01",
    "12:00",
    "2026-07-01T12:00Z",
    "nonsense",
  ])("rejects %j", (local) => expect(instantsOf(local, "Europe/Madrid")).toEqual([]));
});

describe("an instant in the local time of a zone", () => {
  const now = Date.UTC(2026, 11, 31, 12);
  test.each([
    ["of today", now, "13:00"],
    ["of another day", now - 86_400_000, "30 Dec, 13:00"],
    ["of another year", now + 86_400_000, "1 Jan 2027, 13:00"],
    ["of the same day a year ago", Date.UTC(2025, 11, 31, 12), "31 Dec 2025, 13:00"],
    ["of this evening, when it is another year in Greenwich", Date.UTC(2026, 11, 31, 22, 30), "23:30"],
  ])("%s", (_, instant, text) => expect(localTime(instant, now, "en-GB", "Europe/Madrid")).toBe(text));
});

// first skipped minute, last skipped, the minute after; first doubled minute, last doubled, both with their two instants
const nights = [
  ["Europe/Madrid", "2026-03-29", "02:00", "02:59", "03:00", "2026-03-29T01:00", "2026-10-25", "02:00", "02:59", "2026-10-25T00:00"],
  ["Europe/Lisbon", "2026-03-29", "01:00", "01:59", "02:00", "2026-03-29T01:00", "2026-10-25", "01:00", "01:59", "2026-10-25T00:00"],
  ["Europe/Athens", "2026-03-29", "03:00", "03:59", "04:00", "2026-03-29T01:00", "2026-10-25", "03:00", "03:59", "2026-10-25T00:00"],
  ["Europe/Istanbul", "2014-03-31", "03:00", "03:59", "04:00", "2014-03-31T01:00", "2014-10-26", "03:00", "03:59", "2014-10-26T00:00"],
  ["America/Sao_Paulo", "2018-11-04", "00:00", "00:59", "01:00", "2018-11-04T03:00", "2018-02-17", "23:00", "23:59", "2018-02-18T01:00"],
] as const;

describe.each(nights)("in %s", (zone, spring, skipped, lastSkipped, next, nextAt, autumn, doubled, lastDoubled, firstAt) => {
  test("rejects a time skipped in spring, and finds one instant for the next one", () => {
    expect(iso(`${spring}T${skipped}`, zone)).toEqual([]);
    expect(iso(`${spring}T${lastSkipped}`, zone)).toEqual([]);
    expect(iso(`${spring}T${next}`, zone)).toEqual([nextAt]);
    const before = new Date(Date.parse(`${nextAt}Z`) - 60_000);
    const wall = new Date(Date.parse(`${spring}T${skipped}Z`) - 60_000).toISOString().slice(0, 16);
    expect(instantsOf(wall, zone)).toEqual([before]);
  });

  test("finds two instants an hour apart for a time repeated in autumn, and one for the hours around it", () => {
    const first = Date.parse(`${firstAt}Z`);
    const at = (minutes: number): Date => new Date(first + minutes * 60_000);
    expect(instantsOf(`${autumn}T${doubled}`, zone)).toEqual([at(0), at(60)]);
    expect(instantsOf(`${autumn}T${lastDoubled}`, zone)).toEqual([at(59), at(119)]);
    const wall = (minutes: number): string => new Date(Date.parse(`${autumn}T${doubled}Z`) + minutes * 60_000).toISOString().slice(0, 16);
    expect(instantsOf(wall(-1), zone)).toEqual([at(-1)]);
    expect(instantsOf(wall(60), zone)).toEqual([at(120)]);
  });
});

describe("in 2026, without clock changes,", () => {
  test.each(["Europe/Istanbul", "America/Sao_Paulo"])("finds one instant for every half hour in %s", (zone) => {
    const odd: string[] = [];
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 1_800_000) {
      const local = new Date(at).toISOString().slice(0, 16);
      if (instantsOf(local, zone).length !== 1) odd.push(local);
    }
    expect(odd).toEqual([]);
  });
});

test("finds no instant on a day that a zone left out (Samoa, 30 December 2011)", () => {
  expect([iso("2011-12-29T12:00", "Pacific/Apia").length, iso("2011-12-30T12:00", "Pacific/Apia").length]).toEqual([1, 0]);
});
