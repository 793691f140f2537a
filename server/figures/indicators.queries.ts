// Indicators of an AMA instance over a period, within the scope of who asks.
import type { IndicatorFigures, IndicatorsAnswer } from "../../schema/indicators";
import { type Figure, figureOf, type Measures, measuresOf } from "../../schema/rules/indicators/figures";
import { type IndicatorKey, indicatorKeys, type Indicator, indicatorOf, levelOf } from "../../schema/rules/indicators/indicators";
import { type Slot, slotsOf } from "../../schema/rules/indicators/localHours";
import type { LevelMeasure } from "../../schema/rules/indicators/measures";
import { earlierPeriods, type Period, resolvePeriod } from "../../schema/rules/indicators/periods";
import { canSeeIndicator } from "../auth/permissions/indicators";
import type { Reader } from "../db/connect";
import { AppError } from "../platform/errors";
import type { Scope } from "../platform/viewer";
import { type IndicatorSettings, indicatorSettings } from "../settings/indicatorSettings.queries";
import { instancesById } from "../settings/references.queries";
import { narrowingOf, isInstanceInScope } from "./figureScope";
import { type PeriodMeasures, periodMeasures, sumOf } from "./periodMeasures.queries";
import { overdueClaims, presentOutages } from "./presentLevels.queries";

export interface IndicatorsAsked {
  instanceId: string;
  period: Period;
  /** Absent: all. */
  keys?: readonly IndicatorKey[] | null;
}

interface ReadPeriod extends PeriodMeasures {
  slots: Measures[];
  times: Slot[];
}

const subjects = ["CLAIM", "RESOURCE"] as const;
type Subject = (typeof subjects)[number];

/** Throws NOT_FOUND for an instance that is out of scope, BAD_USER_INPUT for a period that is none. */
export async function indicatorsOf(
  db: Reader,
  scope: Scope,
  { instanceId, period, keys }: IndicatorsAsked,
  now: number,
): Promise<IndicatorsAnswer> {
  const [instance] = isInstanceInScope(scope, instanceId) ? await instancesById(db, [instanceId]) : [];
  if (!instance) throw new AppError("NOT_FOUND");
  const { timeZone } = instance;
  const resolved = resolvePeriod(period, now, timeZone);
  if (!resolved) throw new AppError("BAD_USER_INPUT", { field: "period" });
  const settings = await indicatorSettings(db);
  const shown = indicatorKeys.filter(
    (key) => (!keys || keys.includes(key)) && canSeeIndicator(scope, key) && settings.of(instanceId, key).isOn,
  );
  const { before, weekBefore } = earlierPeriods(resolved, timeZone);
  const timesOf = ({ from, to }: Slot): Slot[] => slotsOf(resolved.unit, from, to, timeZone);
  const present = timesOf(resolved);
  const passed = present.filter(({ from }) => from <= now).length;
  const read = async (subject: Subject): Promise<[Subject, SubjectFigures]> => {
    const wanted = shown.filter((key) => indicatorOf(key).subject === subject);
    if (!wanted.length) return [subject, null];
    const measures = [...new Set(wanted.flatMap((key) => measuresOf(indicatorOf(key).figure)))];
    const asked = { instanceId, timeZone, subject, measures, narrowing: narrowingOf(scope, instanceId) };
    const readPeriod = async (times: Slot[]): Promise<ReadPeriod> => ({
      ...(await periodMeasures(db, asked, times, resolved.unit)),
      times,
    });
    const isRunning = resolved.from <= now && now < resolved.to;
    const needsLevels = isRunning && wanted.some((key) => indicatorOf(key).figure.kind === "LEVEL");
    const [ofPresent, ofBefore, ofWeekBefore, live] = await Promise.all([
      readPeriod(present),
      readPeriod(timesOf(before)),
      weekBefore.from === before.from ? null : readPeriod(timesOf(weekBefore)),
      !needsLevels
        ? null
        : subject === "CLAIM"
          ? overdueClaims(db, scope, instanceId, settings, now)
          : presentOutages(db, asked.narrowing.supplierIds, instanceId, settings, now),
    ]);
    return [subject, { present: ofPresent, before: ofBefore, weekBefore: ofWeekBefore ?? ofBefore, live }];
  };
  const figuresOf = Object.fromEntries(await Promise.all(subjects.map(read))) as Record<Subject, SubjectFigures>;
  return {
    instanceId,
    timeZone,
    from: new Date(resolved.from),
    to: new Date(resolved.to),
    slotUnit: resolved.unit,
    readAt: new Date(now),
    slots: present.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
    indicators: shown.map((key) =>
      toIndicatorFigures(indicatorOf(key), settings, instanceId, figuresOf[indicatorOf(key).subject]!, passed),
    ),
  };
}

type SubjectFigures = {
  present: ReadPeriod;
  before: ReadPeriod;
  weekBefore: ReadPeriod;
  /** How many there are now; null: the period is over, or to come. */
  live: Partial<Record<LevelMeasure, number>> | null;
} | null;

function toIndicatorFigures(
  indicator: Indicator,
  settings: IndicatorSettings,
  instanceId: string,
  { present, before, weekBefore, live }: NonNullable<SubjectFigures>,
  passed: number,
): IndicatorFigures {
  const { key, unit, threshold, isWorseBelow = false } = indicator;
  const limits = settings.of(instanceId, key);
  const period = figureUntil(indicator, present, passed, live);
  const slots = slotFigures(indicator, present, passed, live);
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

/** Of the first so many slots together. */
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

/** The changes of several slots one after the other: minutes are counted from the begin of each. */
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
    const found =
      i >= passed
        ? NOTHING
        : figure.kind === "LEVEL" && isPresent
          ? figureOf(figure, {}, live[figure.measure] ?? 0)
          : figureOf(figure, measures, atSlot);
    if (level) atSlot += measures[level] ?? 0;
    return found;
  });
}
