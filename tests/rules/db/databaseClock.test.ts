import { describe, expect, test } from "vitest";
import { clockErrorMs, plausibleBounds } from "../../../server/db/health/databaseClock";

const HOUR_MS = 3_600_000;
/** Sample at this time with these deviations of the database's clock and of the machine's clock. */
const after = (passedMs: number, { database = 0, machine = 0 } = {}, skewMs = 0): number => {
  const start = { databaseMs: 1_000_000 + skewMs, machineMs: 1_000_000, steadyMs: 0 };
  const now = {
    databaseMs: start.databaseMs + passedMs + database,
    machineMs: start.machineMs + passedMs + machine,
    steadyMs: passedMs,
  };
  const errorMs = clockErrorMs(start, now);
  const { from, until } = plausibleBounds(start, now);
  // A statement's check is never stricter, and detects a large deviation.
  if (errorMs === 0) expect(now.databaseMs >= from && now.databaseMs <= until).toBe(true);
  else if (machine === 0 && skewMs === 0) expect(now.databaseMs >= from && now.databaseMs <= until).toBe(false);
  return errorMs;
};

describe("the database's clock is trusted", () => {
  test("while it advances steadily, whatever its offset, with small corrections", () => {
    expect([
      after(400),
      after(HOUR_MS),
      after(400, {}, HOUR_MS),
      after(400, { database: -1_500 }),
      after(400, { database: 1_500 }),
    ]).toEqual(Array(5).fill(0));
  });
  test("when this machine slept, or only its clock was set", () => {
    expect([after(400, { database: HOUR_MS, machine: HOUR_MS }), after(400, { machine: -HOUR_MS })]).toEqual([0, 0]);
  });
  test("when a step aligns it with this machine's clock", () => {
    expect([after(400, { database: -HOUR_MS }, HOUR_MS), after(400, { database: HOUR_MS }, -HOUR_MS)]).toEqual([0, 0]);
  });
});

describe("the database's clock is distrusted", () => {
  test("when it steps without this machine's clock, back or forwards", () => {
    expect([after(400, { database: -48 * HOUR_MS }), after(400, { database: HOUR_MS })]).toEqual([-48 * HOUR_MS, HOUR_MS]);
  });
  test("when both clocks were set back together, because neither is known to be right", () => {
    expect(after(400, { database: -HOUR_MS, machine: -HOUR_MS })).toBe(-HOUR_MS);
  });
});
