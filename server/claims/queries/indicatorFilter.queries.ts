// SQL conditions for the claims behind an indicator, derived from the rules of its measures (schema/rules/indicators/measures.ts).
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { IndicatorFilterInput } from "../../../schema/indicators/indicators";
import { defaultSetting, type IndicatorKey, indicatorOf, type IndicatorSetting } from "../../../schema/rules/indicators/indicators";
import { ALL_INSTANCES } from "../../../schema/rules/indicators/periods";
import { isTimeZone } from "../../../schema/rules/reports/dueTimes";
import { canSeeIndicator } from "../../auth/permissions/indicators";
import { claims } from "../../db/tables/claims";
import { AppError } from "../../platform/errors";
import type { Scope } from "../../platform/viewer";
import { figureCondition } from "./measureConditions.queries";

/** Threshold in force for an instance, as in settings/indicatorSettings.queries.ts, but within the statement. */
const thresholdOf = (key: IndicatorKey, instanceId: SQL): SQL =>
  sql`coalesce(${newestSetting(key, instanceId, "threshold")}::float8, ${defaultSetting(indicatorOf(key)).threshold}::float8)`;
const isOnIn = (key: IndicatorKey, instanceId: SQL): SQL =>
  sql`coalesce(${newestSetting(key, instanceId, "isOn")}::boolean, ${defaultSetting(indicatorOf(key)).isOn})`;
function newestSetting(key: IndicatorKey, instanceId: SQL, name: keyof IndicatorSetting): SQL {
  const newest = (of: SQL): SQL =>
    sql`(select c.limits ->> ${name} from indicator_changes c where c.key = ${key} and c.instance_id ${of} order by c.version desc limit 1)`;
  return sql`coalesce(${newest(sql`= ${instanceId}`)}, ${newest(sql`is null`)})`;
}

/** For a running period, levels are those of `now`. For `*`, each instance uses its own time zone. Throws FIELD_UNKNOWN, BAD_USER_INPUT. */
export function indicatorCondition({ key, instanceId, timeZone, asOf, from, to }: IndicatorFilterInput, scope: Scope, now: number): SQL {
  if (!canSeeIndicator(scope, key)) throw new AppError("FIELD_UNKNOWN", { field: "indicator" });
  const isTotal = instanceId === ALL_INSTANCES;
  if (from >= to || (isTotal && !isTimeZone(timeZone ?? ""))) throw new AppError("BAD_USER_INPUT", { field: "indicator" });
  const instance = isTotal ? sql`${claims.instanceId}` : sql`${instanceId}`;
  const ownZone = sql`(select i.time_zone from instances i where i.id = ${claims.instanceId})`;
  const dateAsOf = (zone: SQL): SQL => sql`(${asOf?.toISOString()}::timestamptz at time zone ${zone})::date`;
  const daysBehind = asOf ? sql` + make_interval(days => ${dateAsOf(ownZone)} - ${dateAsOf(sql`${timeZone}`)})` : sql``;
  /** For the total, the instant at which the clocks of the claim's instance show the same time, relative to its date as of then. */
  const instant = (at: Date): SQL =>
    isTotal
      ? sql`((${at.toISOString()}::timestamptz at time zone ${timeZone})${daysBehind}) at time zone ${ownZone}`
      : sql`${at.toISOString()}::timestamptz`;
  const before = instant(to);
  const interval = { start: instant(from), before, end: sql`least(${before}, ${new Date(now).toISOString()}::timestamptz)` };
  const condition = figureCondition(indicatorOf(key).figure, interval, thresholdOf(key, instance));
  if (!condition) throw new AppError("BAD_USER_INPUT", { field: "indicator" });
  return and(isTotal ? isOnIn(key, instance) : eq(claims.instanceId, instanceId), condition)!;
}
