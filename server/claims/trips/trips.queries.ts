import { and, asc, between, eq, gte, sql } from "drizzle-orm";
import { atWorkStatuses, awaitedStatuses, tripLimits } from "../../../schema/rules/claims/routes";
import { inList } from "../../db/inList";
import type { Reader } from "../../db/connect";
import { builtByIds } from "../../db/reading/builtSelection";
import { trips, milestonePositions } from "../../db/tables/trips";
import { positionHistory } from "../../db/tables/positions";
import type { AwaitedClaim } from "./schedule";

export type TripRow = typeof trips.$inferSelect;
export type MilestonePositionRow = typeof milestonePositions.$inferSelect;

const quoted = (statuses: readonly string[]) => sql.raw(statuses.map((status) => `'${status}'`).join(","));
const awaitedSql = quoted(awaitedStatuses);
const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/**
 * Claims awaiting these resources, and claims with an obsolete prediction. Order per resource: accepted first, then by due time. `offset
 * 0` forces the index per supplier.
 */
export const claimsAwaiting = async (db: Reader, supplierIds: readonly string[]): Promise<AwaitedClaim[]> => [
  ...(await db.execute<AwaitedClaim>(sql`
    select c.id as "claimId", c.version::int as version, c.supplier_id as "supplierId", c.kind, c.lon, c.lat,
      s.access = 'MOBILE' and c.status in (${awaitedSql}) as awaited, c.eta_fix_at is not null as predicted,
      case when c.status_reason -> 'notes' ? 'POSITION_OUTDATED' then (c.status_reason -> 'instants' ->> 'fixAt')::float8 end as "outdatedFixAt",
      exists (select 1 from claims w where w.supplier_id = c.supplier_id and w.status <> 'FINISHED' and w.status in (${quoted(atWorkStatuses)})
        and w.proposed is not true) as busy,
      ${ms("p.fix_at")} as "fixAt", p.lon as "fixLon", p.lat as "fixLat", ${ms("d.computed_at")} as "computedAt", ${ms("d.fix_at")} as "startFixAt",
      d.lon as "fromLon", d.lat as "fromLat", d.supplier_id as "tripSupplierId", ${ms("d.leased_until")} as "leasedUntil"
    from suppliers s
    cross join lateral (select * from claims where supplier_id = s.id and status <> 'FINISHED' offset 0) c
    left join positions p on p.supplier_id = c.supplier_id
    left join trips d on d.claim_id = c.id
    where ${inList(sql.raw("s.id"), supplierIds)} and (s.access = 'MOBILE' or exists (select from trips t where t.supplier_id = s.id))
      and c.arrived_at is null and c.proposed is not true
      and (s.access = 'MOBILE' and c.status in (${awaitedSql}) or c.eta_fix_at is not null)
    order by c.supplier_id, c.status in (${awaitedSql}) desc, c.accepted_at is null, c.measured_from, c.id`)),
];

/** For the full scan: mobile resources that moved since the last route, or whose route was never computed. */
export const resourcesToRecompute = async (db: Reader, now: Date): Promise<string[]> =>
  (
    await db.execute<{ id: string }>(sql`
      select distinct c.supplier_id as id from claims c
      join positions p on p.supplier_id = c.supplier_id
      left join trips d on d.claim_id = c.id
      where c.supplier_id is not null and c.status <> 'FINISHED' and c.status in (${awaitedSql}) and c.lon is not null and c.proposed is not true
        and p.fix_at > ${now.toISOString()}::timestamptz - ${tripLimits.maxFixAgeSeconds} * interval '1 second'
        and (d.computed_at is null or c.eta_fix_at is null or d.supplier_id <> c.supplier_id or p.fix_at > d.fix_at)`)
  ).map(({ id }) => id);

/** Claims with a trip whose arrival is recorded but whose real route is not stored. Limited to the retention of positions. */
export const tripsToPack = async (db: Reader, now: Date): Promise<string[]> =>
  (
    await db.execute<{ id: string }>(sql`
      select c.id from claims c join trips d on d.claim_id = c.id
      where d.real_path is null and c.arrived_at > ${now.toISOString()}::timestamptz - interval '2 days'
        and (c.status <> 'FINISHED' or c.occurred_at > ${now.toISOString()}::timestamptz - interval '3 days')`)
  ).map(({ id }) => id);

export const tripsOf = builtByIds((db, claimIds) => db.select().from(trips).where(inList(trips.claimId, claimIds)));

export const milestonePositionsOf = builtByIds((db, claimIds) =>
  db.select().from(milestonePositions).where(inList(milestonePositions.claimId, claimIds)).orderBy(asc(milestonePositions.moment)),
);

const fixColumns = {
  lon: positionHistory.lon,
  lat: positionHistory.lat,
  fixAt: positionHistory.fixAt,
  accuracy: positionHistory.accuracy,
};

export const fixesBetween = (db: Reader, supplierId: string, from: Date, to: Date) =>
  db
    .select(fixColumns)
    .from(positionHistory)
    .where(and(eq(positionHistory.supplierId, supplierId), between(positionHistory.fixAt, from, to)))
    .orderBy(asc(positionHistory.fixAt));
export type MeasuredFix = Awaited<ReturnType<typeof fixesBetween>>[number];

export const fixesOfTrips = builtByIds((db, claimIds) =>
  db
    .select({ claimId: trips.claimId, ...fixColumns })
    .from(trips)
    .innerJoin(positionHistory, and(eq(positionHistory.supplierId, trips.supplierId), gte(positionHistory.fixAt, trips.startedAt)))
    .where(inList(trips.claimId, claimIds))
    .orderBy(asc(positionHistory.fixAt)),
);
