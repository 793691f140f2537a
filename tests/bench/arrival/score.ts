// Scores of predictions against what happened.
import { distanceClassOf, travelTimeOf, type ArrivalModel } from "../../../schema/rules/arrival/arrivalModel";
import { chanceOfLate, secondsUntilChance, travelSeconds } from "../../../schema/rules/arrival/distribution";
import type { Observation } from "../../../schema/rules/arrival/fitArrival";
import { quantile, round } from "../timings";

/** A distance class is judged from this number of trips. */
const MIN_CLASS_TRIPS = 1_000;
/** Chance from which a trip is said to be very likely late. */
const WARNING = 0.9;
/** With the clock each late trip is warned of in the end: such a warning counts from this time before the limit, in seconds. */
const MIN_CLOCK_LEAD_SECONDS = 30;

export interface TravelScore {
  trips: number;
  meanErrorMinutes: number;
  uncorrectedMinutes: number;
  errorRatio: number;
  coverage50: number;
  coverage90: number;
  /** Coverage of P90 in the distance classes with enough trips: the least and the greatest. */
  classCoverage90: [number, number] | null;
  meanP90Minutes: number;
  /** Mean of the 90th percentile of all earlier trips, without a model. */
  plainP90Minutes: number;
}

export class TravelTimes {
  private trips = 0;
  private error = 0;
  private uncorrected = 0;
  private within50 = 0;
  private within90 = 0;
  private p90 = 0;
  private plainP90 = 0;
  private readonly classes = new Map<number, { trips: number; within: number }>();

  add(model: ArrivalModel, observation: Observation, plainP90: number): void {
    const { actualSeconds, predictedSeconds } = observation;
    const time = travelTimeOf(model, observation);
    const [p50, p90] = [travelSeconds(time, 0.5), travelSeconds(time, 0.9)];
    this.trips++;
    this.error += Math.abs(actualSeconds - p50);
    this.uncorrected += Math.abs(actualSeconds - predictedSeconds);
    this.p90 += p90;
    this.plainP90 += plainP90;
    const inClass = this.classes.get(distanceClassOf(predictedSeconds)) ?? { trips: 0, within: 0 };
    this.classes.set(distanceClassOf(predictedSeconds), inClass);
    inClass.trips++;
    if (actualSeconds <= p50) this.within50++;
    if (actualSeconds > p90) return;
    this.within90++;
    inClass.within++;
  }

  get score(): TravelScore {
    const coverages = [...this.classes.values()].filter(({ trips }) => trips >= MIN_CLASS_TRIPS).map(({ trips, within }) => within / trips);
    return {
      trips: this.trips,
      meanErrorMinutes: round(this.error / this.trips / 60),
      uncorrectedMinutes: round(this.uncorrected / this.trips / 60),
      errorRatio: round(this.error / this.uncorrected),
      coverage50: round(this.within50 / this.trips),
      coverage90: round(this.within90 / this.trips),
      classCoverage90: coverages.length ? [round(Math.min(...coverages)), round(Math.max(...coverages))] : null,
      meanP90Minutes: round(this.p90 / this.trips / 60),
      plainP90Minutes: round(this.plainP90 / this.trips / 60),
    };
  }
}

export interface WarningScore {
  recall: number;
  precision: number;
  leadMinutes: number;
}

export interface ChanceScore extends WarningScore {
  trips: number;
  moments: number;
  brier: number;
  brierUncorrected: number;
  brierRatio: number;
  /** With the warnings that the clock causes between two positions. */
  withClock: WarningScore;
  uncorrected: WarningScore;
  /** Largest difference between said and observed chance over ten classes of at least 1,000 moments. */
  largestGap: number;
}

/** First warning of each trip, in seconds after the departure, against whether it was late. */
class Warnings {
  private warned = 0;
  private right = 0;
  private late = 0;
  private readonly leads: number[] = [];

  add(warnedAt: number | null, isLate: boolean, limitSeconds: number): void {
    if (isLate) this.late++;
    if (warnedAt === null) return;
    this.warned++;
    if (!isLate) return;
    this.right++;
    this.leads.push((limitSeconds - warnedAt) / 60);
  }

  get figures(): WarningScore {
    return {
      recall: round(this.right / this.late),
      precision: round(this.right / this.warned),
      leadMinutes: round(quantile(this.leads, 0.5)),
    };
  }
}

/** Chances of exceeding a promise, at each fix before it. */
export class Chances {
  private trips = 0;
  private moments = 0;
  private brier = 0;
  private brierUncorrected = 0;
  private readonly warnings = new Warnings();
  private readonly withClock = new Warnings();
  private readonly uncorrected = new Warnings();
  private readonly bins = Array.from({ length: 10 }, () => ({ moments: 0, said: 0, late: 0 }));

  constructor(private readonly limitSeconds: number) {}

  /** `moments` are the observations of one trip, with their seconds after the departure, in order. */
  add(model: ArrivalModel, moments: readonly (readonly [elapsed: number, observation: Observation])[], tripSeconds: number): void {
    const isLate = tripSeconds > this.limitSeconds;
    let warnedAt: number | null = null;
    let clockAt: number | null = null;
    let uncorrectedAt: number | null = null;
    this.trips++;
    for (const [i, [elapsed, observation]] of moments.entries()) {
      const due = this.limitSeconds - elapsed;
      if (due <= 0) break;
      const time = travelTimeOf(model, observation);
      const chance = chanceOfLate(time, due);
      const isPredictedLate = observation.predictedSeconds > due;
      this.count(chance, isPredictedLate, isLate);
      if (isPredictedLate) uncorrectedAt ??= elapsed;
      if (chance >= WARNING) warnedAt ??= elapsed;
      const next = Math.min(moments[i + 1]?.[0] ?? Infinity, tripSeconds, this.limitSeconds);
      const from = elapsed + secondsUntilChance(time, due, WARNING);
      if (from < Math.min(next, this.limitSeconds - MIN_CLOCK_LEAD_SECONDS)) clockAt ??= from;
    }
    this.warnings.add(warnedAt, isLate, this.limitSeconds);
    this.withClock.add(clockAt, isLate, this.limitSeconds);
    this.uncorrected.add(uncorrectedAt, isLate, this.limitSeconds);
  }

  private count(chance: number, isPredictedLate: boolean, isLate: boolean): void {
    const outcome = isLate ? 1 : 0;
    this.moments++;
    this.brier += (chance - outcome) ** 2;
    this.brierUncorrected += isPredictedLate === isLate ? 0 : 1;
    const bin = this.bins[Math.min(9, Math.floor(chance * 10))]!;
    bin.moments++;
    bin.said += chance;
    bin.late += outcome;
  }

  get score(): ChanceScore {
    const gaps = this.bins.filter(({ moments }) => moments >= 1_000).map(({ moments, said, late }) => Math.abs(said - late) / moments);
    return {
      trips: this.trips,
      moments: this.moments,
      brier: round(this.brier / this.moments),
      brierUncorrected: round(this.brierUncorrected / this.moments),
      brierRatio: round(this.brier / this.brierUncorrected),
      ...this.warnings.figures,
      withClock: this.withClock.figures,
      uncorrected: this.uncorrected.figures,
      largestGap: round(Math.max(0, ...gaps)),
    };
  }
}
