import { describe, expect, test } from "vitest";
import type { ClaimStatus } from "../../../schema/rules/lists/claims";
import { evaluateClaimStatus } from "../../../schema/rules/claims/claimStatus";
import { movedEnd, type ClaimFacts, type ResourceFacts } from "../../../schema/rules/claims/claimWindow";
import { criticalLimitOf } from "../../../schema/rules/claims/criticalLimit";
import {
  comingPeriodOf,
  comingPeriods,
  compareWorklist,
  isPriority,
  minutesLate,
  worklistGroupOf,
  type WorklistPlace,
} from "../../../schema/rules/claims/worklist";
import { defaultSettings } from "../../../schema/rules/settings/kpiSettings";
import { at, base, claim, NOW_MS, onSite, taxi, tow, tripFacts } from "./claimFacts";

const managedTow = tow(-70, 45, { managedUntil: (movedEnd(at(-25), at(-5), 40) - NOW_MS) / 60_000 });

describe("the limit of a status that needs an operator", () => {
  test.each<[string, ClaimFacts, ResourceFacts | null, ClaimStatus | null, number]>([
    ["a tow due in 25 is critical 30 after that", tow(-20, 45), null, "PENDING_ARRIVAL_CRITICAL", 55],
    ["a base has 45", base(-20, 25), null, "PENDING_ARRIVAL_CRITICAL", 50],
    ["a claim late by 25 is critical in 5", tow(-70, 45), tripFacts(0, 2), "PENDING_ARRIVAL_CRITICAL", 5],
    ["a claim predicted to be critical: its limit is still ahead", tow(-70, 45), tripFacts(0, 9), "PENDING_ARRIVAL_CRITICAL", 5],
    ["a claim critical for 5: its limit has passed", tow(-80, 45), null, "PENDING_ARRIVAL_CRITICAL", -5],
    ["a managed claim counts from its moved end", managedTow, null, "PENDING_ARRIVAL_CRITICAL", 65],
    ["no supplier since -3 is late in 12", claim({ noSupplierSince: -3 }), null, "NO_SUPPLIER_DELAYED", 12],
    ["no supplier since -20 has been late for 5", claim({ noSupplierSince: -20 }), null, "NO_SUPPLIER_DELAYED", -5],
    ["a plan without supplier, 15 before it", taxi(1440), null, "NO_SUPPLIER_DELAYED", 1425],
    ["a plan with a supplier, 45 after it", taxi(1440, { supplierId: "P1" }), null, "PENDING_ARRIVAL_CRITICAL", 1485],
    [
      "a managed search, when it is over",
      claim({ noSupplierSince: -20, promisedAt: -1, managedAt: -2, managedUntil: 8 }),
      null,
      "NO_SUPPLIER_DELAYED",
      8,
    ],
    [
      "and once it was over, from then",
      claim({ noSupplierSince: -40, promisedAt: -30, managedAt: -39, managedUntil: -4 }),
      null,
      "NO_SUPPLIER_DELAYED",
      -4,
    ],
    ["work until 65", onSite(-10), null, "NO_FINISH_DELAYED", 65],
    ["work until -5", onSite(-100, { acceptedAt: -125 }), null, "NO_FINISH_DELAYED", -5],
    ["a finished claim has no limit", tow(-70, 45, { finishedAt: -1 }), null, null, 0],
  ])("%s", (_, facts, resource, status, minutes) => {
    const { status: now } = evaluateClaimStatus(facts, resource, defaultSettings, NOW_MS);
    expect(criticalLimitOf(now, facts, resource, defaultSettings, NOW_MS)).toEqual(status && { status, at: at(minutes) });
  });
});

describe("the group of a claim", () => {
  test.each<[ClaimStatus, number | null, ReturnType<typeof worklistGroupOf>]>([
    ["PENDING_ARRIVAL_CRITICAL", -5, "CRITICAL"],
    ["NO_SUPPLIER_DELAYED", -5, "UNASSIGNED_LATE"],
    ["NO_FINISH_DELAYED", -5, "COMPLETION_LATE"],
    ["PENDING_ARRIVAL_INTIME", 30, "NEXT"],
    ["PENDING_ARRIVAL_INTIME", 31, null],
    ["PENDING_ARRIVAL_DELAYED", 200, "NEXT"],
    ["NO_SUPPLIER", 6, "NEXT"],
    // The limit is hidden from the reader, or the claim will never need action.
    ["NO_SUPPLIER", null, null],
    ["PENDING_ARRIVAL_DELAYED", null, "NEXT"],
    ["PENDING_ARRIVAL_CRITICAL", null, "CRITICAL"],
  ])("%s with a limit in %s minutes: %s", (status, minutes, group) => {
    expect(worklistGroupOf(status, minutes === null ? null : at(minutes), NOW_MS)).toBe(group);
  });
});

const place = (more: Partial<WorklistPlace>): WorklistPlace => ({
  group: "CRITICAL",
  kind: "TOW",
  isPriority: false,
  limitAt: at(-1),
  measuredFrom: at(-31),
  predictedAt: null,
  occurredAt: at(-60),
  id: "1",
  ...more,
});

test("sorts by passed limit, likely lateness, ambulance, priority, waiting insured, minutes late and longest wait", () => {
  const unassigned = { group: "UNASSIGNED_LATE", limitAt: at(-16) } as const;
  const ahead = { limitAt: at(5), predictedAt: at(90) };
  const inOrder = [
    place({ kind: "AMBULANCE", isPriority: true }),
    place({ kind: "AMBULANCE", measuredFrom: at(-9) }),
    place({ ...unassigned, kind: "AMBULANCE", measuredFrom: at(-8), occurredAt: at(-90) }),
    place({ isPriority: true, measuredFrom: at(500) }),
    place({ isPriority: true, group: "COMPLETION_LATE", measuredFrom: at(-500) }),
    place({ measuredFrom: at(-2_000_000), occurredAt: at(-70) }),
    place({ predictedAt: at(5) }),
    place({ ...unassigned, measuredFrom: at(-32) }),
    place({ measuredFrom: at(-30), occurredAt: at(-61), id: "9" }),
    place({ measuredFrom: at(-30), id: "1" }),
    place({ measuredFrom: at(-30), id: "2" }),
    place({ measuredFrom: null }),
    place({ group: "COMPLETION_LATE", measuredFrom: at(-300) }),
    place({ ...ahead, kind: "AMBULANCE", measuredFrom: at(-1) }),
    place({ ...ahead, measuredFrom: at(-2) }),
    place({ ...ahead, measuredFrom: at(-1) }),
    place({ group: "NEXT", limitAt: at(29), kind: "AMBULANCE", lateChance: 90 }),
    place({ group: "NEXT", limitAt: at(29), lateChance: 97 }),
    place({ group: "NEXT", limitAt: at(2), lateChance: 96 }),
    place({ group: "NEXT", limitAt: at(3), lateChance: 96 }),
    place({ group: "NEXT", limitAt: at(1), kind: "AMBULANCE", lateChance: 89 }),
    place({ group: "NEXT", limitAt: at(1), lateChance: 60 }),
    place({ group: "NEXT", kind: "AMBULANCE", limitAt: at(25) }),
    place({ group: "NEXT", limitAt: at(1), measuredFrom: at(-1) }),
    place({ group: "NEXT", limitAt: at(6), measuredFrom: at(-50) }),
  ];
  const sorted = [...inOrder].reverse().sort((a, b) => compareWorklist(a, b, NOW_MS));
  expect(sorted.map((one) => inOrder.indexOf(one))).toEqual(inOrder.map((_, index) => index));
  for (const a of inOrder)
    for (const b of inOrder) expect(Math.sign(compareWorklist(a, b, NOW_MS)) + Math.sign(compareWorklist(b, a, NOW_MS))).toBe(0);
});

test("lists a claim without supplier past its limit above one that will pass its limit in five minutes", () => {
  const unassigned = place({ group: "UNASSIGNED_LATE", limitAt: at(-1), measuredFrom: at(-16) });
  const predicted = place({ limitAt: at(5), measuredFrom: at(-25), predictedAt: at(60) });
  expect(compareWorklist(unassigned, predicted, NOW_MS)).toBeLessThan(0);
});

test("changes the minutes late of all claims at the same moment, to keep the order within a minute", () => {
  const times = [at(-10), at(-10) + 59_999, at(-9)].map((measuredFrom) => place({ measuredFrom }));
  const late = (now: number): number[] => times.map((one) => minutesLate(one, now));
  expect(late(NOW_MS)).toEqual([10, 10, 9]);
  expect(late(NOW_MS + 59_999)).toEqual([10, 10, 9]);
  expect(late(NOW_MS + 60_000)).toEqual([11, 11, 10]);
});

test("counts minutes late to a future prediction, and to the clock for a past one", () => {
  expect(minutesLate(place({ measuredFrom: at(5), predictedAt: at(9) }), NOW_MS)).toBe(4);
  expect(minutesLate(place({ measuredFrom: at(-5), predictedAt: at(-9) }), NOW_MS)).toBe(5);
  expect(minutesLate(place({ measuredFrom: null, predictedAt: at(9) }), NOW_MS)).toBe(0);
});

test("counts a limit in the five-minute period of the clock in which it is passed", () => {
  const now = Date.UTC(2026, 10, 28, 20, 32, 10);
  const clock = (ms: number): string => new Date(ms).toISOString().slice(11, 16);
  expect(comingPeriods(now).map(clock)).toEqual(["20:35", "20:40", "20:45", "20:50", "20:55", "21:00"]);
  const inMinutes = (minutes: number): number => comingPeriodOf(now + minutes * 60_000, now);
  expect([-1, 0, 1, 3, 27, 28].map(inMinutes)).toEqual([-1, -1, 0, 1, 5, -1]);
  expect(comingPeriodOf(null, now)).toBe(-1);
});

test("reads priority from the source system's VIP code", () => {
  expect(["1", "VIP", "3", "", null].map(isPriority)).toEqual([true, true, false, false, false]);
});
