// How the figures of the arrival backtest are printed: a section of figures.md, and one line of JSON with the targets.
import type { ArrivalFigures } from "../arrival.bench";
import { table, type Cell } from "../figures";

interface Target {
  name: string;
  value: number | null;
  min?: number;
  max?: number;
}

function targetsOf({ trips: { travel, chance }, dispatch, fit }: ArrivalFigures): Target[] {
  return [
    { name: "mean error, of the uncorrected", value: travel.errorRatio, max: 0.5 },
    { name: "P90 holds", value: travel.coverage90, min: 0.88, max: 0.92 },
    { name: "P90 holds, least class", value: travel.classCoverage90?.[0] ?? null, min: 0.87 },
    { name: "P90 holds, greatest class", value: travel.classCoverage90?.[1] ?? null, max: 0.93 },
    { name: "Brier score, of the uncorrected", value: chance.brierRatio, max: 0.5 },
    { name: "recall at 90 %", value: chance.recall, min: 0.85 },
    { name: "precision at 90 %", value: chance.precision, min: 0.9 },
    { name: "median lead at 90 %, min", value: chance.leadMinutes, min: 5 },
    { name: "dispatches: mean error, of the uncorrected", value: dispatch?.errorRatio ?? null, max: 0.5 },
    { name: "dispatches: P90 holds", value: dispatch?.coverage90 ?? null, min: 0.88, max: 0.92 },
    { name: "dispatches: P90 of the plain P90", value: dispatch && dispatch.meanP90Minutes / dispatch.plainP90Minutes, max: 0.85 },
    { name: "fit of 1,000,000, s", value: fit.seconds, max: 60 },
    { name: "fit of 1,000,000, MB", value: fit.megabytes, max: 300 },
  ];
}

const isMet = ({ value, min = -Infinity, max = Infinity }: Target): boolean => value !== null && value >= min && value <= max;
const rangeOf = ({ min, max }: Target): string => (min === undefined ? `≤ ${max}` : max === undefined ? `≥ ${min}` : `${min} to ${max}`);

/** All figures, and the names of the targets that they miss. */
export const arrivalLine = (figures: ArrivalFigures): string =>
  JSON.stringify({
    arrival: {
      ...figures,
      missed: targetsOf(figures)
        .filter((target) => target.value !== null && !isMet(target))
        .map(({ name }) => name),
    },
  });

export function arrivalText(figures: ArrivalFigures): string {
  const { trips, predictionMicroseconds } = figures;
  const { travel, chance } = trips;
  const rows = targetsOf(figures).map((target): Cell[] => [
    target.name,
    target.value,
    rangeOf(target),
    target.value === null ? "–" : isMet(target) ? "yes" : "no",
  ]);
  return `Rolling backtest on ${travel.trips.toLocaleString("en")} trips (${trips.source}): each day is predicted by a fit to the days before it. Mean error
${travel.meanErrorMinutes} min, uncorrected ${travel.uncorrectedMinutes} min. Chances of exceeding 12 minutes at ${chance.moments.toLocaleString("en")} positions: Brier score ${chance.brier},
"predicted later than the limit" ${chance.brierUncorrected}; its recall is ${chance.uncorrected.recall}, its precision ${chance.uncorrected.precision}. A prediction takes ${predictionMicroseconds} µs of CPU.

${table(["figure", "measured", "target", "met"], rows)}`;
}
