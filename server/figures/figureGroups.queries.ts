import type { FigureGroup } from "../../schema/indicators/indicators";
import { type FigureGrouping, groupingsOf } from "../../schema/rules/indicators/groupings";
import { type Figure, figureOf, measuresOf, type Measures } from "../../schema/rules/indicators/figures";
import { type Indicator, type IndicatorKey, type IndicatorLimits, indicatorOf, levelOf } from "../../schema/rules/indicators/indicators";
import { slotsOf } from "../../schema/rules/indicators/localHours";
import { ALL_INSTANCES, type Period, resolvePeriod } from "../../schema/rules/indicators/periods";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { canSeeIndicator } from "../auth/permissions/indicators";
import type { Reader } from "../db/connect";
import { AppError } from "../platform/errors";
import type { Viewer, Scope } from "../platform/viewer";
import { reasonNames } from "../settings/actionReasons.queries";
import { indicatorSettings } from "../settings/indicatorSettings.queries";
import { clientsByKey, contractsByKey, instancesById, servicesByKey } from "../settings/references.queries";
import { suppliersById } from "../suppliers/queries/suppliers.queries";
import { figureInstances } from "./figureInstances.queries";
import { narrowingOf, isInstanceInScope } from "./figureScope";
import { type KeyGrouping, measuresIn, type MeasuresAt } from "./figures.queries";
import { indicatorsOf } from "./indicators.queries";
import { stretchesOf, sumOf } from "./periodMeasures.queries";

export interface GroupsAsked {
  /** Or ALL_INSTANCES. */
  instanceId: string;
  period: Period;
  key: IndicatorKey;
  by: FigureGrouping;
  first: number;
}

const fieldsOf: Record<KeyGrouping, readonly string[]> = {
  CLIENT: ["client"],
  CONTRACT: ["client", "contract"],
  SERVICE: ["service"],
  SUPPLIER: ["supplier", "proposed"],
  DELAY_REASON: ["actions"],
};

/** Viewers with a limited set of suppliers cannot group by supplier. */
const canGroup = (scope: Scope, by: KeyGrouping): boolean =>
  !fieldsOf[by].some((field) => isHidden(scope.hiddenFields, "INCIDENTS", field)) &&
  (by !== "SUPPLIER" || (scope.suppliers !== "serving" && scope.layers.length === 4));

export const figureGroups = (db: Reader, viewer: Viewer, { by, ...request }: GroupsAsked, now: number): Promise<FigureGroup[]> =>
  by === "INSTANCE" ? instanceGroups(db, viewer.scope, request, now) : claimGroups(db, viewer, { ...request, by }, now);

/** Instances in scope with the indicator enabled, each in its time zone and with its limits. One read per instance. */
async function instanceGroups(
  db: Reader,
  scope: Scope,
  { period, key, first }: Pick<GroupsAsked, "period" | "key" | "first">,
  now: number,
): Promise<FigureGroup[]> {
  if (!canSeeIndicator(scope, key)) throw new AppError("NOT_FOUND");
  const groups: FigureGroup[] = [];
  for (const { id, name } of await figureInstances(db, scope)) {
    const { indicators } = await indicatorsOf(db, scope, { instanceId: id, period, keys: [key] }, now);
    for (const indicator of indicators) groups.push({ id, instanceId: id, name, ...indicator.period, level: indicator.level });
  }
  return groups.sort((a, b) => b.of - a.of || (a.id < b.id ? -1 : 1)).slice(0, first);
}

/** Groupings whose codes have the same meaning in all instances. */
const sharedGroupings: readonly KeyGrouping[] = ["SUPPLIER", "DELAY_REASON"];

/** Returns the groups of the total. Each instance uses its own time zone and settings; groups of shared groupings are added up. */
async function totalGroups(db: Reader, viewer: Viewer, request: GroupsAsked & { by: KeyGrouping }, now: number): Promise<FigureGroup[]> {
  const { scope } = viewer;
  const { key, by, first } = request;
  if (!canSeeIndicator(scope, key)) throw new AppError("NOT_FOUND");
  if (!canGroup(scope, by)) throw new AppError("FIELD_UNKNOWN", { field: by });
  const settings = await indicatorSettings(db);
  const parts: KeyedGroup[] = [];
  for (const instance of (await figureInstances(db, scope)).filter(({ id }) => settings.of(id, key).isOn))
    parts.push(...(await keyedGroups(db, scope, instance, request, now)));
  const isShared = sharedGroupings.includes(by);
  const combined = isShared ? [...groupedBy(parts, ({ id }) => id).values()].map(combinedGroup) : parts;
  const indicator = indicatorOf(key);
  return namedGroups(db, viewer, indicator, by, largestOf(indicator, combined, first), (group) =>
    isShared ? null : settings.of(group.instanceId, key),
  );
}

const combinedGroup = (groups: readonly KeyedGroup[]): KeyedGroup => ({
  ...groups[0]!,
  measures: sumOf(groups.map(({ measures }) => measures)),
});

async function claimGroups(db: Reader, viewer: Viewer, request: GroupsAsked & { by: KeyGrouping }, now: number): Promise<FigureGroup[]> {
  const { scope } = viewer;
  const { instanceId, key, by, first } = request;
  if (instanceId === ALL_INSTANCES) return totalGroups(db, viewer, request, now);
  const [instance] = isInstanceInScope(scope, instanceId) ? await instancesById(db, [instanceId]) : [];
  const settings = await indicatorSettings(db);
  if (!instance || !canSeeIndicator(scope, key) || !settings.of(instanceId, key).isOn) throw new AppError("NOT_FOUND");
  if (!canGroup(scope, by)) throw new AppError("FIELD_UNKNOWN", { field: by });
  const indicator = indicatorOf(key);
  const groups = largestOf(indicator, await keyedGroups(db, scope, instance, request, now), first);
  return namedGroups(db, viewer, indicator, by, groups, () => settings.of(instanceId, key));
}

interface KeyedGroup {
  instanceId: string;
  clientId: string;
  id: string;
  measures: Measures;
}
type LargeGroup = KeyedGroup & Figure;

async function keyedGroups(
  db: Reader,
  scope: Scope,
  { id: instanceId, timeZone }: { id: string; timeZone: string },
  { period: requestedPeriod, key, by }: GroupsAsked & { by: KeyGrouping },
  now: number,
): Promise<KeyedGroup[]> {
  const period = resolvePeriod(requestedPeriod, now, timeZone);
  const indicator = indicatorOf(key);
  const { figure, subject } = indicator;
  if (!period || !groupingsOf(indicator).includes(by)) throw new AppError("BAD_USER_INPUT", { field: period ? "key" : "period" });
  // Groups have no hourly figures: a period of hours is read by its days.
  const unit = period.unit === "HOUR" ? "DAY" : period.unit;
  const stretches = stretchesOf(slotsOf(unit, period.from, period.to, timeZone), unit, timeZone);
  const narrowing = narrowingOf(scope, instanceId);
  const rows = await measuresIn(db, { instanceId, timeZone, subject, measures: measuresOf(figure), narrowing, by }, stretches);
  return [...groupsOf(rows)].map((group) => ({ instanceId, ...group }));
}

const largestOf = ({ figure }: Indicator, groups: readonly KeyedGroup[], first: number): LargeGroup[] =>
  groups
    .map((group) => ({ ...group, ...figureOf(figure, group.measures, 0) }))
    .filter(({ of }) => of > 0)
    .sort((a, b) => b.of - a.of || (a.instanceId + a.clientId + a.id < b.instanceId + b.clientId + b.id ? -1 : 1))
    .slice(0, first);

/** `limitsOf` returns `null` for a group of several instances, which has no limits. */
async function namedGroups(
  db: Reader,
  viewer: Viewer,
  indicator: Indicator,
  by: KeyGrouping,
  groups: readonly LargeGroup[],
  limitsOf: (group: LargeGroup) => IndicatorLimits | null,
): Promise<FigureGroup[]> {
  const names = new Map<LargeGroup, string | undefined>();
  for (const [instanceId, some] of groupedBy(groups, (group) => group.instanceId))
    for (const [i, name] of (await namesOf[by](db, viewer, instanceId, some)).entries()) names.set(some[i]!, name);
  return groups.map((group) => {
    const limits = limitsOf(group);
    return {
      id: by === "CONTRACT" && group.clientId ? `${group.clientId}/${group.id}` : by === "CLIENT" ? group.clientId : group.id,
      instanceId: limits && group.instanceId,
      name: names.get(group) ?? null,
      value: group.value,
      p90: group.p90,
      of: group.of,
      level: limits && levelOf(indicator, limits, group.value),
    };
  });
}

function* groupsOf(rows: readonly MeasuresAt[]): Iterable<{ clientId: string; id: string; measures: Measures }> {
  const groups = new Map<string, MeasuresAt[]>();
  for (const row of rows) {
    const name = JSON.stringify([row.clientId, row.key]);
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  for (const some of groups.values())
    yield { clientId: some[0]!.clientId, id: some[0]!.key, measures: sumOf(some.map(({ measures }) => measures)) };
}

type Group = { clientId: string; id: string };
const inOrderOf = (
  groups: readonly Group[],
  rows: readonly { id: string; name: string; clientId?: string }[],
  keyOf: (group: Group) => string,
) => {
  const names = new Map(rows.map(({ id, name, clientId }) => [clientId === undefined ? id : `${clientId}/${id}`, name]));
  return groups.map((group) => names.get(keyOf(group)));
};

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const namesOf: Record<
  KeyGrouping,
  (db: Reader, viewer: Viewer, instanceId: string, groups: readonly Group[]) => Promise<(string | undefined)[]>
> = {
  CLIENT: async (db, _viewer, instanceId, groups) =>
    inOrderOf(
      groups,
      await clientsByKey(
        db,
        groups.map(({ clientId }) => [instanceId, clientId]),
      ),
      ({ clientId }) => clientId,
    ),
  CONTRACT: async (db, _viewer, instanceId, groups) =>
    inOrderOf(
      groups,
      await contractsByKey(
        db,
        groups.map(({ clientId, id }) => [instanceId, clientId, id]),
      ),
      ({ clientId, id }) => `${clientId}/${id}`,
    ),
  SERVICE: async (db, _viewer, instanceId, groups) =>
    inOrderOf(
      groups,
      await servicesByKey(
        db,
        groups.map(({ id }) => [instanceId, id]),
      ),
      ({ id }) => id,
    ),
  SUPPLIER: async (db, viewer, _instanceId, groups) =>
    inOrderOf(
      groups,
      await suppliersById(
        db,
        viewer,
        groups.map(({ id }) => id),
      ),
      ({ id }) => id,
    ),
  DELAY_REASON: async (db, { locale }, instanceId, groups) => {
    const names = await reasonNames(db, locale, "manageDelay", instanceId);
    return groups.map(({ id }) => names.get(id));
  },
};
