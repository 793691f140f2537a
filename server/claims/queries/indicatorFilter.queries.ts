// SQL conditions for the claims behind an indicator. The rules are in schema/rules/indicators/claimContributions.ts; tests/api/figures
// compares both.
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { IndicatorFilterInput } from "../../../schema/indicators/indicators";
import { defaultSetting, type IndicatorKey, indicatorOf, type IndicatorSetting } from "../../../schema/rules/indicators/indicators";
import { ALL_INSTANCES } from "../../../schema/rules/indicators/periods";
import { isTimeZone } from "../../../schema/rules/reports/dueTimes";
import { canSeeIndicator } from "../../auth/permissions/indicators";
import { claims } from "../../db/tables/claims";
import { AppError } from "../../platform/errors";
import type { Scope } from "../../platform/viewer";

type Period = (instant: SQL) => SQL;

const endedAt = sql`least(${claims.finishedAt}, ${claims.cancelledAt})`;
const assigned = sql`${claims.supplierId} is not null and ${claims.proposed} is not true and ${claims.assignedAt} is not null`;
const unscheduled = sql`${claims.scheduled} is not true`;
const metresAt = (moment: string): SQL =>
  sql`(select p.metres from milestone_positions p where p.claim_id = ${claims.id} and p.moment = ${moment}::milestone_moment)`;
const delayWithin = (within: Period, more: SQL): SQL =>
  sql`exists (select from claim_actions a where a.claim_id = ${claims.id} and a.name = 'manageDelay' and a.state in ('HELD', 'DONE') and ${within(sql`a.at`)} and ${more})`;

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

const overdueAt = (type: string, threshold: SQL, at: SQL): SQL =>
  sql`${assigned} and ${claims.assignmentType} = ${type} and ${claims.assignedAt} + ${threshold} * interval '1 hour' <= ${at}
    and (${endedAt} is null or ${endedAt} >= ${at} and ${endedAt} > ${claims.assignedAt} + ${threshold} * interval '1 hour')`;

type Condition = (parts: { within: Period; from: SQL; to: SQL; threshold: SQL }) => SQL;
const arrivals: Condition = ({ within }) => within(sql`${claims.arrivedAt}`);
const alarmed: Condition = ({ within }) =>
  sql`exists (select from alarms m where m.claim_id = ${claims.id} and ${within(sql`m.raised_at`)})`;
const conditions: Partial<Record<IndicatorKey, Condition>> = {
  manualNotFinished: ({ threshold, to }) => overdueAt("MANUAL", threshold, to),
  digitalNotFinished: ({ threshold, to }) => overdueAt("DIGITAL", threshold, to),
  concurrentServices: ({ from, to }) =>
    sql`${assigned} and ${claims.assignedAt} < ${to} and (${endedAt} is null or ${endedAt} >= ${from} and ${endedAt} > ${claims.assignedAt})`,
  claimsPerDay: ({ within }) => within(sql`${claims.occurredAt}`),
  routeDeviations: (query) => sql`${arrivals(query)} and ${claims.deviationMetres} > ${claims.thresholdMetres}`,
  arrivalFar: (query) => sql`${arrivals(query)} and ${metresAt("CONFIRMATION")} > ${query.threshold}`,
  completionFar: ({ within, threshold }) => sql`${within(sql`${claims.finishedAt}`)} and ${metresAt("END")} > ${threshold}`,
  onTimeRate: arrivals,
  minutesToAssignment: ({ within }) => sql`${assigned} and ${unscheduled} and ${within(sql`${claims.assignedAt}`)}`,
  minutesToArrival: (query) => sql`${unscheduled} and ${arrivals(query)}`,
  minutesToCompletion: ({ within }) => sql`${unscheduled} and ${within(sql`${claims.finishedAt}`)}`,
  delaysManaged: ({ within }) => delayWithin(within, sql`true`),
  delaysKept: (query) => sql`${arrivals(query)} and ${claims.managedAt} <= ${claims.arrivedAt} and ${claims.managedUntil} is not null`,
  predictionError: (query) => sql`${arrivals(query)} and exists (select from trips t where t.claim_id = ${claims.id}
    and t.supplier_id = ${claims.supplierId} and t.started_at is not null and t.planned_seconds is not null)`,
  lateToManaged: ({ within }) => delayWithin(within, sql`a.before ->> 'lateSince' is not null`),
  alarms: alarmed,
  alarmsPerOperator: alarmed,
  contactCentreCalls: ({ within }) => sql`exists (select from process_runs r where r.claim_id = ${claims.id} and r.state <> 'NOTHING_TO_DO'
    and r.process in ('ARRIVAL_CONTACT_CENTRE', 'COMPLETION_CONTACT_CENTRE') and ${within(sql`r.at`)})`,
};

/** For a running period, levels are those of `now`. For `*`, each instance uses its own time zone. Throws FIELD_UNKNOWN, BAD_USER_INPUT. */
export function indicatorCondition({ key, instanceId, timeZone, from, to }: IndicatorFilterInput, scope: Scope, now: number): SQL {
  if (!canSeeIndicator(scope, key)) throw new AppError("FIELD_UNKNOWN", { field: "indicator" });
  const condition = conditions[key];
  const isTotal = instanceId === ALL_INSTANCES;
  if (!condition || from >= to || (isTotal && !isTimeZone(timeZone ?? ""))) throw new AppError("BAD_USER_INPUT", { field: "indicator" });
  const instance = isTotal ? sql`${claims.instanceId}` : sql`${instanceId}`;
  /** For the total, the instant at which the clocks of the claim's instance show the same time. */
  const instant = (at: Date): SQL =>
    isTotal
      ? sql`(${at.toISOString()}::timestamptz at time zone ${timeZone} at time zone (select i.time_zone from instances i where i.id = ${claims.instanceId}))`
      : sql`${at.toISOString()}::timestamptz`;
  const [begin, before] = [instant(from), instant(to)];
  const end = sql`least(${before}, ${new Date(now).toISOString()}::timestamptz)`;
  const within: Period = (at) => sql`${at} >= ${begin} and ${at} < ${before}`;
  const ofInstance = isTotal ? isOnIn(key, instance) : eq(claims.instanceId, instanceId);
  return and(ofInstance, condition({ within, from: begin, to: end, threshold: thresholdOf(key, instance) }))!;
}
