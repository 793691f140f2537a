// The stored status under records, actions, positions, settings and clock, compared with a simple model.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { histories, type Step } from "./stateMachineHistories";
import type { Mutation } from "./stateMachineProduct";
import { Run } from "./stateMachineRun";

const play = (steps: Step[], mutation?: Mutation): Run => {
  const run = new Run(mutation);
  for (const one of steps) run.take(one);
  return run;
};

describe("over random histories of records, actions, positions, settings and hours", () => {
  test("stores the readings' status at every instant, allows each action exactly by the readings, and meets every status", () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(histories, (steps) => {
        for (const status of play(steps).reached) reached.add(status);
      }),
      { numRuns: 3_000 },
    );
    expect([...reached].sort()).toEqual(["f", "man", "pf", "pfd", "pfit", "pfman", "pl", "pla", "plc", "pld", "plit", "ppa", "sp", "spd"]);
  });

  test.each<Mutation>([
    "promise moves",
    "clock is a minute late",
    "managing forgets the moment",
    "outdated counts as early",
    "settings wait",
  ])("reports a planted fault: %s", (mutation) => {
    const { failed } = fc.check(
      fc.property(histories, (steps) => void play(steps, mutation)),
      { numRuns: 3_000 },
    );
    expect(failed).toBe(true);
  });
});
