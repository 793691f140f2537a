// Hourly measures; the value of a period is their sum. Storage: server/figures/README.md.

export const countMeasures = [
  "occurred",
  "arrived",
  "arrivedOnTime",
  /** Arrivals whose resource deviated from its route by more than the claim's threshold. */
  "deviated",
  /** Arrivals and completions with a known resource position, and those far from the claim. */
  "arrivalsLocated",
  "arrivedFar",
  "completionsLocated",
  "completedFar",
  "delaysManaged",
  /** Arrivals with a managed delay, and those within the moved end. */
  "arrivedManaged",
  "delaysKept",
  "contactCentreCalls",
  "alarms",
  /** Operators present in an hour, each counted once. */
  "operatorHours",
] as const;

/** Change of a level per hour; the sum up to an instant is the level at that instant. */
export const levelMeasures = ["inCourse", "manualOverdue", "digitalOverdue", "offline", "withoutPosition"] as const;

export const minutesMeasures = [
  /** From occurrence, for unscheduled claims. */
  "toAssignment",
  "toArrival",
  "toCompletion",
  /** Absolute difference between the arrival predicted at departure and the actual one. */
  "predictionError",
  "lateToManaged",
] as const;

/** Measures of managed delays, which are also kept by the code of the delay's reason. */
const delayMeasures: readonly Measure[] = ["delaysManaged", "lateToManaged"];
export const isDelayMeasure = (measure: Measure): boolean => delayMeasures.includes(measure);

export type CountMeasure = (typeof countMeasures)[number];
export type LevelMeasure = (typeof levelMeasures)[number];
export type MinutesMeasure = (typeof minutesMeasures)[number];
/** `inCourseMinutes`: change of `inCourse` in each minute of an hour or a day. */
export type Measure = CountMeasure | LevelMeasure | MinutesMeasure | "inCourseMinutes";

export const sumMeasures = [...countMeasures, ...levelMeasures] as const;
export const bucketMeasures = [...minutesMeasures, "inCourseMinutes"] as const;
export type SumMeasure = (typeof sumMeasures)[number];
export type BucketMeasure = (typeof bucketMeasures)[number];

/** Longer durations count as this many minutes, a week. */
export const MAX_MINUTES = 10_080;

export interface Contribution {
  measure: Measure;
  at: number;
  value: number;
  minute?: number;
  /** Code of the reason of a managed delay. Empty for a reason that was typed. */
  reasonCode?: string;
}
