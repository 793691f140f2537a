// The way of a resource to its claim, in two transactions with the question to the routing service between them: the lease, the answer.
import { sql } from "drizzle-orm";
import { awaitedStatuses } from "../../../schema/rules/claims/routes";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import { insertRows, replaceRows } from "../../db/bulk/rows";
import { trips } from "../../db/tables/trips";
import { lockedTransaction, transaction, type Work } from "../../db/transaction";
import type { Route } from "../../integrations/maps/routeFinder";
import { systemActor } from "../../platform/actor";
import { assignedSupplierId } from "../status/assignment";
import { afterRoute, hasNewPrediction } from "./progress";
import { claimsAwaiting, type TripRow } from "./trips.queries";
import { lockTrips } from "./lockedTrips";
import { scheduleOf, type DueRoute, type TripSchedule } from "./schedule";
import { commitClaimChanges } from "../status/commitClaimChanges";
import type { ClaimChange } from "../status/evaluation";

/** How long who leases a trip has for it, seconds: then it is anybody's again. */
export const LEASE_SECONDS = 20;

/** What is to be done for some resources: ways that this node alone computes now, and more of it than it may ask for now. */
export interface TripLeases extends Pick<TripSchedule, "released" | "refreshed" | "known"> {
  leased: (DueRoute & { leasedUntil: Date })[];
  /** Resources whose way is due too. */
  waiting: string[];
}

/** Looks at what these resources need, and leases at most so many trips. Several nodes share them: nobody waits for a lease. */
export async function leaseTrips(work: Work, supplierIds: readonly string[], maxTrips: number): Promise<TripLeases> {
  if (!supplierIds.length) return { leased: [], waiting: [], released: [], refreshed: [], known: new Map() };
  return transaction(work, async (tx, now) => {
    const { due, released, refreshed, known } = scheduleOf(await claimsAwaiting(tx, supplierIds), now.getTime());
    const wanted = due.slice(0, maxTrips);
    const waiting = due.slice(maxTrips).map(({ supplierId }) => supplierId);
    if (!wanted.length) return { leased: [], waiting, released, refreshed, known };
    const added = wanted.map(({ claimId, supplierId }) => ({ claimId, supplierId, leasedUntil: now }));
    added.sort((a, b) => (a.claimId < b.claimId ? -1 : 1));
    await insertRows(tx, trips, added, ["claimId", "supplierId", "leasedUntil"]);
    const records = JSON.stringify(wanted.map(({ claimId, computedAt }) => ({ claimId, computedAt })));
    const wantedRows = sql`jsonb_to_recordset(${records}::text::jsonb) as r("claimId" text, "computedAt" float8)`;
    const at = sql`${now.toISOString()}::timestamptz`;
    const leasedUntil = new Date(now.getTime() + LEASE_SECONDS * 1_000);
    // One that was computed since is not computed twice. By hand: which rows are written is what the database finds free.
    const rows = await tx.execute<{ id: string }>(sql`
      update trips set leased_until = ${leasedUntil.toISOString()}::timestamptz where claim_id in (
        select d.claim_id from trips d join ${wantedRows} on d.claim_id = r."claimId"
        where d.leased_until <= ${at} and d.computed_at is not distinct from to_timestamp(r."computedAt" / 1000)
        order by d.claim_id for update of d skip locked)
      returning claim_id as id`);
    const mine = new Set(rows.map(({ id }) => id));
    const leased = wanted.filter(({ claimId }) => mine.has(claimId)).map((one) => ({ ...one, leasedUntil }));
    return { leased, waiting, released, refreshed, known };
  });
}

/** A leased trip and what the routing integration answered. */
export interface ComputedRoute {
  due: TripLeases["leased"][number];
  route: Route;
}

/** What looking at resources has shown of claims, and what was computed for them. */
export interface TripResults extends Partial<Pick<TripSchedule, "released" | "refreshed">> {
  computed?: readonly ComputedRoute[];
}

/**
 * Keeps the routes, and notifies the claims whose predicted arrival moved, or is fresh again. What changed meanwhile (another supplier, another
 * place, an arrival, another node's lease) is left to the next look. Answers how many claims were evaluated.
 */
export async function settleTrips(work: Work, { computed = [], released = [], refreshed = [] }: TripResults): Promise<number> {
  const ids = [...new Set([...computed.map(({ due }) => due.claimId), ...released.map(({ claimId }) => claimId), ...refreshed])];
  if (!ids.length) return 0;
  const lock = (tx: Tx) => lockTrips(tx, ids);
  return lockedTransaction(work, lock, async (tx, now, { claimOf, tripOf }) => {
    const computedTrips: TripRow[] = [];
    const moves = new Map<string, ClaimChange>();
    for (const id of refreshed) if (claimOf.has(id)) moves.set(id, { before: claimOf.get(id)!, after: claimOf.get(id)! });
    for (const { due, route } of computed) {
      const [claim, before] = [claimOf.get(due.claimId), tripOf.get(due.claimId)];
      if (!claim || !before || before.leasedUntil.getTime() !== due.leasedUntil.getTime()) continue;
      if (!isStillDue(claim, due)) {
        computedTrips.push({ ...before, leasedUntil: now });
        continue;
      }
      // Without a prediction the claim's trip is another one: another supplier, another place, or taken up again.
      const isNewTrip = claim.etaFixAt === null || before.computedAt === null || before.supplierId !== due.supplierId;
      const trip = afterRoute({ ...before, supplierId: due.supplierId, assignedAt: claim.assignedAt }, due, route, isNewTrip, now);
      computedTrips.push(trip);
      if (hasNewPrediction(claim, trip))
        moves.set(claim.id, { before: claim, after: { ...claim, etaSeconds: trip.seconds, etaFixAt: trip.fixAt } });
    }
    for (const { claimId, version } of released) {
      const claim = claimOf.get(claimId);
      if (claim?.version === version) moves.set(claimId, { before: claim, after: { ...claim, etaSeconds: null, etaFixAt: null } });
    }
    await replaceRows(tx, trips, computedTrips);
    await commitClaimChanges(tx, [...moves.values()], { now, actor: systemActor, cause: "POSITION" });
    return moves.size;
  });
}

const isStillDue = (claim: ClaimRow, { supplierId, trip }: DueRoute): boolean =>
  assignedSupplierId(claim) === supplierId &&
  claim.arrivedAt === null &&
  awaitedStatuses.some((status) => status === claim.status) &&
  claim.lon === trip.to[0] &&
  claim.lat === trip.to[1];
