import { sql } from "drizzle-orm";
import type { MilestoneMoment } from "../../../schema/rules/claims/actionState";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import { deleteRows } from "../../db/bulk/rows";
import { milestonePositions } from "../../db/tables/trips";
import { assignedSupplierId } from "./assignment";

export const instantOf = { START: "acceptedAt", CONFIRMATION: "arrivedAt", END: "finishedAt" } as const satisfies Record<
  MilestoneMoment,
  keyof ClaimRow
>;
export const MOMENTS = Object.keys(instantOf) as MilestoneMoment[];

/**
 * Stores the position of the mobile resource at acceptance, arrival and end: the last fix before, otherwise the first after. Revoked
 * milestones are deleted. At most two statements.
 */
export async function writeMilestonePositions(tx: Tx, moves: readonly { before: ClaimRow | null; after: ClaimRow }[]): Promise<void> {
  const changedMoments = moves.flatMap(({ before, after }) =>
    MOMENTS.map((moment) => ({
      moment,
      was: before?.[instantOf[moment]] ?? null,
      is: after[instantOf[moment]],
      supplier: assignedSupplierId(after),
    }))
      .filter(({ was, is, supplier }) => was?.getTime() !== is?.getTime() || (is !== null && supplier !== assignedSupplierId(before)))
      .map((milestone) => ({ ...milestone, claim: after.id, lon: after.lon, lat: after.lat })),
  );
  const removed = changedMoments.filter(({ was, is, supplier }) => was !== null && (is === null || supplier === null));
  await deleteRows(
    tx,
    milestonePositions,
    removed.map(({ claim, moment }) => ({ claimId: claim, moment })),
  );
  const recorded = changedMoments.filter(({ is, supplier }) => is !== null && supplier !== null);
  if (recorded.length)
    await upsertPositions(
      tx,
      JSON.stringify(recorded.map(({ claim, moment, is, supplier, lon, lat }) => ({ claim, moment, is, supplier, lon, lat }))),
    );
}

/** Hand-written SQL, because the stored values come from a query. */
const upsertPositions = (tx: Tx, records: string) =>
  tx.execute(sql`
    insert into milestone_positions (claim_id, moment, at, supplier_id, fix_at, lon, lat, metres)
    select r.claim, r.moment, r."is", r.supplier, fix.fix_at, fix.lon, fix.lat,
      2 * 6371008.8 * asin(least(1, sqrt(power(sin(radians(fix.lat - r.lat) / 2), 2)
        + cos(radians(r.lat)) * cos(radians(fix.lat)) * power(sin(radians(fix.lon - r.lon) / 2), 2))))
    from jsonb_to_recordset(${records}::text::jsonb) as r(claim text, moment milestone_moment, "is" timestamptz, supplier text, lon float8, lat float8)
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
