import type { ArrivalModel } from "../../../schema/rules/arrival/arrivalModel";
import { knotPercents } from "../../../schema/rules/arrival/distribution";

/** Returns what prior.ts holds of a fitted model: the steps that do not depend on the place, and the residuals at its probabilities. */
export function priorKnotsOf({ observations, steps, residuals }: ArrivalModel) {
  const knots = (logs: readonly number[]): number[] => knotPercents.map((percent) => Math.round(logs[percent - 1]! * 100) / 100);
  return {
    observations,
    all: steps.all,
    distance: steps.distance,
    residuals: Object.fromEntries(Object.entries(residuals).map(([key, logs]) => [key, knots(logs)])),
  };
}
