// Correction of a router's travel time: log(actual ÷ predicted), estimated in steps, with the distribution of what remains unexplained.
import type { Place } from "../geo/geo";
import type { TravelTime } from "./distribution";

export interface ArrivalFacts {
  /** Travel time of the router from the last position, in seconds. */
  predictedSeconds: number;
  /** False at the start of a trip, true after the resource has moved. */
  isUnderWay: boolean;
  /** Local hour of the week: 0 is Monday, 0 to 1 h; 167 the last. */
  hourOfWeek: number;
  destination: Place;
  kind: string;
}

/** Each step estimates what the steps before leave over. */
export const arrivalSteps = ["all", "distance", "kindDistance", "kind", "hour", "hourOfWeek", "area"] as const;
export type ArrivalStep = (typeof arrivalSteps)[number];

/** Upper limits of the distance classes, in seconds of the router's travel time; the last class is open. */
export const distanceClasses = [60, 120, 180, 240, 330, 450, 600, 900, 1_500] as const;
/** Middle of each class, in seconds; the correction is interpolated between them, so that P50 has no jumps while a resource approaches. */
const classCentres = [45, 90, 150, 210, 280, 385, 520, 740, 1_160, 1_900] as const;
export const CLASS_COUNT = distanceClasses.length + 1;

export const distanceClassOf = (predictedSeconds: number): number => {
  const index = distanceClasses.findIndex((limit) => predictedSeconds < limit);
  return index === -1 ? distanceClasses.length : index;
};

/** Key of the residuals: `s0` to `s9` at the start of a trip, `w0` to `w9` under way. */
export const residualKey = (isUnderWay: boolean, distanceClass: number): string => `${isUnderWay ? "w" : "s"}${distanceClass}`;

/** Shortest router time that is corrected, in seconds: below it the ratio of two times says nothing. */
export const MIN_PREDICTED_SECONDS = 30;
export const correctable = (predictedSeconds: number): number => Math.max(MIN_PREDICTED_SECONDS, predictedSeconds);

/** Returns the cell of about 2 km, by latitude and longitude in fiftieths of a degree. */
export const areaOf = ([lon, lat]: Place): string => `${Math.floor(lat * 50)}:${Math.floor(lon * 50)}`;

export const stepKeyOf: Record<ArrivalStep, (facts: ArrivalFacts) => string> = {
  all: ({ isUnderWay }) => (isUnderWay ? "w" : "s"),
  distance: ({ isUnderWay, predictedSeconds }) => residualKey(isUnderWay, distanceClassOf(predictedSeconds)),
  hour: ({ isUnderWay, hourOfWeek }) => `${isUnderWay ? "w" : "s"}${hourOfWeek % 24}`,
  hourOfWeek: ({ hourOfWeek }) => String(hourOfWeek),
  area: ({ destination }) => areaOf(destination),
  kindDistance: ({ isUnderWay, kind }) => `${isUnderWay ? "w" : "s"} ${kind}`,
  kind: ({ kind }) => kind,
};

/** Router time, in seconds, at which `kindDistance` corrects nothing. */
const REFERENCE_SECONDS = 300;

/**
 * Factor of `kindDistance`, whose values are slopes: some kinds of service hardly depend on the distance. Constant beyond the centres of
 * the classes.
 */
export const logDistance = (predictedSeconds: number): number =>
  Math.log(Math.min(classCentres.at(-1)!, Math.max(classCentres[0], predictedSeconds)) / REFERENCE_SECONDS);

export interface ArrivalModel {
  version: number;
  observations: number;
  /** Correction in log(actual ÷ predicted) by step and key; for `kindDistance`, per unit of `logDistance`. A missing key is 0. */
  steps: Record<ArrivalStep, Record<string, number>>;
  /** Ascending quantiles of the residual by `residualKey`, 1 % to 99 %. */
  residuals: Record<string, readonly number[]>;
}

/** Returns the position between the centres of two classes: the lower class and the weight of the upper one. */
export function betweenClasses(predictedSeconds: number): { lower: number; weight: number } {
  const log = Math.log(predictedSeconds);
  const upper = classCentres.findIndex((centre) => predictedSeconds < centre);
  if (upper === 0) return { lower: 0, weight: 0 };
  if (upper === -1) return { lower: CLASS_COUNT - 2, weight: 1 };
  const [from, to] = [Math.log(classCentres[upper - 1]!), Math.log(classCentres[upper]!)];
  return { lower: upper - 1, weight: (log - from) / (to - from) };
}

const mixed = (low: number, high: number, weight: number): number => low + weight * (high - low);

/** Returns the sum of the corrections of all steps, in log(actual ÷ predicted). */
export function shiftOf(model: Pick<ArrivalModel, "steps">, facts: ArrivalFacts): number {
  const predictedSeconds = correctable(facts.predictedSeconds);
  let shift = distanceShift(model.steps.distance, facts.isUnderWay, predictedSeconds);
  for (const step of arrivalSteps) {
    if (step === "distance") continue;
    // Models stored by an earlier version lack a step.
    const value = model.steps[step]?.[stepKeyOf[step](facts)] ?? 0;
    shift += step === "kindDistance" ? value * logDistance(predictedSeconds) : value;
  }
  return shift;
}

export function distanceShift(byClass: Record<string, number>, isUnderWay: boolean, predictedSeconds: number): number {
  const { lower, weight } = betweenClasses(predictedSeconds);
  const at = (index: number): number => byClass[residualKey(isUnderWay, index)] ?? 0;
  return mixed(at(lower), at(lower + 1), weight);
}

export function travelTimeOf(model: ArrivalModel, facts: ArrivalFacts): TravelTime {
  const predictedSeconds = correctable(facts.predictedSeconds);
  const shift = shiftOf(model, facts);
  const residuals = model.residuals[residualKey(facts.isUnderWay, distanceClassOf(predictedSeconds))]!;
  return { predictedSeconds, logs: residuals.map((residual) => shift + residual) };
}
