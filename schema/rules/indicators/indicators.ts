// The indicators of the dashboard, one definition each: what is counted, in which unit, by which threshold, and when it is bad. Screens, reports,
// alerts, the API, the rights of profiles and the table in server/figures/README.md are made of this list.
import type { CountMeasure, LevelMeasure, MinutesMeasure } from "./measures";

/** What the value of an indicator counts. */
export const IndicatorUnit = {
  CLAIMS: "CLAIMS",
  RESOURCES: "RESOURCES",
  CALLS: "CALLS",
  ALARMS: "ALARMS",
  PERCENT: "PERCENT",
  MINUTES: "MINUTES",
} as const;
export type IndicatorUnit = keyof typeof IndicatorUnit;

/** What the threshold X of an indicator counts. */
export const ThresholdUnit = { HOURS: "HOURS", MINUTES: "MINUTES", METRES: "METRES" } as const;
export type ThresholdUnit = keyof typeof ThresholdUnit;

/** How bad a value is. */
export const IndicatorLevel = { ACCEPTABLE: "ACCEPTABLE", WARNING: "WARNING", CRITICAL: "CRITICAL" } as const;
export type IndicatorLevel = keyof typeof IndicatorLevel;
/** The worst first. */
export const indicatorLevels = ["CRITICAL", "WARNING", "ACCEPTABLE"] as const satisfies IndicatorLevel[];

/**
 * How a figure is made of measures. LEVEL: how many there are, at the end of a period. PEAK: the most there were at one time. COUNT: how many there
 * were. RATE: those of `of` that `count`, in percent. QUOTIENT: how many there were for each of `of`. MINUTES: the median of a histogram, and its
 * ninth decile.
 */
export type FigureKind =
  | { kind: "LEVEL"; measure: LevelMeasure }
  | { kind: "PEAK"; measure: "inCourse" }
  | { kind: "COUNT"; measure: CountMeasure }
  | { kind: "RATE"; count: CountMeasure; of: CountMeasure }
  | { kind: "QUOTIENT"; count: CountMeasure; of: CountMeasure }
  | { kind: "MINUTES"; measure: MinutesMeasure };

interface Threshold {
  unit: ThresholdUnit;
  default: number;
  min: number;
  max: number;
}

interface IndicatorDefinition {
  key: string;
  unit: IndicatorUnit;
  figure: FigureKind;
  /** What is counted of it: claims, or mobile resources. */
  subject: "CLAIM" | "RESOURCE";
  /** X, where it has one. */
  threshold?: Threshold;
  /** Whether a small value is the bad one. Absent: a large one is. */
  isWorseBelow?: true;
  /** More of it is neither good nor bad. */
  isNeutral?: true;
  /** From which value on it is a warning and critical in a new installation; absent: it never is until somebody says so. */
  levels?: { warning: number; critical: number };
  /** Fields of the claim that it tells something of: it is unknown to whom one of them is hidden. */
  tellsOf: readonly string[];
}

export const indicators = [
  {
    key: "manualNotFinished",
    unit: "CLAIMS",
    figure: { kind: "LEVEL", measure: "manualOverdue" },
    subject: "CLAIM",
    threshold: { unit: "HOURS", default: 4, min: 1, max: 720 },
    levels: { warning: 10, critical: 25 },
    tellsOf: ["assignmentType", "supplier", "proposed", "assignedAt", "finishedAt", "cancelledAt"],
  },
  {
    key: "digitalNotFinished",
    unit: "CLAIMS",
    figure: { kind: "LEVEL", measure: "digitalOverdue" },
    subject: "CLAIM",
    threshold: { unit: "HOURS", default: 4, min: 1, max: 720 },
    levels: { warning: 10, critical: 25 },
    tellsOf: ["assignmentType", "supplier", "proposed", "assignedAt", "finishedAt", "cancelledAt"],
  },
  {
    key: "resourcesOffline",
    unit: "RESOURCES",
    figure: { kind: "LEVEL", measure: "offline" },
    subject: "RESOURCE",
    threshold: { unit: "MINUTES", default: 30, min: 1, max: 10_080 },
    levels: { warning: 10, critical: 30 },
    tellsOf: [],
  },
  {
    key: "resourcesWithoutPosition",
    unit: "RESOURCES",
    figure: { kind: "LEVEL", measure: "withoutPosition" },
    subject: "RESOURCE",
    threshold: { unit: "MINUTES", default: 30, min: 1, max: 10_080 },
    levels: { warning: 10, critical: 30 },
    tellsOf: [],
  },
  {
    key: "concurrentServices",
    unit: "CLAIMS",
    figure: { kind: "PEAK", measure: "inCourse" },
    subject: "CLAIM",
    isNeutral: true,
    tellsOf: ["supplier", "proposed", "assignedAt", "finishedAt", "cancelledAt"],
  },
  {
    key: "claimsPerDay",
    unit: "CLAIMS",
    figure: { kind: "COUNT", measure: "occurred" },
    subject: "CLAIM",
    isNeutral: true,
    tellsOf: ["occurredAt"],
  },
  {
    key: "routeDeviations",
    unit: "CLAIMS",
    figure: { kind: "COUNT", measure: "deviated" },
    subject: "CLAIM",
    tellsOf: ["deviationMetres", "thresholdMetres", "arrivedAt"],
  },
  {
    key: "arrivalFar",
    unit: "CLAIMS",
    figure: { kind: "COUNT", measure: "arrivedFar" },
    subject: "CLAIM",
    threshold: { unit: "METRES", default: 500, min: 10, max: 100_000 },
    tellsOf: ["milestonePositions", "position", "arrivedAt"],
  },
  {
    key: "completionFar",
    unit: "CLAIMS",
    figure: { kind: "COUNT", measure: "completedFar" },
    subject: "CLAIM",
    threshold: { unit: "METRES", default: 500, min: 10, max: 100_000 },
    tellsOf: ["milestonePositions", "position", "finishedAt"],
  },
  {
    key: "onTimeRate",
    unit: "PERCENT",
    figure: { kind: "RATE", count: "arrivedOnTime", of: "arrived" },
    subject: "CLAIM",
    isWorseBelow: true,
    levels: { warning: 90, critical: 80 },
    tellsOf: ["arrivedAt", "arrivedLate"],
  },
  {
    key: "minutesToAssignment",
    unit: "MINUTES",
    figure: { kind: "MINUTES", measure: "toAssignment" },
    subject: "CLAIM",
    levels: { warning: 10, critical: 20 },
    tellsOf: ["occurredAt", "supplier", "proposed", "assignedAt", "scheduled"],
  },
  {
    key: "minutesToArrival",
    unit: "MINUTES",
    figure: { kind: "MINUTES", measure: "toArrival" },
    subject: "CLAIM",
    levels: { warning: 45, critical: 60 },
    tellsOf: ["occurredAt", "arrivedAt", "scheduled"],
  },
  {
    key: "minutesToCompletion",
    unit: "MINUTES",
    figure: { kind: "MINUTES", measure: "toCompletion" },
    subject: "CLAIM",
    tellsOf: ["occurredAt", "finishedAt", "scheduled"],
  },
  {
    key: "delaysManaged",
    unit: "CLAIMS",
    figure: { kind: "COUNT", measure: "delaysManaged" },
    subject: "CLAIM",
    isNeutral: true,
    tellsOf: ["managedUntil"],
  },
  {
    key: "delaysKept",
    unit: "PERCENT",
    figure: { kind: "RATE", count: "delaysKept", of: "arrivedManaged" },
    subject: "CLAIM",
    isWorseBelow: true,
    tellsOf: ["managedUntil", "arrivedAt"],
  },
  {
    key: "predictionError",
    unit: "MINUTES",
    figure: { kind: "MINUTES", measure: "predictionError" },
    subject: "CLAIM",
    tellsOf: ["arrivedAt", "predictedAt", "supplier", "proposed"],
  },
  {
    key: "lateToManaged",
    unit: "MINUTES",
    figure: { kind: "MINUTES", measure: "lateToManaged" },
    subject: "CLAIM",
    tellsOf: ["managedUntil"],
  },
  { key: "alarms", unit: "ALARMS", figure: { kind: "COUNT", measure: "alarms" }, subject: "CLAIM", tellsOf: [] },
  {
    key: "alarmsPerOperator",
    unit: "ALARMS",
    figure: { kind: "QUOTIENT", count: "alarms", of: "operatorHours" },
    subject: "CLAIM",
    // One in ten minutes is what an operator can handle for hours on end (EEMUA 191).
    levels: { warning: 6, critical: 12 },
    tellsOf: [],
  },
  { key: "contactCentreCalls", unit: "CALLS", figure: { kind: "COUNT", measure: "contactCentreCalls" }, subject: "CLAIM", tellsOf: [] },
] as const satisfies readonly IndicatorDefinition[];

export type IndicatorKey = (typeof indicators)[number]["key"];
export type Indicator = IndicatorDefinition & { key: IndicatorKey };
export const indicatorKeys = indicators.map(({ key }) => key);
const byKey = new Map(indicators.map((one) => [one.key, one as Indicator]));
export const indicatorOf = (key: IndicatorKey): Indicator => byKey.get(key)!;

/** What an indicator is judged by in an AMA instance. */
export interface IndicatorLimits {
  /** X, in the unit of its threshold; null: it has none. */
  threshold: number | null;
  /** From which value on; null: never. */
  warning: number | null;
  critical: number | null;
}

/** The same with whether it is shown at all. */
export interface IndicatorSetting extends IndicatorLimits {
  isOn: boolean;
}

/** As a new installation has it. */
export const defaultSetting = ({ threshold, levels }: Indicator): IndicatorSetting => ({
  isOn: true,
  threshold: threshold?.default ?? null,
  warning: levels?.warning ?? null,
  critical: levels?.critical ?? null,
});

/** What cannot be saved: a threshold outside its limits, or where there is none; limits that are no numbers, or where critical comes before the warning. */
export type IndicatorSettingError = "THRESHOLD" | "LEVELS";

export function indicatorSettingError(
  indicator: Indicator,
  { threshold, warning, critical }: IndicatorLimits,
): IndicatorSettingError | null {
  const { threshold: limits, isWorseBelow } = indicator;
  if ((threshold === null) !== !limits) return "THRESHOLD";
  if (limits && threshold !== null && (!Number.isInteger(threshold) || threshold < limits.min || threshold > limits.max))
    return "THRESHOLD";
  if ([warning, critical].some((limit) => limit !== null && !(limit >= 0 && limit <= MAX_LEVEL))) return "LEVELS";
  const isInOrder = warning === null || critical === null || (isWorseBelow ? critical < warning : critical > warning);
  return isInOrder ? null : "LEVELS";
}
const MAX_LEVEL = 1_000_000;

/** How bad a value is; null: there is no value, or nobody has said from where on it is bad. */
export function levelOf({ isWorseBelow }: Indicator, { warning, critical }: IndicatorLimits, value: number | null): IndicatorLevel | null {
  if (value === null || (warning === null && critical === null)) return null;
  const reaches = (limit: number | null): boolean => limit !== null && (isWorseBelow ? value <= limit : value >= limit);
  return reaches(critical) ? "CRITICAL" : reaches(warning) ? "WARNING" : "ACCEPTABLE";
}
