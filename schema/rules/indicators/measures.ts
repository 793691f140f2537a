// Hourly measures and their rules; the value of a period is the sum of its hours. claimContributions.ts evaluates a rule,
// server/claims/queries/measureConditions.queries.ts selects claims by it.

export type Instant =
  | "occurredAt"
  | "assignedAt"
  | "arrivedAt"
  | "endedAt"
  | "finishedAt"
  | "managedAt"
  | "managedUntil"
  | "firstPredictedAt";
export type Metres = "deviationMetres" | "thresholdMetres" | "arrivalMetres" | "completionMetres";
export type ClaimList = "managedDelays" | "contactCentreCalls" | "alarms";

/** Condition of a rule. A value that is `null` meets none. "THRESHOLD" is X of the indicator that shows the measure. */
export type MeasureCondition =
  | { input: "arrivedLate" | "isScheduled"; equals: boolean }
  | { input: "assignmentType"; equals: "MANUAL" | "DIGITAL" }
  | { input: Metres | Instant; isKnown: true }
  | { input: Metres; exceeds: Metres | "THRESHOLD" }
  | { input: Instant; isBy: Instant };

interface Conditions {
  if?: readonly MeasureCondition[];
}
/** Counts one at an instant of the claim, or one for each item of a list. `null`: not counted from claims. */
export type CountRule = (Conditions & { at: Instant }) | { each: ClaimList } | null;
/** Elapsed minutes from `since` to `at`; claims without one of them do not count. */
export type MinutesRule =
  | (Conditions & { at: Instant; since: Instant; isAbsolute?: true })
  | { each: "managedDelays"; since: "lateSince"; isAbsolute?: undefined };
/** Counts from an instant, or X hours after it, until another. Resources count by the status of their outage. */
export type LevelRule =
  | (Conditions & { from: Instant; until: Instant; after?: "THRESHOLD"; minutes?: "inCourseMinutes" })
  | { resourceStatus: "MOBILE_DISCONNECTED" | "MOBILE_NO_LOCATION" };

const UNSCHEDULED = { input: "isScheduled", equals: false } as const;
const MANAGED_BEFORE_ARRIVAL = [
  { input: "managedUntil", isKnown: true },
  { input: "managedAt", isBy: "arrivedAt" },
] as const;

export const countRules = {
  occurred: { at: "occurredAt" },
  arrived: { at: "arrivedAt" },
  arrivedOnTime: { at: "arrivedAt", if: [{ input: "arrivedLate", equals: false }] },
  deviated: { at: "arrivedAt", if: [{ input: "deviationMetres", exceeds: "thresholdMetres" }] },
  arrivalsLocated: { at: "arrivedAt", if: [{ input: "arrivalMetres", isKnown: true }] },
  arrivedFar: { at: "arrivedAt", if: [{ input: "arrivalMetres", exceeds: "THRESHOLD" }] },
  completionsLocated: { at: "finishedAt", if: [{ input: "completionMetres", isKnown: true }] },
  completedFar: { at: "finishedAt", if: [{ input: "completionMetres", exceeds: "THRESHOLD" }] },
  delaysManaged: { each: "managedDelays" },
  arrivedManaged: { at: "arrivedAt", if: MANAGED_BEFORE_ARRIVAL },
  delaysKept: { at: "arrivedAt", if: [...MANAGED_BEFORE_ARRIVAL, { input: "arrivedAt", isBy: "managedUntil" }] },
  contactCentreCalls: { each: "contactCentreCalls" },
  alarms: { each: "alarms" },
  /** Operators present in an hour, each counted once. */
  operatorHours: null,
} as const satisfies Record<string, CountRule>;

/** Change of a level per hour; the sum up to an instant is the level at that instant. */
export const levelRules = {
  inCourse: { from: "assignedAt", until: "endedAt", minutes: "inCourseMinutes" },
  manualOverdue: { from: "assignedAt", after: "THRESHOLD", until: "endedAt", if: [{ input: "assignmentType", equals: "MANUAL" }] },
  digitalOverdue: { from: "assignedAt", after: "THRESHOLD", until: "endedAt", if: [{ input: "assignmentType", equals: "DIGITAL" }] },
  offline: { resourceStatus: "MOBILE_DISCONNECTED" },
  withoutPosition: { resourceStatus: "MOBILE_NO_LOCATION" },
} as const satisfies Record<string, LevelRule>;

export const minutesRules = {
  toAssignment: { since: "occurredAt", at: "assignedAt", if: [UNSCHEDULED] },
  toArrival: { since: "occurredAt", at: "arrivedAt", if: [UNSCHEDULED] },
  toCompletion: { since: "occurredAt", at: "finishedAt", if: [UNSCHEDULED] },
  /** Between the arrival predicted at departure and the actual one. */
  predictionError: { since: "firstPredictedAt", at: "arrivedAt", isAbsolute: true },
  lateToManaged: { each: "managedDelays", since: "lateSince" },
} as const satisfies Record<string, MinutesRule>;

export type CountMeasure = keyof typeof countRules;
export type LevelMeasure = keyof typeof levelRules;
export type MinutesMeasure = keyof typeof minutesRules;
/** `inCourseMinutes`: change of `inCourse` in each minute of an hour or a day. */
export type Measure = CountMeasure | LevelMeasure | MinutesMeasure | "inCourseMinutes";

const namesOf = <Name extends string>(rules: Record<Name, unknown>): Name[] => Object.keys(rules) as Name[];
export const levelMeasures = namesOf(levelRules);
export const resourceLevels = levelMeasures.flatMap((measure) => {
  const rule: LevelRule = levelRules[measure];
  return "resourceStatus" in rule ? [{ measure, status: rule.resourceStatus }] : [];
});
export const minutesMeasures = namesOf(minutesRules);
export const sumMeasures = [...namesOf(countRules), ...levelMeasures];
export const bucketMeasures = [...minutesMeasures, "inCourseMinutes" as const];
export type SumMeasure = (typeof sumMeasures)[number];
export type BucketMeasure = (typeof bucketMeasures)[number];

export const isDelayMeasure = (measure: Measure): boolean => {
  const rule = ({ ...countRules, ...minutesRules } as Partial<Record<Measure, CountRule | MinutesRule>>)[measure];
  return !!rule && "each" in rule && rule.each === "managedDelays";
};

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
