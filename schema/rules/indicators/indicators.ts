// Definitions of the dashboard's indicators. Screens, reports, alerts, the API, profile rights and the table in server/figures/README.md
// derive from this list.
import type { CountMeasure, LevelMeasure, MinutesMeasure } from "./measures";

export const IndicatorUnit = {
  CLAIMS: "CLAIMS",
  RESOURCES: "RESOURCES",
  CALLS: "CALLS",
  ALARMS: "ALARMS",
  PERCENT: "PERCENT",
  MINUTES: "MINUTES",
} as const;
export type IndicatorUnit = keyof typeof IndicatorUnit;

export const ThresholdUnit = { HOURS: "HOURS", MINUTES: "MINUTES", METRES: "METRES" } as const;
export type ThresholdUnit = keyof typeof ThresholdUnit;

export const IndicatorLevel = { ACCEPTABLE: "ACCEPTABLE", WARNING: "WARNING", CRITICAL: "CRITICAL" } as const;
export type IndicatorLevel = keyof typeof IndicatorLevel;
export const indicatorLevels = ["CRITICAL", "WARNING", "ACCEPTABLE"] as const satisfies IndicatorLevel[];

/**
 * LEVEL: number at the end. PEAK: maximum. COUNT: events. RATE: `count` as a percentage of `of`. QUOTIENT: ratio of two measures.
 * MINUTES: median and 90th percentile of a histogram.
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
  /** Population, for the API; the kind of the figure is added to it. */
  description: string;
  unit: IndicatorUnit;
  figure: FigureKind;
  subject: "CLAIM" | "RESOURCE";
  threshold?: Threshold;
  isWorseBelow?: true;
  /** Measures the operators' work; never visible to clients and suppliers. */
  isInternal?: true;
  /** Neither high nor low values are good or bad. */
  isNeutral?: true;
  /** Default limits of a new installation; absent if the indicator has no limits by default. */
  levels?: { warning: number; critical: number };
  /** Claim fields that the indicator reveals; hidden from viewers who may not see one of them. */
  tellsOf: readonly string[];
}

export const indicators = [
  {
    key: "manualNotFinished",
    description: "Claims with manual assignment that are not finished and were assigned at least X hours ago.",
    unit: "CLAIMS",
    figure: { kind: "LEVEL", measure: "manualOverdue" },
    subject: "CLAIM",
    threshold: { unit: "HOURS", default: 4, min: 1, max: 720 },
    levels: { warning: 10, critical: 25 },
    tellsOf: ["assignmentType", "supplier", "proposed", "assignedAt", "finishedAt", "cancelledAt"],
  },
  {
    key: "digitalNotFinished",
    description: "Claims with digital assignment that are not finished and were assigned at least X hours ago.",
    unit: "CLAIMS",
    figure: { kind: "LEVEL", measure: "digitalOverdue" },
    subject: "CLAIM",
    threshold: { unit: "HOURS", default: 4, min: 1, max: 720 },
    levels: { warning: 10, critical: 25 },
    tellsOf: ["assignmentType", "supplier", "proposed", "assignedAt", "finishedAt", "cancelledAt"],
  },
  {
    key: "resourcesOffline",
    description: "Mobile resources that have been disconnected for at least X minutes.",
    unit: "RESOURCES",
    figure: { kind: "LEVEL", measure: "offline" },
    subject: "RESOURCE",
    threshold: { unit: "MINUTES", default: 30, min: 1, max: 10_080 },
    levels: { warning: 10, critical: 30 },
    tellsOf: [],
  },
  {
    key: "resourcesWithoutPosition",
    description: "Mobile resources that have had no position, or an outdated one, for at least X minutes.",
    unit: "RESOURCES",
    figure: { kind: "LEVEL", measure: "withoutPosition" },
    subject: "RESOURCE",
    threshold: { unit: "MINUTES", default: 30, min: 1, max: 10_080 },
    levels: { warning: 10, critical: 30 },
    tellsOf: [],
  },
  {
    key: "concurrentServices",
    description: "Claims that are assigned and not finished.",
    unit: "CLAIMS",
    figure: { kind: "PEAK", measure: "inCourse" },
    subject: "CLAIM",
    isNeutral: true,
    tellsOf: ["supplier", "proposed", "assignedAt", "finishedAt", "cancelledAt"],
  },
  {
    key: "claimsPerDay",
    description: "Claims that occurred.",
    unit: "CLAIMS",
    figure: { kind: "COUNT", measure: "occurred" },
    subject: "CLAIM",
    isNeutral: true,
    tellsOf: ["occurredAt"],
  },
  {
    key: "routeDeviations",
    description: "Arrivals whose resource deviated from its route by more than the allowed distance.",
    unit: "CLAIMS",
    figure: { kind: "COUNT", measure: "deviated" },
    subject: "CLAIM",
    tellsOf: ["deviationMetres", "thresholdMetres", "arrivedAt"],
  },
  {
    key: "arrivalFar",
    description: "Arrivals with the resource more than X metres from the claim.",
    unit: "CLAIMS",
    figure: { kind: "COUNT", measure: "arrivedFar" },
    subject: "CLAIM",
    threshold: { unit: "METRES", default: 500, min: 10, max: 100_000 },
    tellsOf: ["milestonePositions", "position", "arrivedAt"],
  },
  {
    key: "completionFar",
    description: "Completions with the resource more than X metres from the claim.",
    unit: "CLAIMS",
    figure: { kind: "COUNT", measure: "completedFar" },
    subject: "CLAIM",
    threshold: { unit: "METRES", default: 500, min: 10, max: 100_000 },
    tellsOf: ["milestonePositions", "position", "finishedAt"],
  },
  {
    key: "onTimeRate",
    description: "Share of arrivals that were not late.",
    unit: "PERCENT",
    figure: { kind: "RATE", count: "arrivedOnTime", of: "arrived" },
    subject: "CLAIM",
    isWorseBelow: true,
    levels: { warning: 90, critical: 80 },
    tellsOf: ["arrivedAt", "arrivedLate"],
  },
  {
    key: "minutesToAssignment",
    description: "Time from the occurrence to the assignment of unscheduled claims.",
    unit: "MINUTES",
    figure: { kind: "MINUTES", measure: "toAssignment" },
    subject: "CLAIM",
    levels: { warning: 10, critical: 20 },
    tellsOf: ["occurredAt", "supplier", "proposed", "assignedAt", "scheduled"],
  },
  {
    key: "minutesToArrival",
    description: "Time from the occurrence to the arrival for unscheduled claims.",
    unit: "MINUTES",
    figure: { kind: "MINUTES", measure: "toArrival" },
    subject: "CLAIM",
    levels: { warning: 45, critical: 60 },
    tellsOf: ["occurredAt", "arrivedAt", "scheduled"],
  },
  {
    key: "minutesToCompletion",
    description: "Time from the occurrence to the completion of unscheduled claims.",
    unit: "MINUTES",
    figure: { kind: "MINUTES", measure: "toCompletion" },
    subject: "CLAIM",
    tellsOf: ["occurredAt", "finishedAt", "scheduled"],
  },
  {
    key: "delaysManaged",
    description: "Managed delays that were not undone.",
    unit: "CLAIMS",
    figure: { kind: "COUNT", measure: "delaysManaged" },
    subject: "CLAIM",
    isNeutral: true,
    tellsOf: ["managedUntil"],
  },
  {
    key: "delaysKept",
    description: "Share of arrivals after a managed delay that met the managed time.",
    unit: "PERCENT",
    figure: { kind: "RATE", count: "delaysKept", of: "arrivedManaged" },
    subject: "CLAIM",
    isWorseBelow: true,
    tellsOf: ["managedUntil", "arrivedAt"],
  },
  {
    key: "predictionError",
    description: "Difference between the arrival and its prediction at the start of the trip.",
    unit: "MINUTES",
    figure: { kind: "MINUTES", measure: "predictionError" },
    subject: "CLAIM",
    tellsOf: ["arrivedAt", "predictedAt", "supplier", "proposed"],
  },
  {
    key: "lateToManaged",
    description: "Time from the beginning of a delay to its management.",
    unit: "MINUTES",
    figure: { kind: "MINUTES", measure: "lateToManaged" },
    subject: "CLAIM",
    tellsOf: ["managedUntil"],
  },
  {
    key: "alarms",
    description: "Alarms about claims.",
    unit: "ALARMS",
    figure: { kind: "COUNT", measure: "alarms" },
    subject: "CLAIM",
    isInternal: true,
    tellsOf: [],
  },
  {
    key: "alarmsPerOperator",
    description: "Alarms about claims per operator and hour of presence.",
    unit: "ALARMS",
    figure: { kind: "QUOTIENT", count: "alarms", of: "operatorHours" },
    subject: "CLAIM",
    isInternal: true,
    // An operator can handle one alarm per ten minutes over several hours (EEMUA 191).
    levels: { warning: 6, critical: 12 },
    tellsOf: [],
  },
  {
    key: "contactCentreCalls",
    description: "Calls requested from the contact centre.",
    unit: "CALLS",
    figure: { kind: "COUNT", measure: "contactCentreCalls" },
    subject: "CLAIM",
    isInternal: true,
    tellsOf: [],
  },
] as const satisfies readonly IndicatorDefinition[];

export type IndicatorKey = (typeof indicators)[number]["key"];
export type Indicator = IndicatorDefinition & { key: IndicatorKey };
export const indicatorKeys = indicators.map(({ key }) => key);
export const internalIndicatorKeys: readonly IndicatorKey[] = (indicators as readonly Indicator[]).flatMap(({ key, isInternal }) =>
  isInternal ? [key] : [],
);
const byKey = new Map(indicators.map((indicator) => [indicator.key, indicator as Indicator]));
export const indicatorOf = (key: IndicatorKey): Indicator => byKey.get(key)!;

export interface IndicatorLimits {
  threshold: number | null;
  /** Value from which the level applies; `null` for never. */
  warning: number | null;
  critical: number | null;
}

export interface IndicatorSetting extends IndicatorLimits {
  isOn: boolean;
}

export const defaultSetting = ({ threshold, levels }: Indicator): IndicatorSetting => ({
  isOn: true,
  threshold: threshold?.default ?? null,
  warning: levels?.warning ?? null,
  critical: levels?.critical ?? null,
});

/** THRESHOLD: outside its limits, or not applicable. LEVELS: not a number, or critical precedes warning. */
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

export function levelOf({ isWorseBelow }: Indicator, { warning, critical }: IndicatorLimits, value: number | null): IndicatorLevel | null {
  if (value === null || (warning === null && critical === null)) return null;
  const reaches = (limit: number | null): boolean => limit !== null && (isWorseBelow ? value <= limit : value >= limit);
  return reaches(critical) ? "CRITICAL" : reaches(warning) ? "WARNING" : "ACCEPTABLE";
}
