// What is kept by the hour, so that a figure of any period is a sum. README of server/figures: how they are kept.

/** How many there were of something in an hour. */
export const countMeasures = [
  /** Claims that occurred. */
  "occurred",
  "arrived",
  "arrivedOnTime",
  /** Arrivals whose resource had been further from its assigned route than the claim's threshold. */
  "deviated",
  /** Arrivals and completions where a resource's position was known, and those of them that were far from the claim's place. */
  "arrivalsLocated",
  "arrivedFar",
  "completionsLocated",
  "completedFar",
  "delaysManaged",
  /** Arrivals whose promise had been moved, and those of them that came by then. */
  "arrivedManaged",
  "delaysKept",
  /** Calls that the contact centre was asked to make. */
  "contactCentreCalls",
  "alarms",
  /** Operators who were there in an hour, whoever of them for however long. */
  "operatorHours",
] as const;

/** By how much a number of things that are in a state went up or down in an hour: the sum of all hours until an instant is how many there are then. */
export const levelMeasures = [
  /** Assigned and not ended. */
  "inCourse",
  /** Assigned for longer than the threshold and not ended, by assignment type. */
  "manualOverdue",
  "digitalOverdue",
  /** Mobile resources that have been disconnected, or without a position, for longer than the threshold. */
  "offline",
  "withoutPosition",
] as const;

/** How often something took so many whole minutes: a histogram. */
export const minutesMeasures = [
  /** From occurrence, claims that are not scheduled. */
  "toAssignment",
  "toArrival",
  "toCompletion",
  /** Between the arrival that was predicted when the resource set off and the real one, either way. */
  "predictionError",
  /** From the begin of a delay until it was managed. */
  "lateToManaged",
] as const;

export type CountMeasure = (typeof countMeasures)[number];
export type LevelMeasure = (typeof levelMeasures)[number];
export type MinutesMeasure = (typeof minutesMeasures)[number];
/** `inCourseMinutes`: by how much `inCourse` went up or down in each minute of an hour, or of a day. */
export type Measure = CountMeasure | LevelMeasure | MinutesMeasure | "inCourseMinutes";

/** Those that are numbers, and those that are numbers by minute. */
export const sumMeasures = [...countMeasures, ...levelMeasures] as const;
export const bucketMeasures = [...minutesMeasures, "inCourseMinutes"] as const;
export type SumMeasure = (typeof sumMeasures)[number];
export type BucketMeasure = (typeof bucketMeasures)[number];

/** What took longer counts as this long, minutes: a week. */
export const MAX_MINUTES = 10_080;

/** What something adds to a measure. */
export interface Contribution {
  measure: Measure;
  /** Unix ms. */
  at: number;
  value: number;
  /** Of `minutesMeasures`: how many minutes it took. */
  minute?: number;
}
