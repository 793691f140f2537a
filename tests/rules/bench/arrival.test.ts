import { expect, test } from "vitest";
import { backtestTrips } from "../../bench/arrival/backtest";
import { syntheticTrips } from "../../bench/arrival/synthetic";

test("meets the targets of arrival times on a made-up town", () => {
  const { travel, chance } = backtestTrips(syntheticTrips(4, 1_000), "UTC");
  expect(travel.errorRatio).toBeLessThanOrEqual(0.5);
  expect(travel.coverage90).toBeGreaterThanOrEqual(0.88);
  expect(travel.coverage90).toBeLessThanOrEqual(0.93);
  expect(chance.brierRatio).toBeLessThanOrEqual(0.5);
  expect(chance.recall).toBeGreaterThanOrEqual(0.85);
  expect(chance.precision).toBeGreaterThanOrEqual(0.9);
  expect(chance.leadMinutes).toBeGreaterThanOrEqual(5);
});
