// The claims behind a figure of the dashboard, as a condition of PostgreSQL. What a figure counts, schema/rules/indicators/claimContributions.ts says;
// tests/api/figures holds the two together.
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { IndicatorFilterInput } from "../../../schema/indicators";
import { defaultSetting, type IndicatorKey, indicatorOf } from "../../../schema/rules/indicators/indicators";
import { canSeeIndicator } from "../../auth/permissions/indicators";
import { claims } from "../../db/tables/claims";
import { AppError } from "../../platform/errors";
import type { Scope } from "../../platform/viewer";

/** From an instant until before another one. */
type Period = (instant: SQL) => SQL;

const endedAt = sql`least(${claims.finishedAt}, ${claims.cancelledAt})`;
const assigned = sql`${claims.supplierId} is not null and ${claims.proposed} is not true and ${claims.assignedAt} is not null`;
const unscheduled = sql`${claims.scheduled} is not true`;
const metresAt = (moment: string): SQL =>
  sql`(select p.metres from milestone_positions p where p.claim_id = ${claims.id} and p.moment = ${moment}::milestone_moment)`;
const delayWithin = (within: Period, more: SQL): SQL =>
  sql`exists (select from claim_actions a where a.claim_id = ${claims.id} and a.name = 'manageDelay' and a.state in ('HELD', 'DONE') and ${within(sql`a.at`)} and ${more})`;

/** In force for an instance, as settings/indicatorSettings.queries.ts says, within the statement. */
const thresholdOf = (key: IndicatorKey, instanceId: string): SQL => {
  const newest = (of: SQL): SQL =>
    sql`(select (c.limits ->> 'threshold')::float8 from indicator_changes c where c.key = ${key} and c.instance_id ${of} order by c.version desc limit 1)`;
  return sql`coalesce(${newest(sql`= ${instanceId}`)}, ${newest(sql`is null`)}, ${defaultSetting(indicatorOf(key)).threshold}::float8)`;
};

/** Assigned for longer than the threshold and not ended at an instant. */
const overdueAt = (type: string, threshold: SQL, at: SQL): SQL =>
  sql`${assigned} and ${claims.assignmentType} = ${type} and ${claims.assignedAt} + ${threshold} * interval '1 hour' <= ${at}
    and (${endedAt} is null or ${endedAt} >= ${at} and ${endedAt} > ${claims.assignedAt} + ${threshold} * interval '1 hour')`;

type Condition = (asked: { within: Period; from: SQL; to: SQL; threshold: SQL }) => SQL;
const arrivals: Condition = ({ within }) => within(sql`${claims.arrivedAt}`);
const alarmed: Condition = ({ within }) =>
  sql`exists (select from alarms m where m.claim_id = ${claims.id} and ${within(sql`m.raised_at`)})`;
const conditions: Partial<Record<IndicatorKey, Condition>> = {
  manualNotFinished: ({ threshold, to }) => overdueAt("MANUAL", threshold, to),
  digitalNotFinished: ({ threshold, to }) => overdueAt("DIGITAL", threshold, to),
  concurrentServices: ({ from, to }) =>
    sql`${assigned} and ${claims.assignedAt} < ${to} and (${endedAt} is null or ${endedAt} >= ${from} and ${endedAt} > ${claims.assignedAt})`,
  claimsPerDay: ({ within }) => within(sql`${claims.occurredAt}`),
  routeDeviations: (asked) => sql`${arrivals(asked)} and ${claims.deviationMetres} > ${claims.thresholdMetres}`,
  arrivalFar: (asked) => sql`${arrivals(asked)} and ${metresAt("CONFIRMATION")} > ${asked.threshold}`,
  completionFar: ({ within, threshold }) => sql`${within(sql`${claims.finishedAt}`)} and ${metresAt("END")} > ${threshold}`,
  onTimeRate: arrivals,
  minutesToAssignment: ({ within }) => sql`${assigned} and ${unscheduled} and ${within(sql`${claims.assignedAt}`)}`,
  minutesToArrival: (asked) => sql`${unscheduled} and ${arrivals(asked)}`,
  minutesToCompletion: ({ within }) => sql`${unscheduled} and ${within(sql`${claims.finishedAt}`)}`,
  delaysManaged: ({ within }) => delayWithin(within, sql`true`),
  delaysKept: (asked) => sql`${arrivals(asked)} and ${claims.managedAt} <= ${claims.arrivedAt} and ${claims.managedUntil} is not null`,
  predictionError: (asked) => sql`${arrivals(asked)} and exists (select from trips t where t.claim_id = ${claims.id}
    and t.supplier_id = ${claims.supplierId} and t.started_at is not null and t.planned_seconds is not null)`,
  lateToManaged: ({ within }) => delayWithin(within, sql`a.before ->> 'lateSince' is not null`),
  alarms: alarmed,
  alarmsPerOperator: alarmed,
  contactCentreCalls: ({ within }) => sql`exists (select from process_runs r where r.claim_id = ${claims.id} and r.state <> 'NOTHING_TO_DO'
    and r.process in ('ARRIVAL_CONTACT_CENTRE', 'COMPLETION_CONTACT_CENTRE') and ${within(sql`r.at`)})`,
};

/** A level of a period that is not over is that of `now`. Throws FIELD_UNKNOWN, BAD_USER_INPUT. */
export function indicatorCondition({ key, instanceId, from, to }: IndicatorFilterInput, scope: Scope, now: number): SQL {
  if (!canSeeIndicator(scope, key)) throw new AppError("FIELD_UNKNOWN", { field: "indicator" });
  const condition = conditions[key];
  if (!condition || from >= to) throw new AppError("BAD_USER_INPUT", { field: "indicator" });
  const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
  const [begin, end] = [instant(from), instant(new Date(Math.min(to.getTime(), now)))];
  const within: Period = (at) => sql`${at} >= ${begin} and ${at} < ${instant(to)}`;
  return and(eq(claims.instanceId, instanceId), condition({ within, from: begin, to: end, threshold: thresholdOf(key, instanceId) }))!;
}
