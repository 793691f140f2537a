import { expect, test } from "vitest";
import { minutesToReach } from "../../../schema/rules/claims/actionTimes";
import { movedEnd } from "../../../schema/rules/claims/claimWindow";
import { MINUTE_MS } from "../../../schema/rules/durations";

const NOW = Date.parse("2026-11-21T10:42:00Z");
const after = (minutes: number): number => NOW + minutes * MINUTE_MS;

test("the minutes that a prediction needs are counted from the end, or from now when it is over, and rounded up", () => {
  expect(minutesToReach(after(35), after(-20), NOW)).toBe(35);
  expect(minutesToReach(after(35), after(5), NOW)).toBe(30);
  expect(minutesToReach(after(7) + 1, after(-1), NOW)).toBe(8);
});

test("nothing is needed where the prediction keeps the end, and nothing helps that is further than can be managed", () => {
  expect(minutesToReach(after(5), after(5), NOW)).toBeNull();
  expect(minutesToReach(after(-1), after(-20), NOW)).toBeNull();
  expect(minutesToReach(after(721), after(0), NOW)).toBeNull();
  expect(minutesToReach(after(720), after(0), NOW)).toBe(720);
});

test("managing by them reaches what is predicted", () => {
  for (const [at, end] of [
    [3.2, -10],
    [90, 30.5],
    [1, 0.99],
  ] as const)
    expect(movedEnd(after(end), NOW, minutesToReach(after(at), after(end), NOW)!)).toBeGreaterThanOrEqual(after(at));
});
