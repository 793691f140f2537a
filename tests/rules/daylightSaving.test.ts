// Nights on which the clocks are changed: statuses follow instants, not local hours.
import { describe, expect, test } from "vitest";
import { claimStatuses } from "../../schema/rules/claims";
import { claimStatus } from "../../schema/rules/claimStatus";
import type { ClaimFacts, ResourceFacts } from "../../schema/rules/claimWindow";
import { instantsOf } from "../../schema/rules/localTimes";
import { resourceStatus } from "../../schema/rules/resourceStatus";
import { defaultSettings } from "../../schema/rules/settings";
import { nights, wallClock } from "../given/nights";
import { base, claim, drive, now, onSite, taxi, tow } from "./claimFacts";

const minute = 60_000;
const moved = <T extends object>(facts: T, by: number): T =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === "number" && value > now / 2 ? value + by : value]),
  ) as T;

/** One of each course that time alone takes through several statuses; minutes from `now`. */
const courses: [string, ClaimFacts, ResourceFacts | null][] = [
  ["waiting", claim({ noSupplierSince: -10 }), null],
  ["planned", taxi(150), null],
  ["planned, with a supplier", base(-60, null, { scheduled: true, plannedStart: 100, plannedEnd: 130 }), null],
  ["promised", tow(-20, 45), drive(-1, 20)],
  ["managed", tow(-70, 45, { managedUntil: 35 }), null],
  ["in work", onSite(-20), null],
  ["work managed", onSite(-40, { workManagedUntil: 100 }), null],
];

test("there are two in each of the zones", () => {
  const found = nights.map(({ zone, forward }) => `${zone} ${forward}`);
  expect(found.sort()).toEqual(
    ["America/Sao_Paulo", "Europe/Athens", "Europe/Istanbul", "Europe/Lisbon", "Europe/Madrid"].flatMap((zone) => [
      `${zone} -60`,
      `${zone} 60`,
    ]),
  );
});

describe.each(nights)("in $zone, when the clocks go $forward minutes forward", ({ zone, at, forward }) => {
  /** Half an hour before the change, as if it were now. */
  const by = at - 30 * minute - now;
  const until = 300;

  test.each(courses)("a claim that is %s has each status after as many minutes as on any other night", (_which, facts, resource) => {
    const codes = (shift: number): string[] =>
      Array.from({ length: until }, (_, n) => {
        const res = resource && moved(resource, shift);
        return claimStatuses[claimStatus(moved(facts, shift), res, defaultSettings, now + shift + n * minute).status].code;
      });
    const night = codes(by);
    expect(new Set(night).size).toBeGreaterThan(1);
    expect(night).toEqual(codes(0));
  });

  test("the clock wakes after as many minutes, whatever the clocks of the place show", () => {
    const waiting = moved(claim({ noSupplierSince: -10 }), by + 28 * minute);
    const before = now + by + 28 * minute; // two minutes before the change
    const { nextChangeAt } = claimStatus(waiting, null, defaultSettings, before);
    expect(nextChangeAt! - before).toBe(5 * minute);
    const shown = (Date.parse(`${wallClock(nextChangeAt!, zone)}Z`) - Date.parse(`${wallClock(before, zone)}Z`)) / minute;
    expect(shown).toBe(5 + forward);
  });

  test("what is planned for a local time after the change asks for action an hour of instants before", () => {
    const wall = wallClock(at + 70 * minute, zone);
    const start = instantsOf(wall, zone).at(-1)!.getTime();
    expect(start).toBe(at + 70 * minute);
    const planned = { ...claim({ scheduled: true }), plannedStart: start, plannedEnd: start, occurredAt: at - 600 * minute };
    const codeAt = (instant: number) => claimStatuses[claimStatus(planned, null, defaultSettings, instant).status].code;
    expect([at + 10 * minute - 1, at + 10 * minute, at + 55 * minute - 1, at + 55 * minute].map(codeAt)).toEqual([
      "ppa",
      "sp",
      "sp",
      "spd",
    ]);
  });

  test("a position is outdated after KPI 5 of instants", () => {
    const standing = { connected: true, feedState: null, fixAt: at - 5 * minute, busyWith: 0 };
    const statusAt = (instant: number) => resourceStatus(standing, defaultSettings, instant).status;
    expect([at + 5 * minute, at + 5 * minute + 1].map(statusAt)).toEqual(["MOBILE_FREE", "MOBILE_NO_LOCATION"]);
  });
});
