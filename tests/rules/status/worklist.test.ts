import { describe, expect, test } from "vitest";
import type { ClaimStatus } from "../../../schema/rules/lists/claims";
import { evaluateClaimStatus } from "../../../schema/rules/claims/claimStatus";
import { movedEnd, type ClaimFacts, type ResourceFacts } from "../../../schema/rules/claims/claimWindow";
import { criticalLimitOf } from "../../../schema/rules/claims/criticalLimit";
import { compareWorklist, isPriority, minutesOver, worklistGroupOf, type WorklistPlace } from "../../../schema/rules/claims/worklist";
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
    // The limit is hidden from the reader, or the claim will never need anybody.
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
  minutesOver: 0,
  occurredAt: at(-60),
  id: "1",
  ...more,
});

test("sorts by group, ambulance, priority, minutes over and longest wait", () => {
  const inOrder = [
    place({ kind: "AMBULANCE", isPriority: true }),
    place({ kind: "AMBULANCE", minutesOver: 9 }),
    place({ kind: "AMBULANCE", minutesOver: 8, occurredAt: at(-90) }),
    place({ isPriority: true, minutesOver: -500 }),
    place({ minutesOver: 2_000_000, occurredAt: at(-70) }),
    place({ minutesOver: 31 }),
    place({ minutesOver: 30, occurredAt: at(-61), id: "9" }),
    place({ minutesOver: 30, id: "1" }),
    place({ minutesOver: 30, id: "2" }),
    place({ minutesOver: -3 }),
    place({ group: "UNASSIGNED_LATE", kind: "AMBULANCE" }),
    place({ group: "COMPLETION_LATE", isPriority: true }),
    place({ group: "NEXT", kind: "AMBULANCE", minutesOver: -25 }),
    place({ group: "NEXT", minutesOver: -1 }),
    place({ group: "NEXT", minutesOver: -6 }),
  ];
  expect([...inOrder].reverse().sort(compareWorklist)).toEqual(inOrder);
  for (const a of inOrder) for (const b of inOrder) expect(Math.sign(compareWorklist(a, b)) + Math.sign(compareWorklist(b, a))).toBe(0);
});

test("changes the minutes over of all claims at the same moment, to keep the order within a minute", () => {
  const limits = [at(-10), at(-10) + 59_999, at(-9)];
  const over = (now: number): number[] => limits.map((limit) => minutesOver(limit, null, now));
  expect(over(NOW_MS)).toEqual([10, 10, 9]);
  expect(over(NOW_MS + 59_999)).toEqual([10, 10, 9]);
  expect(over(NOW_MS + 60_000)).toEqual([11, 11, 10]);
});

test("counts minutes over from a future prediction, and from the clock for a past one", () => {
  expect(minutesOver(at(5), at(9), NOW_MS)).toBe(4);
  expect(minutesOver(at(-5), at(-9), NOW_MS)).toBe(5);
  expect(minutesOver(null, at(9), NOW_MS)).toBe(0);
});

test("reads priority from the source system's VIP code", () => {
  expect(["1", "VIP", "3", "", null].map(isPriority)).toEqual([true, true, false, false, false]);
});
