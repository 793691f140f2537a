// Figures of the dashboard, in memory.
import { indicators, type Indicator, levelOf, defaultSetting } from "../../schema/rules/indicators/indicators";
import { upperSnake } from "../../schema/rules/apiEnums";
import { dayNumber, resolvePeriod, earlierPeriods } from "../../schema/rules/indicators/periods";
import { DAY_MS } from "../../schema/rules/durations";
import type { PeriodInput } from "../../client/gql/graphql";
import { slotsOf } from "../../schema/rules/indicators/localHours";
import { instances } from "./adminDb";

export interface DashboardDb {
  /** Values of each indicator for a period and the previous one; an absent indicator is hidden. */
  figures: Map<string, { value: number | null; before: number | null; weekBefore: number | null }>;
  order: string[];
  putAway: string[];
  busiestInstanceId: string | null;
  /** The instances that there are figures of. */
  instances: typeof instances;
  /** Groups by what they are grouped by; a code refuses. */
  groups: Record<string, object[] | string | null>;
  /** Indicators that the user is alerted of. */
  alerts: object[];
  proof: { accuracy: object[]; calibration: object[] };
  fits: object[];
  asked: { instanceId: string; period: PeriodInput }[];
}

export const createDashboardDb = (): DashboardDb => ({
  figures: new Map([
    ["claimsPerDay", { value: 120, before: 100, weekBefore: 130 }],
    ["onTimeRate", { value: 85.5, before: 91, weekBefore: 85.5 }],
    ["minutesToArrival", { value: 41, before: 44, weekBefore: null }],
    ["manualNotFinished", { value: 30, before: 12, weekBefore: 12 }],
  ]),
  order: [],
  putAway: [],
  busiestInstanceId: null,
  instances,
  groups: {},
  alerts: [],
  proof: { accuracy: [], calibration: [] },
  fits: [],
  asked: [],
});

interface Asked {
  instanceId: string;
  period: PeriodInput;
  keys?: string[] | null;
}

/** The figures that a period is answered with. */
export function figuresOf(db: DashboardDb, { instanceId, period, keys }: Asked) {
  const { timeZone } = instances.find(({ id }) => id === instanceId) ?? instances[0]!;
  const now = Date.now();
  const lastDay = period.days && new Date((dayNumber(period.days.to)! - 1) * DAY_MS).toISOString().slice(0, 10);
  const resolved = resolvePeriod({ name: period.name, firstDay: period.days?.from, lastDay }, now, timeZone)!;
  const times = slotsOf(resolved.unit, resolved.from, resolved.to, timeZone);
  const before = slotsOf(
    resolved.unit,
    earlierPeriods(resolved, timeZone).before.from,
    earlierPeriods(resolved, timeZone).before.to,
    timeZone,
  );
  const shown = (indicators as readonly Indicator[]).filter(({ key }) => db.figures.has(key) && (!keys || keys.includes(upperSnake(key))));
  return {
    instanceId,
    timeZone,
    from: new Date(resolved.from).toISOString(),
    to: new Date(resolved.to).toISOString(),
    slotUnit: resolved.unit,
    readAt: new Date(now).toISOString(),
    slots: times.map(({ from, to }) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() })),
    indicators: shown.map((indicator) => {
      const { key, unit, threshold, isWorseBelow = false } = indicator;
      const figures = db.figures.get(key)!;
      const limits = defaultSetting(indicator);
      const figure = (value: number | null) => ({
        value,
        p90: unit === "MINUTES" && value !== null ? value + 20 : null,
        of: Math.round(value ?? 0),
      });
      const isTime = unit === "MINUTES";
      return {
        key: upperSnake(key),
        unit,
        threshold: limits.threshold,
        thresholdUnit: threshold?.unit ?? null,
        warning: limits.warning,
        critical: limits.critical,
        isWorseBelow,
        level: levelOf(indicator, limits, figures.value),
        period: figure(figures.value),
        before: figure(figures.before),
        weekBefore: figure(figures.weekBefore),
        values: times.map((_slot, i) => (i < 3 ? figures.value : null)),
        p90Values: times.map((_slot, i) => (isTime && i < 3 && figures.value !== null ? figures.value + 20 : null)),
        valuesBefore: before.map(() => figures.before),
      };
    }),
  };
}

/** `rejection` makes the error of a code. */
export function dashboardRoots(db: DashboardDb, rejection: (code: string) => Error) {
  const dashboard = () => ({ instances: db.instances, busiestInstanceId: db.busiestInstanceId, order: db.order, putAway: db.putAway });
  return {
    dashboard,
    saveDashboardLayout({ input: { order, putAway } }: { input: { order: string[]; putAway: string[] } }) {
      Object.assign(db, { order, putAway });
      return dashboard();
    },
    indicators(asked: Asked) {
      db.asked.push({ instanceId: asked.instanceId, period: asked.period });
      return figuresOf(db, asked);
    },
    indicatorAlerts: () => db.alerts,
    arrivalProof: () => db.proof,
    arrivalFits: () => db.fits,
    indicatorGroups({ by }: { by: string }) {
      const groups = by in db.groups ? db.groups[by]! : [];
      if (typeof groups === "string") throw rejection(groups);
      return groups;
    },
  };
}
