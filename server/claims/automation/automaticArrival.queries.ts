import { sql } from "drizzle-orm";
import type { ArrivalFix } from "../../../schema/rules/claims/automaticArrival";
import { metresPerDegree } from "../../../schema/rules/geo/geo";
import { claimStatuses, claimStatusOrder, type ClaimStatus } from "../../../schema/rules/lists/claims";
import type { Reader } from "../../db/connect";
import type { SettingsInForce } from "../../settings/settings.queries";

/** Statuses in which an arrival is expected now. Services planned for later are excluded: the resource may be parked near the claim. */
export const awaited: readonly ClaimStatus[] = claimStatusOrder.filter((status) =>
  ["pendingArrival", "managed"].includes(claimStatuses[status].stage),
);
const awaitedList = sql.raw(awaited.map((status) => `'${status}'`).join(","));

export interface ArrivalCandidate extends Record<string, unknown> {
  id: string;
  instanceId: string;
  supplierId: string;
  lon: number;
  lat: number;
  /** Earliest possible arrival, in milliseconds since 1970: the time of assignment. */
  sentAt: number;
}

/** Maximum number of fixes per resource: more than three minutes at one per second. */
const MAX_FIXES = 200;

/**
 * Claims whose assigned resource sent a position after `since` within the bounding box of KPI 15 (metres) around the claim. One statement
 * for all instances.
 */
export async function arrivalCandidates(db: Reader, settings: SettingsInForce, since: Date): Promise<ArrivalCandidate[]> {
  const instances = await db.execute<{ id: string }>(sql`select id from instances`);
  const degrees = [...instances].map(({ id }) => ({ id, degrees: settings.of(id).values.automaticArrivalDistance / metresPerDegree }));
  const rows = await db.execute<ArrivalCandidate>(sql`
    select c.id, c.instance_id as "instanceId", c.supplier_id as "supplierId", c.lon, c.lat,
      (extract(epoch from coalesce(c.assigned_at, c.validated_at, c.occurred_at)) * 1000)::float8 as "sentAt"
    from positions p join claims c on c.supplier_id = p.supplier_id
      join jsonb_to_recordset(${JSON.stringify(degrees)}::text::jsonb) as d(id text, degrees float8) on d.id = c.instance_id
    where p.received_at > ${since.toISOString()}::timestamptz
      and c.status in (${awaitedList}) and c.proposed is not true and c.lon is not null
      and p.fix_at >= coalesce(c.assigned_at, c.validated_at, c.occurred_at)
      and abs(p.lat - c.lat) <= d.degrees and abs(p.lon - c.lon) * cos(radians(c.lat)) <= d.degrees
    order by c.id`);
  return [...rows];
}

/**
 * Newest fixes of each candidate's resource since its assignment, by time. Fixes received over a day late are ignored.
 * Specification readings, "Records coming in".
 */
export async function fixesOf(db: Reader, candidates: readonly ArrivalCandidate[]): Promise<Map<string, ArrivalFix[]>> {
  const requests = candidates.map(({ id, supplierId, sentAt }) => ({ id, supplier: supplierId, since: sentAt }));
  const rows = await db.execute<{ id: string } & Record<keyof ArrivalFix, number>>(sql`
    select r.id, (extract(epoch from h.fix_at) * 1000)::float8 as at, h.lon, h.lat, h.speed, h.accuracy
    from jsonb_to_recordset(${JSON.stringify(requests)}::text::jsonb) as r(id text, supplier text, since float8)
    cross join lateral (
      select fix_at, lon, lat, speed, accuracy from position_history
      where supplier_id = r.supplier and fix_at >= to_timestamp(r.since / 1000) and received_at - fix_at <= interval '1 day'
      order by fix_at desc limit ${MAX_FIXES}) h
    order by r.id, h.fix_at`);
  const fixes = new Map<string, ArrivalFix[]>();
  for (const { id, ...fix } of rows) {
    const candidateFixes = fixes.get(id);
    if (candidateFixes) candidateFixes.push(fix);
    else fixes.set(id, [fix]);
  }
  return fixes;
}
