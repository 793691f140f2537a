import { expect, test } from "vitest";
import { slopeOf } from "../../bench/line";

test("computes the slope of steady growth, also with noise, zero for a level series, and none for one point", () => {
  expect(slopeOf([0, 1, 2, 3].map((x) => [x, 5 + 2 * x]))).toBeCloseTo(2);
  expect(slopeOf([0, 1, 2, 3, 4, 5].map((x) => [x, 100 + 0.5 * x + (x % 2 ? 3 : -3)]))).toBeCloseTo(1.01, 1);
  expect(slopeOf([0, 1, 2].map((x) => [x, 7]))).toBe(0);
  expect(slopeOf([[3, 9]])).toBe(0);
});
