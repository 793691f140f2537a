import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { travelTimeOf, type ArrivalFacts } from "../../../schema/rules/arrival/arrivalModel";
import { chanceOfLate, travelSeconds } from "../../../schema/rules/arrival/distribution";
import {
  arrivalBy,
  chanceReachedAt,
  forecastSeconds,
  latenessAt,
  latenessReasonAt,
  lateChanceAt,
  lateForecastOf,
  type ArrivalForecast,
} from "../../../schema/rules/arrival/forecast";
import { arrivalPrior } from "../../../schema/rules/arrival/prior";

const FIX_AT = Date.UTC(2026, 10, 28, 9);
const MINUTE = 60_000;

function forecastOf(predictedSeconds: number, haltedSeconds = 0, hourShift = 0): ArrivalForecast {
  const facts: ArrivalFacts = { predictedSeconds, isUnderWay: true, hourOfWeek: 10, destination: [-3.7, 40.4], kind: "TOW" };
  const anchorAt = FIX_AT - haltedSeconds * 1_000;
  const seconds = forecastSeconds(travelTimeOf(arrivalPrior, facts), anchorAt, FIX_AT);
  return { fixAt: FIX_AT, anchorAt, seconds, router: "STRAIGHT", routerSeconds: predictedSeconds, version: 0, hourShift };
}
const forecasts = fc.tuple(fc.integer({ min: 0, max: 6_000 }), fc.integer({ min: 0, max: 4_000 })).map((args) => forecastOf(...args));
const instants = fc.integer({ min: -100, max: 10_000 }).map((seconds) => FIX_AT + seconds * 1_000);

describe("stored forecast of an arrival", () => {
  test("has P50 ≤ P80 ≤ P90, not before its position", () => {
    fc.assert(
      fc.property(forecasts, (forecast) => {
        const times = ([50, 80, 90] as const).map((percent) => arrivalBy(forecast, percent));
        expect(times[0]).toBeGreaterThanOrEqual(FIX_AT);
        expect(times.toSorted((a, b) => a - b)).toEqual(times);
      }),
    );
  });

  test("never lowers the chance of being late while time passes, and reaches 1", () => {
    fc.assert(
      fc.property(forecasts, instants, instants, instants, (forecast, lateAt, a, b) => {
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)];
        expect(lateChanceAt(forecast, lateAt, later)).toBeGreaterThanOrEqual(lateChanceAt(forecast, lateAt, earlier) - 1e-9);
        expect(lateChanceAt(forecast, lateAt, lateAt)).toBe(1);
      }),
    );
  });

  test("says when a chance is reached", () => {
    fc.assert(
      fc.property(forecasts, instants, fc.double({ min: 0.6, max: 0.99, noNaN: true }), (forecast, lateAt, threshold) => {
        const at = chanceReachedAt(forecast, lateAt, threshold);
        expect(lateChanceAt(forecast, lateAt, at)).toBeGreaterThanOrEqual(threshold - 1e-9);
        if (at > FIX_AT) expect(lateChanceAt(forecast, lateAt, at - 2_000)).toBeLessThan(threshold + 1e-9);
      }),
    );
  });

  test("deviates from the model by at most 2 % in the chance and a second in the quantiles", () => {
    const time = travelTimeOf(arrivalPrior, {
      predictedSeconds: 900,
      isUnderWay: true,
      hourOfWeek: 10,
      destination: [-3.7, 40.4],
      kind: "TOW",
    });
    const forecast = forecastOf(900);
    for (let minutes = 1; minutes < 40; minutes++)
      expect(lateChanceAt(forecast, FIX_AT + minutes * MINUTE, FIX_AT)).toBeCloseTo(chanceOfLate(time, minutes * 60), 1.5);
    expect(arrivalBy(forecast, 90) - FIX_AT).toBeCloseTo(travelSeconds(time, 0.9) * 1_000, -3.5);
  });
});

describe("lateness in words", () => {
  const certain = forecastOf(1_800);
  const lateAt = FIX_AT + 15 * MINUTE;

  test("begins at 60 % and grows with time", () => {
    const forecast = forecastOf(600);
    const late = lateForecastOf(forecast, FIX_AT + 14 * MINUTE);
    expect(late.lateChance).toBeLessThan(60);
    expect(late.likelyLateAt).toBeGreaterThan(FIX_AT);
    expect(late.veryLikelyLateAt).toBeGreaterThan(late.likelyLateAt);
    expect([FIX_AT, late.likelyLateAt, late.veryLikelyLateAt].map((now) => latenessAt(late, now))).toEqual([null, "LIKELY", "VERY_LIKELY"]);
  });

  test("names the distance, the hour or the missing progress as the reason", () => {
    expect(latenessReasonAt(certain, lateAt, FIX_AT)).toBe("DISTANCE");
    expect(latenessReasonAt({ ...certain, hourShift: 1 }, lateAt, FIX_AT)).toBe("HOUR");
    expect(latenessReasonAt(certain, lateAt, FIX_AT + 4 * MINUTE)).toBe("NO_PROGRESS");
    expect(latenessReasonAt(forecastOf(1_800, 400), FIX_AT + 5 * MINUTE, FIX_AT)).toBe("NO_PROGRESS");
    expect(latenessReasonAt(certain, FIX_AT + 120 * MINUTE, FIX_AT)).toBeNull();
  });
});
