import { sql, type SQL } from "drizzle-orm";
import type { Observation } from "../../../../schema/rules/arrival/fitArrival";
import { hourOfWeekAt } from "../../../../schema/rules/arrival/hourOfWeek";
import { DAY_MS, SECOND_MS } from "../../../../schema/rules/durations";
import type { Router } from "../../../../schema/rules/claims/routes";
import type { Reader } from "../../../db/connect";

/** Older trips say little about today's traffic. */
export const FIT_DAYS = 90;
/** Longer times are arrivals that were confirmed late. */
const MAX_SECONDS = 6 * 3_600;
const PAGE_TRIPS = 5_000;

export interface FittedGroup extends Record<string, unknown> {
  instanceId: string;
  router: Router;
  trips: number;
}

const isFitted = (now: Date): SQL => sql`
  c.arrived_at > ${new Date(now.getTime() - FIT_DAYS * DAY_MS).toISOString()}::timestamptz and c.arrived_at <= ${now.toISOString()}::timestamptz
  and t.supplier_id = c.supplier_id and t.router is not null and t.planned_seconds is not null and c.lon is not null
  and c.arrived_at - t.started_at between interval '10 seconds' and ${sql.raw(`interval '${MAX_SECONDS} seconds'`)}`;

export const fittedGroups = async (db: Reader, now: Date): Promise<FittedGroup[]> => [
  ...(await db.execute<FittedGroup>(sql`
    select c.instance_id as "instanceId", t.router, count(*)::int as trips
    from trips t join claims c on c.id = t.claim_id where ${isFitted(now)} group by 1, 2 order by 1, 2`)),
];

export interface FinishedTrip {
  routerSeconds: number;
  actualSeconds: number;
  /** One for the start, then one for each recorded prediction under way. */
  observations: Observation[];
}

interface Row extends Record<string, unknown> {
  claimId: string;
  arrivedAt: number;
  startedAt: number;
  plannedSeconds: number;
  lon: number;
  lat: number;
  kind: string;
  timeZone: string;
  /** Recorded predictions under way: times in ms since 1970, and the router's seconds. */
  at: number[];
  seconds: number[];
}

/** Finished trips of a group, in the order of their arrival, in pages so that memory stays small. */
export async function* finishedTrips(db: Reader, { instanceId, router }: FittedGroup, now: Date): AsyncGenerator<FinishedTrip> {
  for (let after: [number, string] = [0, ""]; ;) {
    const rows = await db.execute<Row>(sql`
      select c.id as "claimId", extract(epoch from c.arrived_at)::float8 * 1000 as "arrivedAt", extract(epoch from t.started_at)::float8 * 1000 as "startedAt",
        t.planned_seconds as "plannedSeconds", c.lon, c.lat, c.kind, c.time_zone as "timeZone", p.at, p.seconds
      from trips t join claims c on c.id = t.claim_id
      cross join lateral (
        select coalesce(jsonb_agg(extract(epoch from p.at)::float8 * 1000), '[]') as at, coalesce(jsonb_agg(p.router_seconds), '[]') as seconds
        from arrival_predictions p
        where p.claim_id = c.id and p.router::text = t.router and p.is_under_way and p.at > t.started_at and p.at < c.arrived_at) p
      where c.instance_id = ${instanceId} and t.router = ${router} and (c.arrived_at, c.id) > (to_timestamp(${after[0]}::float8 / 1000), ${after[1]})
        and ${isFitted(now)}
      order by c.arrived_at, c.id limit ${PAGE_TRIPS}`);
    for (const row of rows) yield tripOf(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_TRIPS) return;
    after = [last.arrivedAt, last.claimId];
  }
}

function tripOf({ claimId, arrivedAt, startedAt, plannedSeconds, lon, lat, kind, timeZone, at, seconds }: Row): FinishedTrip {
  const observation = (from: number, predictedSeconds: number, isUnderWay: boolean): Observation => ({
    predictedSeconds,
    actualSeconds: (arrivedAt - from) / SECOND_MS,
    isUnderWay,
    hourOfWeek: hourOfWeekAt(from, timeZone),
    destination: [lon, lat],
    kind,
    tripKey: claimId,
    tripObservations: isUnderWay ? at.length : 1,
  });
  return {
    routerSeconds: plannedSeconds,
    actualSeconds: (arrivedAt - startedAt) / SECOND_MS,
    observations: [observation(startedAt, plannedSeconds, false), ...at.map((from, i) => observation(from, seconds[i]!, true))],
  };
}
