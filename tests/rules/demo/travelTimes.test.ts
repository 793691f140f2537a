import { describe, expect, test } from "vitest";
import { seeded } from "../../../server/demo/random";
import { MEDIAN_TRAVEL_FACTOR, travelFactor } from "../../../server/demo/simulation/travelTimes";

const TRIPS = 20_000;
const atHour = (hour: number, longitude = 0): number[] => {
  const random = seeded(7);
  return Array.from({ length: TRIPS }, () => travelFactor(random, Date.UTC(2026, 2, 2, hour), [longitude, 40])).sort((a, b) => a - b);
};
const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * TRIPS)]!;

describe("travelFactor", () => {
  test("spreads travel times as the measured trips do", () => {
    const factors = atHour(13);
    // The quantile of the trips that is drawn at this share, from the 5th to the 95th.
    const measuredAt = (quantileOfTrips: number): number => quantile(factors, (quantileOfTrips - 0.05) / 0.9);
    expect(measuredAt(0.2)).toBeCloseTo(1.36, 1);
    expect(measuredAt(0.5)).toBeCloseTo(MEDIAN_TRAVEL_FACTOR, 1);
    expect(measuredAt(0.8)).toBeCloseTo(2.75, 0);
    expect(factors[0]!).toBeGreaterThanOrEqual(1);
    expect(factors.at(-1)!).toBeLessThan(5);
  });

  test("is slower in the morning than in the evening, by local time", () => {
    expect(quantile(atHour(10), 0.5)).toBeGreaterThan(quantile(atHour(19), 0.5) * 1.1);
    expect(quantile(atHour(10), 0.5)).toBe(quantile(atHour(15, -75), 0.5));
  });
});
