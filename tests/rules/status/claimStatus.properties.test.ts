import fc from "fast-check";
import { expect, test } from "vitest";
import { claimStatusOrder, type ClaimStatus } from "../../../schema/rules/lists/claims";
import { evaluateClaimStatus, labelOfStatus, type StatusAnswer } from "../../../schema/rules/claims/claimStatus";
import type { ClaimFacts, ResourceFacts } from "../../../schema/rules/claims/claimWindow";
import { criticalLimitOf, needsPerson } from "../../../schema/rules/claims/criticalLimit";
import { outdatedFrom } from "../../../schema/rules/suppliers/resourceStatus";
import { defaultSettings, type Settings } from "../../../schema/rules/settings/kpiSettings";
import { at, NOW_MS } from "./claimFacts";

// Coarse minutes, so that limits coincide often, with occasional milliseconds.
const instant = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.constantFrom(0, 0, 0, -1, 1)).map(([fives, off]) => at(fives * 5) + off);
const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null, freq: 4 });
const seldom = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

const facts: fc.Arbitrary<ClaimFacts> = fc
  .record({
    finishedAt: seldom(seldom(instant)),
    cancelledAt: seldom(seldom(instant)),
    scheduled: fc.boolean(),
    plannedStart: orNull(instant),
    plannedEnd: orNull(instant),
    occurredAt: instant,
    validatedAt: orNull(instant),
    noSupplierSince: orNull(instant),
    supplierId: orNull(fc.constant("P1")),
    supplierAccess: fc.constantFrom("MOBILE" as const, "BASE" as const, "WEB" as const, null),
    assignedAt: orNull(instant),
    promisedAt: orNull(instant),
    promisedFrom: orNull(instant),
    acceptedAt: orNull(instant),
    arrivedAt: seldom(instant),
    arrivedLate: orNull(fc.boolean()),
    managedUntil: seldom(instant),
    managedAt: seldom(instant),
    workManagedUntil: seldom(instant),
  })
  .filter((claim) => claim.plannedStart === null || claim.plannedEnd === null || claim.plannedStart <= claim.plannedEnd);

const resource: fc.Arbitrary<ResourceFacts | null> = orNull(
  fc.record({
    fixAt: orNull(fc.integer({ min: -20, max: 2 }).map(at)),
    etaSeconds: orNull(fc.integer({ min: 0, max: 24 }).map((fives) => fives * 300)),
    etaFixAt: seldom(fc.integer({ min: -20, max: 0 }).map(at)),
  }),
);

const settings: fc.Arbitrary<Settings> = fc
  .record({
    mobileDelay: fc.integer({ min: 0, max: 6 }),
    baseDelay: fc.integer({ min: 0, max: 6 }),
    mobileAdvance: fc.integer({ min: 0, max: 6 }),
    unassignedDelay: fc.integer({ min: 0, max: 20 }),
    outdatedPosition: fc.integer({ min: 1, max: 6 }),
    workTime: fc.integer({ min: 1, max: 30 }),
    beyondMobile: fc.integer({ min: 1, max: 6 }),
    beyondBase: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ beyondMobile, beyondBase, ...fives }) => ({
    ...defaultSettings,
    ...Object.fromEntries(Object.entries(fives).map(([key, value]) => [key, value * 5])),
    criticalMobile: (fives.mobileDelay + beyondMobile) * 5,
    criticalBase: (fives.baseDelay + beyondBase) * 5,
  }));

const runs = { numRuns: 4000 };
const minutes = (from: number, to: number) => fc.integer({ min: from, max: to });

test("gives every claim exactly one status with its label at any time, and reaches all statuses", () => {
  const reached = new Set<ClaimStatus>();
  fc.assert(
    fc.property(facts, resource, settings, (claim, res, set) => {
      const answer = evaluateClaimStatus(claim, res, set, NOW_MS);
      expect(claimStatusOrder).toContain(answer.status);
      expect(answer.label).toBe(labelOfStatus[answer.status] ?? null);
      expect(evaluateClaimStatus(claim, res, set, NOW_MS)).toEqual(answer);
      expect(answer.measuredFrom === null).toBe(answer.status === "FINISHED");
      reached.add(answer.status);
    }),
    runs,
  );
  expect(claimStatusOrder.filter((status) => !reached.has(status))).toEqual([]);
});

/** Severity before the arrival. Managed, promised, waiting and on time are equal; far ahead and early are lower. */
const severity: Partial<Record<ClaimStatus, number>> = {
  PROG_PENDING_ACTION: 0,
  PENDING_ARRIVAL_ADVANCED: 0,
  PENDING_ARRIVAL_INTIME: 1,
  PENDING_ARRIVAL: 1,
  MANAGED: 1,
  NO_SUPPLIER: 1,
  PENDING_ARRIVAL_DELAYED: 2,
  PENDING_ARRIVAL_CRITICAL: 3,
  NO_SUPPLIER_DELAYED: 3,
};

test("never improves the status before the arrival by a later hour, a longer ETA or a later prediction", () => {
  const waiting = facts.map((claim) => ({ ...claim, finishedAt: null, cancelledAt: null, arrivedAt: null }));
  fc.assert(
    fc.property(waiting, resource, settings, minutes(0, 90), minutes(0, 60), (claim, res, set, later, longer) => {
      const bad = (tripResource: ResourceFacts | null, time: number): number =>
        severity[evaluateClaimStatus(claim, tripResource, set, time).status]!;
      const slower = res && res.etaSeconds !== null ? { ...res, etaSeconds: res.etaSeconds + longer * 60 } : res;
      expect(bad(res, at(later))).toBeGreaterThanOrEqual(bad(res, NOW_MS));
      expect(bad(slower, NOW_MS)).toBeGreaterThanOrEqual(bad(res, NOW_MS));
      expect(bad(slower, at(later))).toBeGreaterThanOrEqual(bad(res, NOW_MS));
    }),
    runs,
  );
});

test("never removes the delay on site by a later hour", () => {
  const arrived = facts.map((claim) => ({
    ...claim,
    finishedAt: null,
    cancelledAt: null,
    supplierId: "P1",
    arrivedAt: claim.arrivedAt ?? at(-10),
  }));
  fc.assert(
    fc.property(arrived, settings, minutes(0, 300), (claim, set, later) => {
      if (evaluateClaimStatus(claim, null, set, NOW_MS).status !== "NO_FINISH_DELAYED") return;
      expect(evaluateClaimStatus(claim, null, set, at(later)).status).toBe("NO_FINISH_DELAYED");
    }),
    runs,
  );
});

/** Every instant and setting of the case, added and taken away, a millisecond to each side: wherever a limit could be. */
function suspects(claim: ClaimFacts, res: ResourceFacts | null, set: Settings): number[] {
  const instants = [...Object.values(claim), res?.fixAt, res?.etaFixAt].filter((value): value is number => typeof value === "number");
  const spans = [0, 30, 60, ...Object.values(set).filter((value): value is number => typeof value === "number")];
  return instants.flatMap((t) => spans.flatMap((span) => [t + span * 60_000, t - span * 60_000])).flatMap((t) => [t - 1, t, t + 1]);
}

test("changes status or trust in the position exactly at nextChangeAt, and never without one", () => {
  const said = ({ status, label, reason }: StatusAnswer) => ({ status, label, notes: reason.notes });
  fc.assert(
    fc.property(facts, resource, settings, fc.array(minutes(0, 600), { maxLength: 20 }), (claim, res, set, samples) => {
      const answer = evaluateClaimStatus(claim, res, set, NOW_MS);
      const { nextChangeAt } = answer;
      const end = nextChangeAt ?? Infinity;
      expect(end).toBeGreaterThan(NOW_MS);
      const times = [...suspects(claim, res, set), ...samples.map(at), at(60 * 24 * 365), end - 1];
      for (const time of times.filter((t) => t > NOW_MS && t < end)) {
        const then = evaluateClaimStatus(claim, res, set, time);
        if (then.status !== answer.status) expect({ time, ...said(then) }).toEqual({ time, ...said(answer) });
        if (then.reason.rule[0] === "4" && answer.reason.rule[0] === "4")
          expect({ time, ...said(then) }).toEqual({ time, ...said(answer) });
      }
      if (nextChangeAt === null) return;
      const then = evaluateClaimStatus(claim, res, set, nextChangeAt);
      const outdates = res?.fixAt != null && nextChangeAt === outdatedFrom(res.fixAt, set);
      if (!outdates) expect(then.status).not.toBe(answer.status);
      else if (then.reason.rule[0] === "4") expect(said(then)).not.toEqual(said(answer));
    }),
    { numRuns: 1000 },
  );
});

test("ends the sequence of nextChangeAt after every status the clock gives", () => {
  fc.assert(
    fc.property(facts, resource, settings, minutes(0, 600), (claim, res, set, later) => {
      let answer = evaluateClaimStatus(claim, res, set, NOW_MS);
      for (let steps = 0; answer.nextChangeAt !== null && answer.nextChangeAt <= at(later); steps++) {
        expect(steps).toBeLessThan(10);
        answer = evaluateClaimStatus(claim, res, set, answer.nextChangeAt);
      }
      expect(answer.status).toBe(evaluateClaimStatus(claim, res, set, at(later)).status);
    }),
    runs,
  );
});

test("predicts the next status that needs an operator, and its time, as the sequence of nextChangeAt does", () => {
  const found = new Set<ClaimStatus | null>();
  fc.assert(
    fc.property(facts, resource, settings, (claim, res, set) => {
      const now = evaluateClaimStatus(claim, res, set, NOW_MS);
      const limit = criticalLimitOf(now.status, claim, res, set, NOW_MS);
      if (needsPerson(now.status)) {
        expect(limit?.status).toBe(now.status);
        return;
      }
      let [answer, at] = [now, NOW_MS];
      while (answer.nextChangeAt !== null && !needsPerson(answer.status)) {
        at = answer.nextChangeAt;
        answer = evaluateClaimStatus(claim, res, set, at);
      }
      const expected = needsPerson(answer.status) ? { status: answer.status, at } : null;
      found.add(expected && expected.status);
      expect(limit).toEqual(expected);
    }),
    runs,
  );
  expect(found).toEqual(new Set([null, "PENDING_ARRIVAL_CRITICAL", "NO_SUPPLIER_DELAYED", "NO_FINISH_DELAYED"]));
});
