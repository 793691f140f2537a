import { expect, test } from "vitest";
import { minutesToReach } from "../../../schema/rules/claims/actionTimes";
import { movedEnd } from "../../../schema/rules/claims/claimWindow";
import { MINUTE_MS } from "../../../schema/rules/durations";

const NOW = Date.parse("2026-11-21T10:42:00Z");
const after = (minutes: number): number => NOW + minutes * MINUTE_MS;

test("counts the needed minutes from the end, or from now if it has passed, rounded up", () => {
  expect(minutesToReach(after(35), after(-20), NOW)).toBe(35);
  expect(minutesToReach(after(35), after(5), NOW)).toBe(30);
  expect(minutesToReach(after(7) + 1, after(-1), NOW)).toBe(8);
});

test("suggests nothing if the prediction meets the end, or is beyond the maximum", () => {
  expect(minutesToReach(after(5), after(5), NOW)).toBeNull();
  expect(minutesToReach(after(-1), after(-20), NOW)).toBeNull();
  expect(minutesToReach(after(721), after(0), NOW)).toBeNull();
  expect(minutesToReach(after(720), after(0), NOW)).toBe(720);
});

test("reaches the predicted time by the suggested minutes", () => {
  for (const [at, end] of [
    [3.2, -10],
    [90, 30.5],
    [1, 0.99],
  ] as const)
    expect(movedEnd(after(end), NOW, minutesToReach(after(at), after(end), NOW)!)).toBeGreaterThanOrEqual(after(at));
});
