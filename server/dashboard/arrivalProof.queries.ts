import { and, eq, sql } from "drizzle-orm";
import type { ArrivalAccuracy, ArrivalCalibration, ArrivalProof } from "../../schema/claims/arrivalAccuracy";
import { accuracyLimits } from "../../schema/rules/arrival/accuracy";
import { distanceClasses } from "../../schema/rules/arrival/arrivalModel";
import { DAY_MS } from "../../schema/rules/durations";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { ALL_INSTANCES } from "../../schema/rules/indicators/periods";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import type { Db, Reader } from "../db/connect";
import { claims } from "../db/tables/claims";
import type { Scope } from "../platform/viewer";

const sources = ["eta", "predictedAt", "arrivedAt", "arrivedLate", "supplier", "proposed", "managedUntil", "position"] as const;

export async function arrivalProof(db: Db, scope: Scope, instanceId: string, now: number): Promise<ArrivalProof> {
  if (sources.some((field) => isHidden(scope.hiddenFields, "INCIDENTS", field))) return { accuracy: [], calibration: [] };
  const predictions = comparedPredictions(scope, instanceId, now);
  const [accuracy, calibration] = await Promise.all([accuracyOf(db, predictions), calibrationOf(db, predictions)]);
  return { accuracy, calibration };
}

const comparedPredictions = (scope: Scope, instanceId: string, now: number) => sql`(
  select p.supplier_id, p.fit_version, p.router_seconds, p.late_chance, ${claims.kind} as kind, p.at at time zone ${claims.timeZone} as local_at,
    case when ${claims.managedUntil} is null then ${claims.arrivedLate} end as is_late,
    extract(epoch from ${claims.arrivedAt} - p.p50_at)::float8 as after50, extract(epoch from ${claims.arrivedAt} - p.p90_at)::float8 as after90,
    extract(epoch from ${claims.arrivedAt} - p.at)::float8 as actual_seconds
  from arrival_predictions p join ${claims} on ${claims.id} = p.claim_id
  where ${and(
    sql`p.at > ${new Date(now - accuracyLimits.days * DAY_MS).toISOString()}::timestamptz and p.at < ${claims.arrivedAt} and p.supplier_id = ${claims.supplierId}`,
    instanceId === ALL_INSTANCES ? undefined : eq(claims.instanceId, instanceId),
    claimsInScope(scope),
  )}
  order by p.at desc limit ${accuracyLimits.predictions})`;

const limits = sql.raw(`array[${distanceClasses.join(",")}]::float8[]`);
const labels = sql.raw(`array[${[...distanceClasses.map((seconds) => `'${seconds / 60}'`), "'+'"].join(",")}]`);

async function accuracyOf(db: Reader, predictions: ReturnType<typeof comparedPredictions>): Promise<ArrivalAccuracy[]> {
  const rows = await db.execute<ArrivalAccuracy & Record<string, unknown>>(sql`
    with grouped as (
      select (${labels})[width_bucket(router_seconds, ${limits}) + 1] as distance, to_char(date_trunc('week', local_at), 'YYYY-MM-DD') as week,
        extract(hour from local_at)::int::text as hour, kind::text as kind, supplier_id as supplier, fit_version::text as version,
        after50, after90, actual_seconds, router_seconds
      from ${predictions} p),
    figures as (
      select case when grouping(week) = 0 then 'WEEK' when grouping(distance) = 0 then 'DISTANCE' when grouping(hour) = 0 then 'HOUR'
          when grouping(kind) = 0 then 'KIND' when grouping(supplier) = 0 then 'SUPPLIER' when grouping(version) = 0 then 'VERSION' else 'ALL' end as by,
        coalesce(week, distance, hour, kind, supplier, version, '') as key, count(*)::int as predictions,
        avg((after50 <= 0)::int)::float8 as coverage50, avg((after90 <= 0)::int)::float8 as coverage90,
        avg(abs(after50)) as "errorSeconds", avg(abs(actual_seconds - router_seconds)) as "routerErrorSeconds"
      from grouped group by grouping sets ((), (week), (distance), (hour), (kind), (supplier), (version)))
    select * from (select *, row_number() over (partition by by order by predictions desc, key) as place from figures) f
    where predictions > 0 and (by <> 'SUPPLIER' or place <= ${accuracyLimits.suppliers})
    order by by, case when key ~ '^[0-9.]+$' then key::float8 else 1e9 end, key`);
  return rows.map(({ by, key, predictions: count, coverage50, coverage90, errorSeconds, routerErrorSeconds }) => ({
    ...{ by, key, predictions: count },
    ...{ coverage50, coverage90, errorSeconds, routerErrorSeconds },
  }));
}

const calibrationOf = async (db: Reader, predictions: ReturnType<typeof comparedPredictions>): Promise<ArrivalCalibration[]> => [
  ...(await db.execute<ArrivalCalibration & Record<string, unknown>>(sql`
    select avg(late_chance)::float8 as chance, avg(is_late::int)::float8 as "lateShare", count(*)::int as predictions
    from ${predictions} p where late_chance is not null and is_late is not null
    group by least(9, floor(late_chance * 10)) order by 1`)),
];
