import fc from "fast-check";
import { expect, test } from "vitest";
import { dueProcessesOf, contactProcesses, delayOfStatus, isContactProcess } from "../../../schema/rules/claims/automation";
import { evaluateClaimStatus } from "../../../schema/rules/claims/claimStatus";
import type { ClaimFacts, ResourceFacts } from "../../../schema/rules/claims/claimWindow";
import { defaultSettings, type Settings } from "../../../schema/rules/settings/kpiSettings";
import { automaticFacts as facts } from "./automaticFacts";
import { at, NOW_MS } from "../status/claimFacts";

const instant = fc.integer({ min: -60, max: 10 }).map((fives) => at(fives * 5));
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const claims: fc.Arbitrary<ClaimFacts> = fc.record({
  finishedAt: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: instant }),
  cancelledAt: fc.constant(null),
  scheduled: fc.boolean(),
  plannedStart: orNull(instant),
  plannedEnd: fc.constant(null),
  occurredAt: instant,
  validatedAt: orNull(instant),
  noSupplierSince: orNull(instant),
  supplierId: fc.option(fc.constant("P1"), { nil: null, freq: 8 }),
  supplierAccess: fc.constantFrom("MOBILE" as const, "BASE" as const),
  assignedAt: instant,
  promisedAt: orNull(instant),
  promisedFrom: fc.constant(null),
  acceptedAt: orNull(instant),
  arrivedAt: orNull(instant),
  arrivedLate: fc.constant(false),
  managedUntil: orNull(instant),
  managedAt: orNull(instant),
  workManagedUntil: orNull(instant),
});
const resources: fc.Arbitrary<ResourceFacts | null> = orNull(
  fc.record({ fixAt: fc.integer({ min: -10, max: 0 }).map(at), etaSeconds: fc.integer({ min: 0, max: 60 }).map((m) => m * 60) }),
);
const limit = fc.integer({ min: 0, max: 12 }).map((fives) => fives * 5);
const settings: fc.Arbitrary<Settings> = fc
  .record({
    contactCentreArrival: limit,
    contactListArrival: limit,
    contactCentreCompletion: limit,
    contactListCompletion: limit,
    automaticCompletion: fc.boolean(),
    automaticCompletionAfter: limit.map((minutes) => minutes + 1),
  })
  .map((some) => ({ ...defaultSettings, ...some }));
const runs = { numRuns: 3000 };
/** The claim at an instant of one episode: as long as the status stays what it is now. */
const cases = fc.tuple(claims, resources, settings, orNull(fc.integer({ min: -50, max: 0 }).map(at)));

test("makes contacts due in an episode of that delay only, at their limit, never in managed, finished or unassigned claims", () => {
  let seen = 0;
  fc.assert(
    fc.property(cases, ([claim, resource, set, since]) => {
      const input = facts(claim, { resource, settings: set, lateSince: since });
      for (const one of dueProcessesOf(input, NOW_MS).due) {
        seen++;
        expect(claim.supplierId).not.toBeNull();
        expect(claim.finishedAt).toBeNull();
        expect(one.minutes).toBeGreaterThanOrEqual(one.limit);
        if (!isContactProcess(one.process)) expect([set.automaticCompletion, claim.arrivedAt !== null]).toEqual([true, true]);
        else expect(Object.keys(contactProcesses[delayOfStatus[input.status]!])).toContain(one.process);
        if (isContactProcess(one.process)) expect(one.episode).toBe(since);
        expect(["MANAGED", "NO_FINISH_MANAGED"]).not.toContain(input.status);
      }
    }),
    runs,
  );
  expect(seen).toBeGreaterThan(200);
});

test("makes nothing due before nextDueAt, makes it due then, and keeps it due while the status lasts", () => {
  let seen = 0;
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: 400 }), ([claim, resource, set, since], later) => {
      const ask = (then: number) => {
        const { status } = evaluateClaimStatus(claim, resource, set, then);
        const { due, nextDueAt } = dueProcessesOf(facts(claim, { resource, settings: set, lateSince: since, status }, then), then);
        return { status, due: due.map(({ process }) => process), nextDueAt };
      };
      const answer = ask(NOW_MS);
      const end = answer.nextDueAt ?? Infinity;
      expect(end).toBeGreaterThan(NOW_MS);
      for (const then of [at(later), end - 1].filter((t) => t > NOW_MS && t < end)) {
        const then_ = ask(then);
        if (then_.status === answer.status) expect(then_.due).toEqual(answer.due);
      }
      if (answer.nextDueAt === null) return;
      const then = ask(answer.nextDueAt);
      if (then.status !== answer.status) return;
      seen++;
      expect(then.due).toEqual(expect.arrayContaining(answer.due));
      expect(then.due.length).toBeGreaterThan(answer.due.length);
    }),
    runs,
  );
  expect(seen).toBeGreaterThan(50);
});
