// Nights on which the clocks are changed: statuses follow instants, not local hours.
import { describe, expect, test } from "vitest";
import { claimStatuses } from "../../../schema/rules/lists/claims";
import { evaluateClaimStatus } from "../../../schema/rules/claims/claimStatus";
import type { ClaimFacts, ResourceFacts } from "../../../schema/rules/claims/claimWindow";
import { instantsOf } from "../../../schema/rules/language/localTimes";
import { evaluateResourceStatus } from "../../../schema/rules/suppliers/resourceStatus";
import { defaultSettings } from "../../../schema/rules/settings/kpiSettings";
import { nights, wallClock } from "../../fixtures/clockChanges";
import { base, claim, tripFacts, NOW_MS, onSite, taxi, tow } from "./claimFacts";

const MINUTE_MS = 60_000;
const moved = <T extends object>(facts: T, by: number): T =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === "number" && value > NOW_MS / 2 ? value + by : value]),
  ) as T;

/** One of each course that time alone takes through several statuses; minutes from `now`. */
const histories: [string, ClaimFacts, ResourceFacts | null][] = [
  ["waiting", claim({ noSupplierSince: -10 }), null],
  ["planned", taxi(150), null],
  ["planned, with a supplier", base(-60, null, { scheduled: true, plannedStart: 100, plannedEnd: 130 }), null],
  ["promised", tow(-20, 45), tripFacts(-1, 20)],
  ["managed", tow(-70, 45, { managedUntil: 35 }), null],
  ["in work", onSite(-20), null],
  ["work managed", onSite(-40, { workManagedUntil: 100 }), null],
];

test("covers two clock changes in each of the zones", () => {
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
  const by = at - 30 * MINUTE_MS - NOW_MS;
  const until = 300;

  test.each(histories)("gives a claim that is %s each status after as many minutes as on any other night", (_which, facts, resource) => {
    const codes = (shift: number): string[] =>
      Array.from({ length: until }, (_, n) => {
        const res = resource && moved(resource, shift);
        return claimStatuses[evaluateClaimStatus(moved(facts, shift), res, defaultSettings, NOW_MS + shift + n * MINUTE_MS).status].code;
      });
    const night = codes(by);
    expect(new Set(night).size).toBeGreaterThan(1);
    expect(night).toEqual(codes(0));
  });

  test("wakes after as many minutes, whatever the local clocks show", () => {
    const waiting = moved(claim({ noSupplierSince: -10 }), by + 28 * MINUTE_MS);
    const before = NOW_MS + by + 28 * MINUTE_MS; // two minutes before the change
    const { nextChangeAt } = evaluateClaimStatus(waiting, null, defaultSettings, before);
    expect(nextChangeAt! - before).toBe(5 * MINUTE_MS);
    const shown = (Date.parse(`${wallClock(nextChangeAt!, zone)}Z`) - Date.parse(`${wallClock(before, zone)}Z`)) / MINUTE_MS;
    expect(shown).toBe(5 + forward);
  });

  test("requests action an hour of instants before a local time planned after the change", () => {
    const wall = wallClock(at + 70 * MINUTE_MS, zone);
    const start = instantsOf(wall, zone).at(-1)!.getTime();
    expect(start).toBe(at + 70 * MINUTE_MS);
    const planned = { ...claim({ scheduled: true }), plannedStart: start, plannedEnd: start, occurredAt: at - 600 * MINUTE_MS };
    const codeAt = (instant: number) => claimStatuses[evaluateClaimStatus(planned, null, defaultSettings, instant).status].code;
    expect([at + 10 * MINUTE_MS - 1, at + 10 * MINUTE_MS, at + 55 * MINUTE_MS - 1, at + 55 * MINUTE_MS].map(codeAt)).toEqual([
      "ppa",
      "sp",
      "sp",
      "spd",
    ]);
  });

  test("marks a position as outdated after KPI 5 in elapsed time", () => {
    const resourceState = { connected: true, feedState: null, fixAt: at - 5 * MINUTE_MS, busyClaims: 0 };
    const statusAt = (instant: number) => evaluateResourceStatus(resourceState, defaultSettings, instant).status;
    expect([at + 5 * MINUTE_MS, at + 5 * MINUTE_MS + 1].map(statusAt)).toEqual(["MOBILE_FREE", "MOBILE_NO_LOCATION"]);
  });
});
