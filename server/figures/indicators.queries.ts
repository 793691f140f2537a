import type { IndicatorFigures, IndicatorsAnswer } from "../../schema/indicators/indicators";
import { type Figure, figureOf, type Measures, measuresOf } from "../../schema/rules/indicators/figures";
import {
  type IndicatorKey,
  indicatorKeys,
  type Indicator,
  type IndicatorLimits,
  indicatorOf,
  levelOf,
} from "../../schema/rules/indicators/indicators";
import { type Slot, slotsOf } from "../../schema/rules/indicators/localHours";
import type { LevelMeasure } from "../../schema/rules/indicators/measures";
import { ALL_INSTANCES, earlierPeriods, type Period, type ResolvedPeriod, resolvePeriod } from "../../schema/rules/indicators/periods";
import { canSeeIndicator } from "../auth/permissions/indicators";
import type { Reader } from "../db/connect";
import { AppError } from "../platform/errors";
import type { Scope } from "../platform/viewer";
import { type IndicatorSettings, indicatorSettings } from "../settings/indicatorSettings.queries";
import { instancesById } from "../settings/references.queries";
import { figureInstances } from "./figureInstances.queries";
import { narrowingOf, isInstanceInScope } from "./figureScope";
import { type PeriodMeasures, periodMeasures, sumOf } from "./periodMeasures.queries";
import { presentClaims, presentOutages } from "./presentLevels.queries";
import { thresholdsOf } from "./thresholds";

export interface IndicatorsAsked {
  /** Or ALL_INSTANCES. */
  instanceId: string;
  period: Period;
  keys?: readonly IndicatorKey[] | null;
}

interface ReadPeriod extends PeriodMeasures {
  slots: Measures[];
  times: Slot[];
}

interface FiguresInstance {
  id: string;
  timeZone: string;
}

const subjects = ["CLAIM", "RESOURCE"] as const;
type Subject = (typeof subjects)[number];

export async function indicatorsOf(db: Reader, scope: Scope, request: IndicatorsAsked, now: number): Promise<IndicatorsAnswer> {
  const { instanceId } = request;
  const settings = await indicatorSettings(db);
  if (instanceId === ALL_INSTANCES) return totalOf(db, scope, request, settings, now);
  const [instance] = isInstanceInScope(scope, instanceId) ? await instancesById(db, [instanceId]) : [];
  if (!instance) throw new AppError("NOT_FOUND");
  const { shown, figuresOf, ...read } = await readInstance(db, scope, instance, request, settings, now);
  return {
    ...answerOf(instance, read, now),
    indicators: shown.map((key) =>
      toIndicatorFigures(indicatorOf(key), settings.of(instanceId, key), figuresOf[indicatorOf(key).subject]!, read.passed),
    ),
  };
}

interface InstanceRead {
  shown: IndicatorKey[];
  figuresOf: Record<Subject, SubjectFigures>;
  resolved: ResolvedPeriod;
  present: Slot[];
  passed: number;
}

const answerOf = ({ id, timeZone }: FiguresInstance, { resolved, present }: Pick<InstanceRead, "resolved" | "present">, now: number) => ({
  instanceId: id,
  timeZone,
  from: new Date(resolved.from),
  to: new Date(resolved.to),
  slotUnit: resolved.unit,
  readAt: new Date(now),
  slots: present.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
});

async function readInstance(
  db: Reader,
  scope: Scope,
  { id: instanceId, timeZone }: FiguresInstance,
  { period, keys }: IndicatorsAsked,
  settings: IndicatorSettings,
  now: number,
): Promise<InstanceRead> {
  const resolved = resolvePeriod(period, now, timeZone);
  if (!resolved) throw new AppError("BAD_USER_INPUT", { field: "period" });
  const shownKeys = indicatorKeys.filter(
    (key) => (!keys || keys.includes(key)) && canSeeIndicator(scope, key) && settings.of(instanceId, key).isOn,
  );
  const { before, weekBefore } = earlierPeriods(resolved, timeZone);
  const timesOf = ({ from, to }: Slot): Slot[] => slotsOf(resolved.unit, from, to, timeZone);
  const present = timesOf(resolved);
  const passed = present.filter(({ from }) => from <= now).length;
  const read = async (subject: Subject): Promise<[Subject, SubjectFigures]> => {
    const subjectKeys = shownKeys.filter((key) => indicatorOf(key).subject === subject);
    if (!subjectKeys.length) return [subject, null];
    const measures = [...new Set(subjectKeys.flatMap((key) => measuresOf(indicatorOf(key).figure)))];
    const request = { instanceId, timeZone, subject, measures, narrowing: narrowingOf(scope, instanceId) };
    const readPeriod = async (times: Slot[]): Promise<ReadPeriod> => ({
      ...(await periodMeasures(db, request, times, resolved.unit)),
      times,
    });
    const isRunning = resolved.from <= now && now < resolved.to;
    const levels = subjectKeys.flatMap((key) => {
      const { figure } = indicatorOf(key);
      return figure.kind === "LEVEL" ? [figure.measure] : [];
    });
    const thresholdOf = thresholdsOf(settings, instanceId);
    const [ofPresent, ofBefore, ofWeekBefore, live] = await Promise.all([
      readPeriod(present),
      readPeriod(timesOf(before)),
      weekBefore.from === before.from ? null : readPeriod(timesOf(weekBefore)),
      !isRunning || !levels.length
        ? null
        : subject === "CLAIM"
          ? presentClaims(db, scope, instanceId, levels, thresholdOf, now)
          : presentOutages(db, request.narrowing.supplierIds, instanceId, thresholdOf, now),
    ]);
    return [subject, { present: ofPresent, before: ofBefore, weekBefore: ofWeekBefore ?? ofBefore, live }];
  };
  const figuresOf = Object.fromEntries(await Promise.all(subjects.map(read))) as Record<Subject, SubjectFigures>;
  return { shown: shownKeys, figuresOf, resolved, present, passed };
}

/**
 * Total of the instances in scope, each in its time zone. Peaks have no total, because they occur at different times; limits apply if
 * they are equal everywhere and the value is not a sum.
 */
async function totalOf(
  db: Reader,
  scope: Scope,
  request: IndicatorsAsked,
  settings: IndicatorSettings,
  now: number,
): Promise<IndicatorsAnswer> {
  const instances = await figureInstances(db, scope);
  if (!instances.length) throw new AppError("NOT_FOUND");
  const summed = indicatorKeys.filter((key) => indicatorOf(key).figure.kind !== "PEAK" && (!request.keys || request.keys.includes(key)));
  const reads: (InstanceRead & { id: string })[] = [];
  // Sequential, so that a total does not occupy the pool's connections.
  for (const instance of instances)
    reads.push({ id: instance.id, ...(await readInstance(db, scope, instance, { ...request, keys: summed }, settings, now)) });
  const longest = reads.reduce((best, other) => (other.present.length > best.present.length ? other : best));
  const passed = reads.map((read) => read.passed);
  const keys = summed.filter((key) => reads.some(({ shown }) => shown.includes(key)));
  return {
    ...answerOf({ id: ALL_INSTANCES, timeZone: instances.find(({ id }) => id === longest.id)!.timeZone }, longest, now),
    indicators: keys.map((key) => {
      const indicator = indicatorOf(key);
      const parts = reads.filter(({ shown }) => shown.includes(key));
      const limits = commonLimits(
        indicator,
        parts.map(({ id }) => settings.of(id, key)),
      );
      return toIndicatorFigures(
        indicator,
        limits,
        sumOfInstances(parts.map((part) => ({ ...part.figuresOf[indicator.subject]!, passed: part.passed }))),
        Math.max(...passed),
        // An hour that has not started in every country has no total.
        Math.min(...passed),
      );
    }),
  };
}

/** Limits common to all instances; sums have none. */
function commonLimits({ figure }: Indicator, settings: readonly IndicatorLimits[]): IndicatorLimits {
  const common = (name: keyof IndicatorLimits): number | null =>
    settings.every((setting) => setting[name] === settings[0]![name]) ? settings[0]![name] : null;
  const isSum = figure.kind === "COUNT" || figure.kind === "LEVEL";
  return { threshold: common("threshold"), warning: isSum ? null : common("warning"), critical: isSum ? null : common("critical") };
}

/** Adds the instances' values slot by slot; earlier periods use as many slots as have started in the current one. */
function sumOfInstances(parts: readonly (NonNullable<SubjectFigures> & { passed: number })[]): NonNullable<SubjectFigures> {
  const lives = parts.flatMap(({ live }) => (live ? [live] : []));
  const until = ({ slots, ...period }: ReadPeriod, passed: number): ReadPeriod => ({ ...period, slots: slots.slice(0, passed) });
  return {
    present: sumOfPeriods(parts.map(({ present }) => present)),
    before: sumOfPeriods(parts.map(({ before, passed }) => until(before, passed))),
    weekBefore: sumOfPeriods(parts.map(({ weekBefore, passed }) => until(weekBefore, passed))),
    live: lives.length === parts.length ? sumOf(lives) : null,
  };
}

function sumOfPeriods(periods: readonly ReadPeriod[]): ReadPeriod {
  const longest = periods.reduce((best, other) => (other.times.length > best.times.length ? other : best));
  return {
    slots: longest.times.map((_, i) => sumOf(periods.map(({ slots }) => slots[i] ?? {}))),
    times: longest.times,
    atBegin: sumOf(periods.map(({ atBegin }) => atBegin)),
  };
}

type SubjectFigures = {
  present: ReadPeriod;
  before: ReadPeriod;
  weekBefore: ReadPeriod;
  /** Current levels; `null` for a past or future period. */
  live: Partial<Record<LevelMeasure, number>> | null;
} | null;

function toIndicatorFigures(
  indicator: Indicator,
  limits: IndicatorLimits,
  { present, before, weekBefore, live }: NonNullable<SubjectFigures>,
  passed: number,
  shownSlots = passed,
): IndicatorFigures {
  const { key, unit, threshold, isWorseBelow = false } = indicator;
  const period = figureUntil(indicator, present, passed, live);
  const slots = slotFigures(indicator, present, shownSlots, live);
  return {
    key,
    unit,
    threshold: limits.threshold,
    thresholdUnit: threshold?.unit ?? null,
    warning: limits.warning,
    critical: limits.critical,
    isWorseBelow,
    level: levelOf(indicator, limits, period.value),
    period,
    before: figureUntil(indicator, before, passed, null),
    weekBefore: figureUntil(indicator, weekBefore, passed, null),
    values: slots.map(({ value }) => value),
    p90Values: slots.map(({ p90 }) => p90),
    valuesBefore: slotFigures(indicator, before, before.times.length, null).map(({ value }) => value),
  };
}

const NOTHING: Figure = { value: null, p90: null, of: 0 };

function figureUntil(
  { figure }: Indicator,
  { slots, atBegin }: ReadPeriod,
  passed: number,
  live: Partial<Record<LevelMeasure, number>> | null,
): Figure {
  if (!passed) return NOTHING;
  if (figure.kind === "LEVEL" && live) return figureOf(figure, {}, live[figure.measure] ?? 0);
  const level = figure.kind === "LEVEL" || figure.kind === "PEAK" ? (atBegin[figure.measure] ?? 0) : 0;
  return figureOf(figure, figure.kind === "PEAK" ? peakMeasures(slots.slice(0, passed)) : sumOf(slots.slice(0, passed)), level);
}

/** Concatenates changes of several slots; minutes count from each slot's start. */
const peakMeasures = (slots: readonly Measures[]): Measures => ({
  inCourseMinutes: slots.flatMap(({ inCourseMinutes }) => inCourseMinutes ?? []),
});

function slotFigures(
  { figure }: Indicator,
  { slots, atBegin }: ReadPeriod,
  passed: number,
  live: Partial<Record<LevelMeasure, number>> | null,
): Figure[] {
  const level = figure.kind === "LEVEL" || figure.kind === "PEAK" ? figure.measure : null;
  let atSlot = level ? (atBegin[level] ?? 0) : 0;
  return slots.map((measures, i) => {
    const isPresent = live !== null && i === passed - 1;
    const match =
      i >= passed
        ? NOTHING
        : figure.kind === "LEVEL" && isPresent
          ? figureOf(figure, {}, live[figure.measure] ?? 0)
          : figureOf(figure, measures, atSlot);
    if (level) atSlot += measures[level] ?? 0;
    return match;
  });
}
