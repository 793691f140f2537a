// Fit of an ArrivalModel to finished trips. Observations are kept in typed arrays: 30 bytes each.
import {
  arrivalSteps,
  CLASS_COUNT,
  correctable,
  distanceClassOf,
  distanceShift,
  logDistance,
  residualKey,
  stepKeyOf,
  type ArrivalFacts,
  type ArrivalModel,
  type ArrivalStep,
} from "./arrivalModel";
import { QUANTILES } from "./distribution";

export interface Observation extends ArrivalFacts {
  /** Time from the position until the arrival, in seconds. */
  actualSeconds: number;
  /** Trip of the observation; all observations of a trip are in the same half. */
  tripKey: string;
  /** Number of observations of the trip with the same `isUnderWay`. They are not independent: n counts them as one. */
  tripObservations: number;
}

/** A group of n observations keeps n/(n + 20) of its estimate and takes the rest from the previous step. */
export const SHRINKAGE = 20;
/** The steps are fitted in turn this many times, because hours, areas and kinds of service go together. */
const PASSES = 2;
/** Variance of `logDistance` in an operation with short and long trips. */
const USUAL_VARIANCE = 0.5;
export const shrunk = (mean: number, n: number): number => (mean * n) / (n + SHRINKAGE);

/** Residuals count at most this much in a step, so that a few wrong times do not move it: a factor of 2.7. */
const MAX_RESIDUAL = 1;
/** Minimum actual travel time, in seconds, because an arrival can be confirmed up to this time before it happens. */
const MIN_ACTUAL_SECONDS = 10;
const clipped = (value: number): number => Math.max(-MAX_RESIDUAL, Math.min(MAX_RESIDUAL, value));

export const logRatio = (actualSeconds: number, predictedSeconds: number): number =>
  Math.log(Math.max(MIN_ACTUAL_SECONDS, actualSeconds) / correctable(predictedSeconds));

function halfOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return (hash >>> 16) & 1;
}

const zeros = (size: number): Float64Array => new Float64Array(size);

class Column<T extends Float32Array | Int32Array | Uint8Array> {
  length = 0;
  constructor(
    private values: T,
    private readonly create: (length: number) => T,
  ) {}
  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = this.create(this.length * 2);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length++] = value;
  }
  get used(): T {
    return this.values.subarray(0, this.length) as T;
  }
}
const floats = () => new Column(new Float32Array(1_024), (length) => new Float32Array(length));
const ints = () => new Column(new Int32Array(1_024), (length) => new Int32Array(length));
const bytes = () => new Column(new Uint8Array(1_024), (length) => new Uint8Array(length));

type Dictionary = Map<string, number>;
const codeOf = (dictionary: Dictionary, key: string): number => {
  let code = dictionary.get(key);
  if (code === undefined) dictionary.set(key, (code = dictionary.size));
  return code;
};
const eachStep = <T>(make: (step: ArrivalStep) => T) =>
  Object.fromEntries(arrivalSteps.map((step) => [step, make(step)])) as Record<ArrivalStep, T>;

export class ArrivalFit {
  private readonly residual = floats();
  private readonly predicted = floats();
  private readonly weight = floats();
  private readonly flags = bytes();
  private readonly codes = eachStep(ints);
  private readonly keys = eachStep<Dictionary>(() => new Map());

  constructor(private readonly prior: ArrivalModel) {}

  get observations(): number {
    return this.flags.length;
  }

  add(observation: Observation): void {
    const { predictedSeconds, actualSeconds, isUnderWay, tripKey, tripObservations } = observation;
    this.residual.push(logRatio(actualSeconds, predictedSeconds));
    this.predicted.push(correctable(predictedSeconds));
    this.weight.push(1 / tripObservations);
    this.flags.push((isUnderWay ? 1 : 0) | (halfOf(tripKey) << 1));
    for (const step of arrivalSteps) this.codes[step].push(codeOf(this.keys[step], stepKeyOf[step](observation)));
  }

  /**
   * Fits the steps to all observations. Residuals are cross-conformal: each half is predicted by the steps of the other half, so that the
   * intervals cover unseen trips.
   */
  model(version: number): ArrivalModel {
    const residuals = new Float32Array(this.observations);
    for (const half of [0, 1])
      this.leaveResiduals(
        this.fitSteps((flag) => flag >> 1 !== half),
        half,
        residuals,
      );
    return { version, observations: this.observations, steps: this.named(this.fitSteps(() => true)), residuals: this.quantiles(residuals) };
  }

  private fitSteps(isUsed: (flags: number) => boolean): Record<ArrivalStep, Float64Array> {
    const [flags, predicted] = [this.flags.used, this.predicted.used];
    const left = Float32Array.from(this.residual.used);
    const fitted = eachStep((step) => this.priorOf(step));
    for (const step of arrivalSteps) this.subtract(left, step, fitted[step], predicted, flags);
    const learned = eachStep((step) => zeros(this.keys[step].size));
    for (let pass = 0; pass < PASSES; pass++)
      for (const step of arrivalSteps) {
        const before = learned[step];
        learned[step] = step === "kindDistance" ? this.slopesOf(left, before, isUsed) : this.meansOf(left, step, before, isUsed);
        const changes = learned[step].map((shift, code) => shift - before[code]!);
        this.subtract(left, step, changes, predicted, flags);
        changes.forEach((shift, code) => (fitted[step][code]! += shift));
      }
    return fitted;
  }

  /** Shrunk means of what the other steps leave over. `before`: what this step learned in the pass before. */
  private meansOf(left: Float32Array, step: ArrivalStep, before: Float64Array, isUsed: (flags: number) => boolean): Float64Array {
    const [flags, weight, codes] = [this.flags.used, this.weight.used, this.codes[step].used];
    const size = this.keys[step].size;
    const [sums, counts, tripCounts] = [zeros(size), zeros(size), zeros(size)];
    for (let i = 0; i < left.length; i++) {
      if (!isUsed(flags[i]!)) continue;
      sums[codes[i]!]! += clipped(left[i]! + before[codes[i]!]!);
      counts[codes[i]!]! += 1;
      tripCounts[codes[i]!]! += weight[i]!;
    }
    return sums.map((sum, code) => (counts[code] ? shrunk(sum / counts[code]!, tripCounts[code]!) : 0));
  }

  /** Slopes of the residuals over `logDistance`, shrunk more if the trips of a kind are few or of similar length. */
  private slopesOf(left: Float32Array, before: Float64Array, isUsed: (flags: number) => boolean): Float64Array {
    const [flags, predicted, weight] = [this.flags.used, this.predicted.used, this.weight.used];
    const [codes, size] = [this.codes.kindDistance.used, this.keys.kindDistance.size];
    const sums = { n: zeros(size), trips: zeros(size), x: zeros(size), y: zeros(size), xx: zeros(size), xy: zeros(size) };
    for (let i = 0; i < left.length; i++) {
      if (!isUsed(flags[i]!)) continue;
      const [code, x] = [codes[i]!, logDistance(predicted[i]!)];
      const y = clipped(left[i]! + before[code]! * x);
      sums.n[code]! += 1;
      sums.trips[code]! += weight[i]!;
      sums.x[code]! += x;
      sums.y[code]! += y;
      sums.xx[code]! += x * x;
      sums.xy[code]! += x * y;
    }
    return sums.n.map((n, code) => {
      if (n === 0) return 0;
      const [meanX, meanY] = [sums.x[code]! / n, sums.y[code]! / n];
      const [variance, covariance] = [sums.xx[code]! / n - meanX * meanX, sums.xy[code]! / n - meanX * meanY];
      const trips = sums.trips[code]!;
      return (trips * covariance) / (trips * variance + SHRINKAGE * USUAL_VARIANCE);
    });
  }

  private priorOf(step: ArrivalStep): Float64Array {
    const shifts = new Float64Array(this.keys[step].size);
    for (const [key, code] of this.keys[step]) shifts[code] = this.prior.steps[step]?.[key] ?? 0;
    return shifts;
  }

  private subtract(left: Float32Array, step: ArrivalStep, shifts: Float64Array, predicted: Float32Array, flags: Uint8Array): void {
    const codes = this.codes[step].used;
    if (step === "kindDistance") {
      for (let i = 0; i < left.length; i++) left[i]! -= shifts[codes[i]!]! * logDistance(predicted[i]!);
      return;
    }
    if (step !== "distance") {
      for (let i = 0; i < left.length; i++) left[i]! -= shifts[codes[i]!]!;
      return;
    }
    const byClass = this.namedStep(step, shifts);
    for (let i = 0; i < left.length; i++) left[i]! -= distanceShift(byClass, (flags[i]! & 1) === 1, predicted[i]!);
  }

  private leaveResiduals(steps: Record<ArrivalStep, Float64Array>, half: number, residuals: Float32Array): void {
    const [flags, predicted] = [this.flags.used, this.predicted.used];
    const left = Float32Array.from(this.residual.used);
    for (const step of arrivalSteps) this.subtract(left, step, steps[step], predicted, flags);
    for (let i = 0; i < left.length; i++) if (flags[i]! >> 1 === half) residuals[i] = left[i]!;
  }

  /** Conformal quantiles by class: the ⌈p(n + 1)⌉-th smallest residual, shrunk towards the prior's. */
  private quantiles(residuals: Float32Array): ArrivalModel["residuals"] {
    const [flags, predicted] = [this.flags.used, this.predicted.used];
    const byKey = new Map<string, Float32Array>();
    const counts = new Map<string, number>();
    const keyAt = (i: number): string => residualKey((flags[i]! & 1) === 1, distanceClassOf(predicted[i]!));
    for (let i = 0; i < residuals.length; i++) counts.set(keyAt(i), (counts.get(keyAt(i)) ?? 0) + 1);
    for (const [key, n] of counts) byKey.set(key, new Float32Array(n));
    const filled = new Map<string, number>();
    for (let i = 0; i < residuals.length; i++) {
      const key = keyAt(i);
      const at = filled.get(key) ?? 0;
      byKey.get(key)![at] = residuals[i]!;
      filled.set(key, at + 1);
    }
    const quantiles: Record<string, number[]> = {};
    for (const isUnderWay of [false, true])
      for (let index = 0; index < CLASS_COUNT; index++) {
        const key = residualKey(isUnderWay, index);
        const sorted = byKey.get(key)?.sort() ?? new Float32Array(0);
        quantiles[key] = this.prior.residuals[key]!.map((prior, at) => blended(sorted, (at + 1) / (QUANTILES + 1), prior));
      }
    return quantiles;
  }

  private named(steps: Record<ArrivalStep, Float64Array>): ArrivalModel["steps"] {
    return eachStep((step) => ({ ...this.prior.steps[step], ...this.namedStep(step, steps[step]) }));
  }

  private namedStep(step: ArrivalStep, shifts: Float64Array): Record<string, number> {
    return Object.fromEntries([...this.keys[step]].map(([key, code]) => [key, rounded(shifts[code]!)]));
  }
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

function blended(sorted: Float32Array, probability: number, prior: number): number {
  const n = sorted.length;
  if (n === 0) return prior;
  const quantile = sorted[Math.min(n, Math.ceil(probability * (n + 1))) - 1]!;
  return rounded((n * quantile + SHRINKAGE * prior) / (n + SHRINKAGE));
}
