import { expect, test } from "vitest";
import { mannWhitneyP, quicker } from "../fixtures/statistics";

/** Numbers that are the same in each run. */
const series = (from: number, seed: number): number[] => Array.from({ length: 200 }, (_, n) => from + (((n + seed) * 7919) % 101) / 10);

test("distinguishes two samples only if they clearly differ", () => {
  expect(mannWhitneyP(series(80, 1), series(80, 40))).toBeGreaterThan(0.05);
  expect(quicker(series(80, 1), series(80, 40), { ms: 5, p: 0.01 })).toBe(false);
  expect(quicker(series(80, 1), series(90, 40), { ms: 5, p: 0.01 })).toBe(true);
  expect(quicker(series(80, 1), series(82, 40), { ms: 5, p: 0.01 })).toBe(false);
});
