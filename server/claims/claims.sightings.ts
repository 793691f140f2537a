// Where the resource was at the moments of a service: acceptance, arrival, end.
import { sql } from "drizzle-orm";
import type { SightingMoment } from "../../schema/rules/deeds";
import type { ClaimRow } from "../changes/claimState";
import type { Tx } from "../db/connect";
import { assignedTo } from "./claims.assignment";

const instantOf = { START: "acceptedAt", CONFIRMATION: "arrivedAt", END: "finishedAt" } as const satisfies Record<
  SightingMoment,
  keyof ClaimRow
>;
const moments = Object.keys(instantOf) as SightingMoment[];

/**
 * Keeps the position of mobile resources at each moment that is recorded, in the transaction that records it: the last one measured until
 * then, else the first one after. What is recorded anew is looked at anew, what is taken back is forgotten. At most two statements.
 */
export async function sight(tx: Tx, moves: readonly { before: ClaimRow | null; after: ClaimRow }[]): Promise<void> {
  const moved = moves.flatMap(({ before, after }) =>
    moments
      .map((moment) => ({ moment, was: before?.[instantOf[moment]] ?? null, is: after[instantOf[moment]], supplier: assignedTo(after) }))
      .filter(({ was, is, supplier }) => was?.getTime() !== is?.getTime() || (is !== null && supplier !== assignedTo(before)))
      .map((one) => ({ ...one, claim: after.id, lon: after.lon, lat: after.lat })),
  );
  const gone = moved.filter(({ was, is, supplier }) => was !== null && (is === null || supplier === null));
  if (gone.length)
    await tx.execute(sql`
      delete from sightings s using jsonb_to_recordset(${JSON.stringify(gone)}::text::jsonb) as r(claim text, moment sighting_moment)
      where s.claim_id = r.claim and s.moment = r.moment`);
  const seen = moved.filter(({ is, supplier }) => is !== null && supplier !== null);
  if (seen.length)
    await keep(tx, JSON.stringify(seen.map(({ claim, moment, is, supplier, lon, lat }) => ({ claim, moment, is, supplier, lon, lat }))));
}

const keep = (tx: Tx, records: string) =>
  tx.execute(sql`
    insert into sightings (claim_id, moment, at, supplier_id, fix_at, lon, lat, metres)
    select r.claim, r.moment, r."is", r.supplier, fix.fix_at, fix.lon, fix.lat,
      2 * 6371008.8 * asin(least(1, sqrt(power(sin(radians(fix.lat - r.lat) / 2), 2)
        + cos(radians(r.lat)) * cos(radians(fix.lat)) * power(sin(radians(fix.lon - r.lon) / 2), 2))))
    from jsonb_to_recordset(${records}::text::jsonb) as r(claim text, moment sighting_moment, "is" timestamptz, supplier text, lon float8, lat float8)
    join suppliers on suppliers.id = r.supplier and suppliers.access = 'MOBILE'
    cross join lateral (
      (select fix_at, lon, lat, 1 as choice from position_history where supplier_id = r.supplier and fix_at <= r."is" order by fix_at desc limit 1)
      union all
      (select fix_at, lon, lat, 2 from positions where supplier_id = r.supplier and fix_at <= r."is")
      union all
      (select fix_at, lon, lat, 3 from position_history where supplier_id = r.supplier and fix_at > r."is" order by fix_at limit 1)
      order by choice limit 1) fix
    on conflict (claim_id, moment) do update set at = excluded.at, supplier_id = excluded.supplier_id, fix_at = excluded.fix_at,
      lon = excluded.lon, lat = excluded.lat, metres = excluded.metres`);
