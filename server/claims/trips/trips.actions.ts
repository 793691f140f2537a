// Routes are computed between two transactions: the first leases trips, the second stores the results.
import { sql } from "drizzle-orm";
import { secondsBy } from "../../../schema/rules/arrival/forecast";
import { awaitedStatuses } from "../../../schema/rules/claims/routes";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import { insertRows, replaceRows } from "../../db/bulk/rows";
import { trips } from "../../db/tables/trips";
import { lockedTransaction, transaction, type Work } from "../../db/transaction";
import type { Route } from "../../integrations/routing/routeFinder";
import { systemActor } from "../../platform/actor";
import { NO_PREDICTION } from "../intake/prediction";
import { assignedSupplierId } from "../status/assignment";
import { arrivalModels } from "./arrivalModels.queries";
import { withArrivalTimes } from "./arrivalTimes";
import { recordPredictions, type NewPrediction } from "./predictions.actions";
import { afterRoute, hasNewPrediction } from "./progress";
import { claimsAwaiting, type TripRow } from "./trips.queries";
import { lockTrips } from "./lockedTrips";
import { scheduleOf, type DueRoute, type TripSchedule } from "./schedule";
import { commitClaimChanges } from "../status/commitClaimChanges";
import type { ClaimChange } from "../status/evaluation";

/** Lease duration in seconds. After it any node may compute the trip. */
export const LEASE_SECONDS = 20;

export interface TripLeases extends Pick<TripSchedule, "released" | "refreshed" | "lastTrips"> {
  leased: (DueRoute & { leasedUntil: Date })[];
  waiting: string[];
}

/** Leases up to `maxTrips` due trips of these resources. Nodes skip each other's locked rows. */
export async function leaseTrips(work: Work, supplierIds: readonly string[], maxTrips: number): Promise<TripLeases> {
  if (!supplierIds.length) return { leased: [], waiting: [], released: [], refreshed: [], lastTrips: new Map() };
  return transaction(work, async (tx, now) => {
    const { due, released, refreshed, lastTrips } = scheduleOf(await claimsAwaiting(tx, supplierIds), now.getTime());
    const dueTrips = due.slice(0, maxTrips);
    const waiting = due.slice(maxTrips).map(({ supplierId }) => supplierId);
    if (!dueTrips.length) return { leased: [], waiting, released, refreshed, lastTrips };
    const added = dueTrips.map(({ claimId, supplierId }) => ({ claimId, supplierId, leasedUntil: now }));
    added.sort((a, b) => (a.claimId < b.claimId ? -1 : 1));
    await insertRows(tx, trips, added, ["claimId", "supplierId", "leasedUntil"]);
    const records = JSON.stringify(dueTrips.map(({ claimId, computedAt }) => ({ claimId, computedAt })));
    const wantedRows = sql`jsonb_to_recordset(${records}::text::jsonb) as r("claimId" text, "computedAt" float8)`;
    const at = sql`${now.toISOString()}::timestamptz`;
    const leasedUntil = new Date(now.getTime() + LEASE_SECONDS * 1_000);
    // Skips trips that were computed since. Raw SQL, because the database chooses the free rows.
    const rows = await tx.execute<{ id: string }>(sql`
      update trips set leased_until = ${leasedUntil.toISOString()}::timestamptz where claim_id in (
        select d.claim_id from trips d join ${wantedRows} on d.claim_id = r."claimId"
        where d.leased_until <= ${at} and d.computed_at is not distinct from to_timestamp(r."computedAt" / 1000)
        order by d.claim_id for update of d skip locked)
      returning claim_id as id`);
    const mine = new Set(rows.map(({ id }) => id));
    const leased = dueTrips.filter(({ claimId }) => mine.has(claimId)).map((dueTrip) => ({ ...dueTrip, leasedUntil }));
    return { leased, waiting, released, refreshed, lastTrips };
  });
}

export interface ComputedRoute {
  due: TripLeases["leased"][number];
  route: Route;
}

export interface TripResults extends Partial<Pick<TripSchedule, "released" | "refreshed">> {
  computed?: readonly ComputedRoute[];
}

/**
 * Stores routes and updates claims whose prediction changed or became current. Trips changed since the lease are left to the next run.
 * Returns the number of evaluated claims.
 */
export async function settleTrips(work: Work, { computed = [], released = [], refreshed = [] }: TripResults): Promise<number> {
  const ids = [...new Set([...computed.map(({ due }) => due.claimId), ...released.map(({ claimId }) => claimId), ...refreshed])];
  if (!ids.length) return 0;
  const models = computed.length ? await arrivalModels(work.db) : null;
  const lock = (tx: Tx) => lockTrips(tx, ids);
  return lockedTransaction(work, lock, async (tx, now, { claimOf, tripOf }) => {
    const computedTrips: TripRow[] = [];
    const newPredictions: NewPrediction[] = [];
    const moves = new Map<string, ClaimChange>();
    for (const id of refreshed) if (claimOf.has(id)) moves.set(id, { before: claimOf.get(id)!, after: claimOf.get(id)! });
    for (const { due, route } of computed) {
      const [claim, before] = [claimOf.get(due.claimId), tripOf.get(due.claimId)];
      if (!claim || !before || before.leasedUntil.getTime() !== due.leasedUntil.getTime()) continue;
      if (!isStillDue(claim, due)) {
        computedTrips.push({ ...before, leasedUntil: now });
        continue;
      }
      // The claim has no prediction after a change of supplier, location or state.
      const isNewTrip = claim.etaFixAt === null || before.computedAt === null || before.supplierId !== due.supplierId;
      const routed = afterRoute({ ...before, supplierId: due.supplierId, assignedAt: claim.assignedAt }, due, route, isNewTrip, now);
      const { trip, eta } = withArrivalTimes(routed, isNewTrip ? null : before, claim, models!);
      computedTrips.push(trip);
      if (!hasNewPrediction(claim, eta)) continue;
      newPredictions.push({ claim, trip, eta });
      moves.set(claim.id, { before: claim, after: { ...claim, etaSeconds: secondsBy(eta, 50), etaFixAt: trip.fixAt, eta } });
    }
    for (const { claimId, version } of released) {
      const claim = claimOf.get(claimId);
      if (claim?.version === version) moves.set(claimId, { before: claim, after: { ...claim, ...NO_PREDICTION } });
    }
    await replaceRows(tx, trips, computedTrips);
    await recordPredictions(tx, newPredictions, now);
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
