import { describe, expect, test } from "vitest";
import { assignmentOf, dueProcessesOf, isContactProcess, type AutomaticFacts } from "../../../schema/rules/claims/automation";
import type { ClaimFacts } from "../../../schema/rules/claims/claimWindow";
import { Process } from "../../../schema/rules/claims/processes";
import { defaultSettings, type Settings } from "../../../schema/rules/settings/kpiSettings";
import { automaticFacts as facts } from "./automaticFacts";
import { at, base, tripFacts, NOW_MS, onSite, taxi, TICK_MINUTES, tow } from "../status/claimFacts";

const due = (claim: ClaimFacts, more: Partial<AutomaticFacts> = {}): string[] =>
  dueProcessesOf(facts(claim, more), NOW_MS).due.map(({ process }) => process);
const next = (claim: ClaimFacts, more: Partial<AutomaticFacts> = {}): number | null => {
  const { nextDueAt } = dueProcessesOf(facts(claim, more), NOW_MS);
  return nextDueAt === null ? null : (nextDueAt - NOW_MS) / 60_000;
};
const on: Settings = { ...defaultSettings, automaticCompletion: true };

describe("a late arrival", () => {
  test.each([
    // assigned −60, promised 45: due 15 ago
    [15, ["ARRIVAL_CONTACT_CENTRE"], 5],
    [20, ["ARRIVAL_CONTACT_CENTRE", "ARRIVAL_CONTACT_LIST"], null],
    [14, [], 1],
    [19 + 59 * TICK_MINUTES, ["ARRIVAL_CONTACT_CENTRE"], 1 - 59 * TICK_MINUTES],
  ])("by %d minutes triggers the call to the supplier at KPI 8 and to the insured at KPI 10", (late, processes, following) => {
    const claim = tow(-45 - late, 45);
    expect(due(claim)).toEqual(processes);
    if (following === null) expect(next(claim)).toBeNull();
    else expect(next(claim)).toBeCloseTo(following, 6);
  });

  test("includes the prediction: a lateness predicted at the limit is due immediately, a later one waits for the clock", () => {
    expect(due(tow(-46, 45), { resource: tripFacts(0, 14) })).toEqual(["ARRIVAL_CONTACT_CENTRE"]);
    expect(due(tow(-46, 45), { resource: tripFacts(0, 19) })).toEqual(["ARRIVAL_CONTACT_CENTRE", "ARRIVAL_CONTACT_LIST"]);
    expect(next(tow(-46, 45), { resource: tripFacts(0, 12) })).toBe(14);
  });

  test("reports minutes, limit and episode", () => {
    const [first] = dueProcessesOf(facts(tow(-62, 45), { lateSince: at(-7) }), NOW_MS).due;
    expect(first).toEqual({
      process: "ARRIVAL_CONTACT_CENTRE",
      episode: at(-7),
      setting: "contactCentreArrival",
      limit: 15,
      minutes: 17,
    });
  });

  test("counts from the moved end after a managed delay, and pauses during it", () => {
    const managed = (until: number) => tow(-100, 45, { managedUntil: until });
    expect([due(managed(1)), next(managed(1))]).toEqual([[], null]);
    expect([due(managed(-12)), next(managed(-12))]).toEqual([[], 3]);
    expect(due(managed(-16))).toEqual(["ARRIVAL_CONTACT_CENTRE"]);
  });

  test("needs an episode: nothing is due below the delay limit, however low KPI 8 is", () => {
    const settings = { ...defaultSettings, contactCentreArrival: 0 };
    expect(due(tow(-50, 45), { settings })).toEqual([]);
    expect(due(base(-59, 45), { settings })).toEqual([]);
    expect(due(base(-60, 45), { settings })).toEqual(["ARRIVAL_CONTACT_CENTRE"]);
  });

  test("triggers no call without a supplier", () => {
    expect(due(taxi(-40))).toEqual([]);
  });
});

describe("a late completion", () => {
  test("triggers the call to the supplier at KPI 9 and to the insured at KPI 11 after the work's due end", () => {
    const since = (minutes: number) => onSite(-200, { acceptedAt: -120 - minutes });
    expect([due(since(14)), next(since(14))]).toEqual([[], 1]);
    expect([due(since(15)), next(since(15))]).toEqual([["COMPLETION_CONTACT_CENTRE"], 5]);
    expect([due(since(20)), next(since(20))]).toEqual([["COMPLETION_CONTACT_CENTRE", "COMPLETION_CONTACT_LIST"], null]);
  });

  test("pauses while it is managed", () => {
    expect(due(onSite(-200, { acceptedAt: -300, workManagedUntil: 1 }))).toEqual([]);
  });
});

describe("automatic completion", () => {
  test("is due KPI 17 minutes after the arrival if KPI 16 is on, late or not", () => {
    const settings = { ...on, automaticCompletionAfter: 45 };
    expect([due(onSite(-44), { settings }), next(onSite(-44), { settings })]).toEqual([[], 1]);
    expect(due(onSite(-45), { settings })).toEqual(["AUTOMATIC_COMPLETION"]);
    expect(due(onSite(-45), { settings: { ...settings, automaticCompletion: false } })).toEqual([]);
    expect(dueProcessesOf(facts(onSite(-45), { settings }), NOW_MS).due[0]).toMatchObject({ episode: at(-45), limit: 45, minutes: 45 });
  });

  test("waits while a completion delay is managed", () => {
    const settings = { ...on, automaticCompletionAfter: 45 };
    const managed = onSite(-50, { workManagedUntil: 90 });
    expect([due(managed, { settings }), next(managed, { settings })]).toEqual([[], null]);
  });

  test("is not due without an arrival or on a finished claim", () => {
    expect(due(tow(-500, 45), { settings: on })).not.toContain("AUTOMATIC_COMPLETION");
    expect(due(onSite(-500, { finishedAt: -1 }), { settings: on })).toEqual([]);
  });
});

describe("events long before their record", () => {
  const day = 24 * 60;
  test("start nothing for a claim older than a day when recorded, but do at a day", () => {
    const old = (minutes: number) => tow(-70, 45, { occurredAt: -minutes });
    expect(due(old(day), { createdAt: NOW_MS })).toEqual(["ARRIVAL_CONTACT_CENTRE", "ARRIVAL_CONTACT_LIST"]);
    expect([due(old(day + 1), { createdAt: NOW_MS }), next(old(day + 1), { createdAt: NOW_MS })]).toEqual([[], null]);
    expect(due(onSite(-day, { occurredAt: -2 * day }), { createdAt: NOW_MS, settings: on })).toEqual([]);
  });

  test("count from a later validation or plan", () => {
    const old = { occurredAt: -3 * day };
    expect(due(tow(-70, 45, { ...old, validatedAt: -100 }), { createdAt: NOW_MS })).not.toEqual([]);
    expect(due(taxi(-30, { ...old, supplierId: "P", supplierAccess: "MOBILE", assignedAt: -60 }), { createdAt: NOW_MS })).not.toEqual([]);
  });

  test("trigger no call for a delay that began more than a day before its record", () => {
    const lateFor = (minutes: number) => tow(-minutes - 55, 45, { occurredAt: -minutes - 60 });
    expect(due(lateFor(day), { lateSince: NOW_MS })).toEqual(["ARRIVAL_CONTACT_CENTRE", "ARRIVAL_CONTACT_LIST"]);
    expect(due(lateFor(day + 1), { lateSince: NOW_MS })).toEqual([]);
    expect(due(onSite(-2 * day, { acceptedAt: -2 * day, occurredAt: -2 * day }), { lateSince: NOW_MS })).toEqual([]);
  });
});

test("starts a new assignment for another supplier, or the same one sent again", () => {
  const of = (supplierId: string | null, assignedAt: number | null): string => assignmentOf({ supplierId, assignedAt });
  expect(new Set([of("P1", at(0)), of("P2", at(0)), of("P1", at(1)), of("P1", null), of(null, null)]).size).toBe(5);
  expect(of("P1", at(0))).toBe(of("P1", at(0)));
});

test("classifies exactly the four contacts as contact processes", () => {
  expect(Object.values(Process).filter(isContactProcess)).toEqual([
    "ARRIVAL_CONTACT_CENTRE",
    "ARRIVAL_CONTACT_LIST",
    "COMPLETION_CONTACT_CENTRE",
    "COMPLETION_CONTACT_LIST",
  ]);
});
