import { describe, expect, test } from "vitest";
import type { ClaimStatus } from "../../../schema/rules/claims/claims";
import { evaluateClaimStatus } from "../../../schema/rules/claims/claimStatus";
import { movedEnd, type ClaimFacts, type ResourceFacts } from "../../../schema/rules/claims/claimWindow";
import { criticalLimitOf } from "../../../schema/rules/claims/criticalLimit";
import { compareWorklist, isPriority, minutesOver, worklistGroupOf, type WorklistPlace } from "../../../schema/rules/claims/worklist";
import { defaultSettings } from "../../../schema/rules/settings/kpiSettings";
import { at, base, claim, NOW_MS, onSite, taxi, tow, tripFacts } from "./claimFacts";

const managedTow = tow(-70, 45, { managedUntil: (movedEnd(at(-25), at(-5), 40) - NOW_MS) / 60_000 });

describe("the limit behind a status that needs a person", () => {
  test.each<[string, ClaimFacts, ResourceFacts | null, ClaimStatus | null, number]>([
    ["a tow due in 25 is critical 30 after that", tow(-20, 45), null, "PENDING_ARRIVAL_CRITICAL", 55],
    ["a base has 45", base(-20, 25), null, "PENDING_ARRIVAL_CRITICAL", 50],
    ["one that is late by 25 is critical in 5", tow(-70, 45), tripFacts(0, 2), "PENDING_ARRIVAL_CRITICAL", 5],
    ["one that is predicted to be critical is: its limit is still ahead", tow(-70, 45), tripFacts(0, 9), "PENDING_ARRIVAL_CRITICAL", 5],
    ["one that has been for 5: its limit is behind", tow(-80, 45), null, "PENDING_ARRIVAL_CRITICAL", -5],
    ["a managed one counts from its moved end", managedTow, null, "PENDING_ARRIVAL_CRITICAL", 65],
    ["nobody found since -3 is late in 12", claim({ noSupplierSince: -3 }), null, "NO_SUPPLIER_DELAYED", 12],
    ["since -20, it has been for 5", claim({ noSupplierSince: -20 }), null, "NO_SUPPLIER_DELAYED", -5],
    ["a plan for which nobody is found, 15 before it", taxi(1440), null, "NO_SUPPLIER_DELAYED", 1425],
    ["a plan that somebody drives to, 45 after it", taxi(1440, { supplierId: "P1" }), null, "PENDING_ARRIVAL_CRITICAL", 1485],
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
    ["what is finished needs nobody", tow(-70, 45, { finishedAt: -1 }), null, null, 0],
  ])("%s", (_, facts, resource, status, minutes) => {
    const { status: now } = evaluateClaimStatus(facts, resource, defaultSettings, NOW_MS);
    expect(criticalLimitOf(now, facts, resource, defaultSettings, NOW_MS)).toEqual(status && { status, at: at(minutes) });
  });
});

describe("where a claim is listed", () => {
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

test("the group goes before the ambulance, that before priority, that before minutes over, that before who has waited longest", () => {
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

test("minutes over change for all at the same moment, so that nothing changes places within a minute", () => {
  const limits = [at(-10), at(-10) + 59_999, at(-9)];
  const over = (now: number): number[] => limits.map((limit) => minutesOver(limit, null, now));
  expect(over(NOW_MS)).toEqual([10, 10, 9]);
  expect(over(NOW_MS + 59_999)).toEqual([10, 10, 9]);
  expect(over(NOW_MS + 60_000)).toEqual([11, 11, 10]);
});

test("who is predicted to come later than now is over by that, and what was predicted for the past by the clock", () => {
  expect(minutesOver(at(5), at(9), NOW_MS)).toBe(4);
  expect(minutesOver(at(-5), at(-9), NOW_MS)).toBe(5);
  expect(minutesOver(null, at(9), NOW_MS)).toBe(0);
});

test("priority is what the source system calls VIP", () => {
  expect(["1", "VIP", "3", "", null].map(isPriority)).toEqual([true, true, false, false, false]);
});
