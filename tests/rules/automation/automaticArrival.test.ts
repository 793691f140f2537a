import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stayLimits, findArrivalStay, type ArrivalFix } from "../../../schema/rules/claims/automaticArrival";
import { metresBetween, offsetBy, type Place } from "../../../schema/rules/geo/geo";

const place: Place = [-3.7, 40.4];
const start = Date.UTC(2026, 10, 21, 12);
const settings = { distance: 150, gap: 10 * 60_000 };
/** A fix so many metres east of the place, after so many seconds. */
function fix(seconds: number, metres: number, more: Partial<ArrivalFix> = {}): ArrivalFix {
  const [lon, lat] = offsetBy(place, metres, 0);
  return { at: start + seconds * 1000, lon, lat, speed: 0, accuracy: 10, ...more };
}
const seen = (...fixes: ArrivalFix[]) => findArrivalStay(fixes, place, settings);

describe("an arrival", () => {
  test("needs three slow fixes nearby over a minute; the evidence has start, number and distance", () => {
    const stay = seen(fix(0, 900, { speed: 12 }), fix(30, 120), fix(60, 40), fix(95, 30));
    expect(stay).toMatchObject({ from: start + 30_000, to: start + 95_000, fixes: 3 });
    expect(stay!.metres).toBeCloseTo(120, 0);
  });

  test.each([
    ["two fixes only", [fix(0, 40), fix(90, 40)]],
    ["less than a minute", [fix(0, 40), fix(30, 40), fix(59, 40)]],
    ["further away than KPI 15", [fix(0, 152), fix(30, 152), fix(90, 152)]],
    ["too fast", [fix(0, 40, { speed: 2.1 }), fix(30, 40, { speed: 3 }), fix(60, 40, { speed: 3 }), fix(90, 40, { speed: 3 })]],
    ["implausible accuracies", [fix(0, 40, { accuracy: 151 }), fix(30, 40, { accuracy: 900 }), fix(90, 40, { accuracy: 900 })]],
    ["a gap without fixes", [fix(0, 40), fix(30, 40), fix(631, 40), fix(1300, 40)]],
    ["away in between", [fix(0, 40), fix(30, 40), fix(60, 400), fix(90, 40), fix(120, 40)]],
  ])("is not %s", (_why, fixes) => {
    expect(seen(...fixes)).toBeNull();
  });

  test("is not detected when the resource drives past, also without a reported speed", () => {
    const past = (speed: number | null) => Array.from({ length: 60 }, (_, n) => fix(n * 5, -2000 + n * 70, { speed }));
    expect(findArrivalStay(past(14), place, { ...settings, distance: 2000 })).toBeNull();
    expect(findArrivalStay(past(null), place, { ...settings, distance: 2000 })).toBeNull();
    expect(seen(...past(null))).toBeNull();
  });

  test("is detected without a speed if the resource hardly moves, and despite an imprecise fix", () => {
    expect(seen(fix(0, 40, { speed: null }), fix(30, 20, { speed: null }), fix(60, 25, { speed: null }))).not.toBeNull();
    expect(seen(fix(0, 40), fix(20, 3000, { accuracy: 5000 }), fix(40, 40), fix(70, 40))).toMatchObject({ fixes: 3 });
    expect(seen(fix(0, 40, { accuracy: null }), fix(30, 40, { accuracy: null }), fix(60, 40, { accuracy: null }))).not.toBeNull();
  });

  test("is the first stay, also when the resource has left again", () => {
    expect(seen(fix(0, 30), fix(30, 30), fix(60, 30), fix(90, 800), fix(120, 5000))).toMatchObject({ from: start, to: start + 60_000 });
  });
});

describe("any sequence of fixes", () => {
  const track = fc
    .array(
      fc.record({
        after: fc.integer({ min: 1, max: 120 }),
        metres: fc.integer({ min: 0, max: 320 }),
        speed: fc.constantFrom(null, 0, 1, 2, 2.5, 14),
        accuracy: fc.constantFrom(null, 5, 140, 160, 2000),
      }),
      { maxLength: 14 },
    )
    .map((steps) => {
      let seconds = 0;
      return steps.map(({ after, metres, ...more }) => fix((seconds += after), metres, more));
    });

  test("needs at least three plausible slow fixes over a minute within the distance for an arrival", () => {
    let found = 0;
    fc.assert(
      fc.property(track, (fixes) => {
        const stay = seen(...fixes);
        if (!stay) return;
        found++;
        const of = fixes.filter(({ at, accuracy }) => at >= stay.from && at <= stay.to && (accuracy ?? 0) <= 150);
        expect(of).toHaveLength(stay.fixes);
        expect(stay.fixes).toBeGreaterThanOrEqual(stayLimits.minFixes);
        expect(stay.to - stay.from).toBeGreaterThanOrEqual(stayLimits.minStayMs);
        expect(stay.metres).toBeLessThanOrEqual(settings.distance);
        for (const one of of) {
          expect(metresBetween([one.lon, one.lat], place)).toBeLessThanOrEqual(settings.distance);
          expect(one.speed ?? 0).toBeLessThanOrEqual(stayLimits.maxSpeedMetresPerSecond);
        }
      }),
      { numRuns: 5000 },
    );
    expect(found).toBeGreaterThan(50);
  });

  test("keeps a detected arrival when fixes follow or the distance grows", () => {
    fc.assert(
      fc.property(track, track, (fixes, later) => {
        const stay = seen(...fixes);
        const offset = fixes.length ? fixes.at(-1)!.at - start : 0;
        expect(stay === null ? null : seen(...fixes, ...later.map((one) => ({ ...one, at: one.at + offset })))).toEqual(stay);
      }),
      { numRuns: 2000 },
    );
  });
});
