// What an indicator says of each client, contract, service or supplier, or of each AMA instance, the largest first.
import type { FigureGroup } from "../../schema/indicators";
import type { ClaimGrouping, FigureGrouping } from "../../schema/rules/indicators/groupings";
import { figureOf, measuresOf, type Measures } from "../../schema/rules/indicators/figures";
import { type IndicatorKey, indicatorOf, levelOf } from "../../schema/rules/indicators/indicators";
import { slotsOf } from "../../schema/rules/indicators/localHours";
import { type Period, resolvePeriod } from "../../schema/rules/indicators/periods";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { canSeeIndicator } from "../auth/permissions/indicators";
import type { Reader } from "../db/connect";
import { AppError } from "../platform/errors";
import type { Viewer, Scope } from "../platform/viewer";
import { indicatorSettings } from "../settings/indicatorSettings.queries";
import { clientsByKey, contractsByKey, instancesById, servicesById } from "../settings/references.queries";
import { suppliersById } from "../suppliers/queries/suppliers.queries";
import { figureInstances } from "./figureInstances.queries";
import { narrowingOf, isInstanceInScope } from "./figureScope";
import { measuresIn, type MeasuresAt } from "./figures.queries";
import { indicatorsOf } from "./indicators.queries";
import { stretchesOf, sumOf } from "./periodMeasures.queries";

export interface GroupsAsked {
  instanceId: string;
  period: Period;
  key: IndicatorKey;
  by: FigureGrouping;
  /** At most so many. */
  first: number;
}

/** The fields of a claim that say which group it belongs to. */
const fieldsOf: Record<ClaimGrouping, readonly string[]> = {
  CLIENT: ["client"],
  CONTRACT: ["client", "contract"],
  SERVICE: ["service"],
  SUPPLIER: ["supplier", "proposed"],
};

/** Who sees only the suppliers that serve it now, or not every kind of them, is answered by no supplier. */
const canGroup = (scope: Scope, by: ClaimGrouping): boolean =>
  !fieldsOf[by].some((field) => isHidden(scope.hiddenFields, "INCIDENTS", field)) &&
  (by !== "SUPPLIER" || (scope.suppliers !== "serving" && scope.layers.length === 4));

/** Throws NOT_FOUND for an indicator that is hidden; what `claimGroups` throws where claims are grouped. */
export const figureGroups = (db: Reader, viewer: Viewer, { by, ...asked }: GroupsAsked, now: number): Promise<FigureGroup[]> =>
  by === "INSTANCE" ? instanceGroups(db, viewer.scope, asked, now) : claimGroups(db, viewer, { ...asked, by }, now);

/** Each instance in scope where the indicator is on, over the period as its own clocks have it, by its own limits. As many reads as instances. */
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
    for (const one of indicators) groups.push({ id, name, ...one.period, level: one.level });
  }
  return groups.sort((a, b) => b.of - a.of || (a.id < b.id ? -1 : 1)).slice(0, first);
}

/**
 * Of counts, rates and minutes; levels and peaks have no groups (BAD_USER_INPUT). Throws NOT_FOUND for an instance that is out of scope or an
 * indicator that is hidden or off, FIELD_UNKNOWN where what they are grouped by is hidden.
 */
async function claimGroups(db: Reader, viewer: Viewer, asked: GroupsAsked & { by: ClaimGrouping }, now: number): Promise<FigureGroup[]> {
  const { scope } = viewer;
  const { instanceId, key, by, first } = asked;
  const [instance] = isInstanceInScope(scope, instanceId) ? await instancesById(db, [instanceId]) : [];
  const settings = await indicatorSettings(db);
  if (!instance || !canSeeIndicator(scope, key) || !settings.of(instanceId, key).isOn) throw new AppError("NOT_FOUND");
  if (!canGroup(scope, by)) throw new AppError("FIELD_UNKNOWN", { field: by });
  const { timeZone } = instance;
  const period = resolvePeriod(asked.period, now, timeZone);
  const indicator = indicatorOf(key);
  const { figure, subject } = indicator;
  if (!period || figure.kind === "LEVEL" || figure.kind === "PEAK")
    throw new AppError("BAD_USER_INPUT", { field: period ? "key" : "period" });
  // Of so short a period the days are asked for: hours are not kept for each.
  const unit = period.unit === "HOUR" ? "DAY" : period.unit;
  const stretches = stretchesOf(slotsOf(unit, period.from, period.to, timeZone), unit, timeZone);
  const narrowing = narrowingOf(scope, instanceId);
  const rows = await measuresIn(db, { instanceId, timeZone, subject, measures: measuresOf(figure), narrowing, by }, stretches);
  const found = [...groupsOf(rows)].map(({ clientId, id, measures }) => ({ clientId, id, ...figureOf(figure, measures, 0) }));
  const largest = found
    .filter(({ of }) => of > 0)
    .sort((a, b) => b.of - a.of || (a.clientId + a.id < b.clientId + b.id ? -1 : 1))
    .slice(0, first);
  const names = !largest.length ? [] : await namesOf[by](db, viewer, instanceId, largest);
  return largest.map((group, i) => ({
    id: by === "CONTRACT" && group.clientId ? `${group.clientId}/${group.id}` : by === "CLIENT" ? group.clientId : group.id,
    name: names[i] ?? null,
    value: group.value,
    p90: group.p90,
    of: group.of,
    level: levelOf(indicator, settings.of(instanceId, key), group.value),
  }));
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

/** What the source system calls them. */
const namesOf: Record<
  ClaimGrouping,
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
  SERVICE: async (db, _viewer, _instanceId, groups) =>
    inOrderOf(
      groups,
      await servicesById(
        db,
        groups.map(({ id }) => id),
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
};
