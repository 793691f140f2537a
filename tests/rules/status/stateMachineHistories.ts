import fc from "fast-check";
import type { Access, Kpis } from "./stateMachineModel";

export const suppliers: Record<string, Access> = { tow: "MOBILE", truck: "MOBILE", base: "BASE", phone: "MANUAL", web: "WEB" };

// Coarse, so that limits meet often.
const multiplesOfFive = (from: number, to: number) => fc.integer({ min: from / 5, max: to / 5 }).map((n) => n * 5);
const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

/** Minutes and figures of a step; relative values refer to the time of the step. */
export type Step =
  | { what: "wait"; minutes: number; off: number }
  | { what: "assign"; id: string; ago?: number; eta?: number; proposed: boolean }
  | { what: "unassign"; ago?: number }
  | { what: "plan"; scheduled: boolean; start: number | null; length: number }
  | { what: "validate" | "accept" | "arrive" | "finish"; ago: number }
  | { what: "take back the arrival" }
  | { what: "state"; state: "open" | "finished" | "cancelled" }
  | { what: "position"; ago: number; eta: number }
  | { what: "fix"; ago: number }
  | { what: "manageDelay"; minutes: number }
  | { what: "confirmArrival" | "confirmCompletion"; ago: number }
  | { what: "cancelProvider" | "cancelService" }
  | { what: "settings"; kpis: Partial<Kpis> };

const what = <W extends string>(...words: W[]): fc.Arbitrary<W> => fc.constantFrom(...words);
const limits = fc
  .record({ delay: multiplesOfFive(0, 30), beyond: multiplesOfFive(5, 30) })
  .chain(({ delay, beyond }) =>
    fc.constantFrom<Partial<Kpis>>(
      { 1: delay, 13: delay + beyond },
      { 3: delay, 14: delay + beyond },
      { 2: delay },
      { 4: beyond },
      { 5: beyond },
      { 12: delay + beyond },
    ),
  );
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ what: what("wait"), minutes: multiplesOfFive(0, 90), off: fc.constantFrom(0, 0, 0, -1, 1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: what("assign"),
      id: fc.constantFrom(...Object.keys(suppliers)),
      ago: optional(multiplesOfFive(0, 30)),
      eta: optional(multiplesOfFive(0, 60)),
      proposed: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
    }),
  },
  fc.record({ what: what("unassign"), ago: optional(multiplesOfFive(0, 20)) }),
  fc.record({
    what: what("plan"),
    scheduled: fc.boolean(),
    start: fc.option(multiplesOfFive(-60, 180), { nil: null, freq: 4 }),
    length: multiplesOfFive(0, 30),
  }),
  { weight: 3, arbitrary: fc.record({ what: what("validate", "accept", "arrive"), ago: multiplesOfFive(0, 30) }) },
  fc.record({ what: what("finish"), ago: multiplesOfFive(0, 10) }),
  fc.record({ what: what("take back the arrival") }),
  fc.record({ what: what("state"), state: what("open", "open", "finished", "cancelled") }),
  { weight: 5, arbitrary: fc.record({ what: what("position"), ago: multiplesOfFive(0, 15), eta: multiplesOfFive(0, 60) }) },
  { weight: 3, arbitrary: fc.record({ what: what("fix"), ago: multiplesOfFive(0, 15) }) },
  { weight: 3, arbitrary: fc.record({ what: what("manageDelay"), minutes: multiplesOfFive(5, 60) }) },
  { weight: 2, arbitrary: fc.record({ what: what("confirmArrival", "confirmCompletion"), ago: multiplesOfFive(0, 15) }) },
  fc.record({ what: what("cancelProvider", "cancelService") }),
  { weight: 2, arbitrary: limits.map((kpis) => ({ what: "settings" as const, kpis })) },
);

export const histories = fc.array(step, { minLength: 1, maxLength: 25 });
