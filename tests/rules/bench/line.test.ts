import { expect, test } from "vitest";
import { slopeOf } from "../../bench/line";

test("the slope of what grows evenly is its growth, also beside noise; of what is level, and of one point, none", () => {
  expect(slopeOf([0, 1, 2, 3].map((x) => [x, 5 + 2 * x]))).toBeCloseTo(2);
  expect(slopeOf([0, 1, 2, 3, 4, 5].map((x) => [x, 100 + 0.5 * x + (x % 2 ? 3 : -3)]))).toBeCloseTo(1.01, 1);
  expect(slopeOf([0, 1, 2].map((x) => [x, 7]))).toBe(0);
  expect(slopeOf([[3, 9]])).toBe(0);
});
