import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ArrivalModel, travelTimeOf, type ArrivalFacts } from "../../../schema/rules/arrival/arrivalModel";
import { chanceOfLate, secondsUntilChance, survival, travelSeconds } from "../../../schema/rules/arrival/distribution";
import { arrivalPrior, priorOf } from "../../../schema/rules/arrival/prior";

const factsOf = fc.record<ArrivalFacts>({
  predictedSeconds: fc.double({ min: 0, max: 20_000, noNaN: true }),
  isUnderWay: fc.boolean(),
  hourOfWeek: fc.integer({ min: 0, max: 167 }),
  destination: fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -85, max: 85, noNaN: true })),
  kind: fc.constantFrom("TOW", "TAXI", "OTHER"),
});
const secondsOf = fc.double({ min: 0, max: 50_000, noNaN: true });

describe("travel times", () => {
  test("have P50 ≤ P80 ≤ P90, not before the time elapsed", () => {
    fc.assert(
      fc.property(factsOf, secondsOf, (facts, elapsed) => {
        const time = travelTimeOf(arrivalPrior, facts);
        const [p50, p80, p90] = [0.5, 0.8, 0.9].map((quantile) => travelSeconds(time, quantile, elapsed));
        expect(p50).toBeGreaterThanOrEqual(elapsed);
        expect(p80).toBeGreaterThanOrEqual(p50!);
        expect(p90).toBeGreaterThanOrEqual(p80!);
      }),
    );
  });

  test("are exceeded with the probability of their quantile", () => {
    fc.assert(
      fc.property(factsOf, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (facts, quantile) => {
        const time = travelTimeOf(arrivalPrior, facts);
        const seconds = travelSeconds(time, quantile);
        expect(survival(time, seconds * 0.999)).toBeGreaterThanOrEqual(1 - quantile - 1e-9);
        expect(survival(time, seconds * 1.001)).toBeLessThanOrEqual(1 - quantile + 1e-9);
      }),
    );
  });

  test("are the same for the same facts on two nodes, which read the model from the database", () => {
    const stored = JSON.stringify(arrivalPrior);
    fc.assert(
      fc.property(factsOf, (facts) => {
        const [first, second] = [stored, stored].map((model) => travelTimeOf(JSON.parse(model) as ArrivalModel, { ...facts }));
        expect(first).toEqual(second);
        expect(first).toEqual(travelTimeOf(arrivalPrior, facts));
      }),
    );
  });
});

describe("chance of being late", () => {
  test("never falls while time passes without progress", () => {
    fc.assert(
      fc.property(factsOf, secondsOf, secondsOf, secondsOf, (facts, due, a, b) => {
        const time = travelTimeOf(arrivalPrior, facts);
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)];
        expect(chanceOfLate(time, due, later)).toBeGreaterThanOrEqual(chanceOfLate(time, due, earlier) - 1e-12);
      }),
    );
  });

  test("is between 0 and 1, and 1 from the due time", () => {
    fc.assert(
      fc.property(factsOf, secondsOf, secondsOf, (facts, due, elapsed) => {
        const chance = chanceOfLate(travelTimeOf(arrivalPrior, facts), due, elapsed);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        if (elapsed >= due) expect(chance).toBe(1);
      }),
    );
  });

  test("reaches a threshold at the time computed for it, not before", () => {
    fc.assert(
      fc.property(factsOf, fc.double({ min: 1, max: 50_000, noNaN: true }), fc.constantFrom(0.6, 0.9), (facts, due, threshold) => {
        const time = travelTimeOf(arrivalPrior, facts);
        const from = secondsUntilChance(time, due, threshold);
        expect(from).toBeLessThanOrEqual(due);
        expect(chanceOfLate(time, due, from * 1.001 + 0.001)).toBeGreaterThanOrEqual(threshold - 1e-6);
        if (from > 0) expect(chanceOfLate(time, due, from * 0.999)).toBeLessThanOrEqual(threshold + 1e-6);
      }),
    );
  });
});

describe("prior", () => {
  const facts: ArrivalFacts = { predictedSeconds: 330, isUnderWay: false, hourOfWeek: 34, destination: [2.1, 41.3], kind: "TOW" };

  test("takes a straight line of 5.5 minutes for about 11", () => {
    const minutes = travelSeconds(travelTimeOf(priorOf.STRAIGHT, facts), 0.5) / 60;
    expect(minutes).toBeGreaterThan(10);
    expect(minutes).toBeLessThan(12.5);
  });

  test("leaves the time of a router of roads as it is, with an interval", () => {
    const time = travelTimeOf(priorOf.HERE, facts);
    expect(travelSeconds(time, 0.5) / 330).toBeCloseTo(1, 1);
    expect(travelSeconds(time, 0.9) / 330).toBeGreaterThan(1.2);
  });
});
