import { setImmediate } from "node:timers/promises";
import { and, isNull, sql } from "drizzle-orm";
import type { TripFigure } from "../../../schema/rules/fields/routeFigures";
import type { ClaimRow } from "../../changes/claimState";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { insertRows, replaceRows } from "../../db/bulk/rows";
import { claims } from "../../db/tables/claims";
import { trips } from "../../db/tables/trips";
import { suppliers } from "../../db/tables/suppliers";
import { lockedTransaction, type Work } from "../../db/transaction";
import { systemActor } from "../../platform/actor";
import { arrivedTrip, routeFiguresOf, realRoute } from "./progress";
import { fixesBetween, type TripRow } from "./trips.queries";
import { lockTrips } from "./lockedTrips";
import { commitClaimChanges } from "../status/commitClaimChanges";

/** Maximum batch size; the tracks of a batch are held in memory. */
export const MAX_ARRIVALS_AT_ONCE = 50;

/**
 * Stores the real route of arrived mobile resources and fills route fields that the source left empty. Once per claim; safe to repeat.
 * Returns the number of stored routes.
 */
export async function packArrivals(work: Work, claimIds: readonly string[]): Promise<number> {
  const arrivals = claimIds.length ? await arrivalsToPack(work, claimIds) : [];
  if (!arrivals.length) return 0;
  const packed: Arrival[] = [];
  for (const { claim, trip } of arrivals) {
    const startedAt = claim.assignedAt ?? trip?.startedAt;
    const fixes = startedAt ? await fixesBetween(work.db, claim.supplierId!, startedAt, claim.arrivedAt!) : [];
    const real = realRoute(fixes);
    if (trip || real) packed.push({ claim, trip: arrivedTrip(trip ?? unknownTrip(claim), real) });
    await setImmediate();
  }
  return storePacked(work, packed);
}

interface Arrival {
  claim: ClaimRow;
  trip: TripRow;
}

async function arrivalsToPack({ db }: Work, claimIds: readonly string[]): Promise<{ claim: ClaimRow; trip: TripRow | null }[]> {
  const rows = await db
    .select({ claim: claims, trip: trips })
    .from(claims)
    .innerJoin(suppliers, sql`${suppliers.id} = ${claims.supplierId} and ${suppliers.access} = 'MOBILE'`)
    .leftJoin(trips, sql`${trips.claimId} = ${claims.id}`)
    .where(
      and(inList(claims.id, claimIds), sql`${claims.arrivedAt} is not null and ${claims.proposed} is not true`, isNull(trips.realPath)),
    );
  return rows.map(({ claim, trip }) => ({ claim, trip: trip && (trip.supplierId === claim.supplierId ? trip : unknownTrip(claim)) }));
}

async function storePacked(work: Work, packed: readonly Arrival[]): Promise<number> {
  if (!packed.length) return 0;
  const ids = packed.map(({ claim }) => claim.id);
  const lock = (tx: Tx) => lockTrips(tx, ids);
  return lockedTransaction(work, lock, async (tx, now, { claimOf, tripOf }) => {
    const fresh = packed.filter(({ claim: { id, supplierId, arrivedAt } }) => {
      const claim = claimOf.get(id);
      const same = claim?.supplierId === supplierId && claim?.arrivedAt?.getTime() === arrivedAt!.getTime();
      return same && (tripOf.get(id)?.realPath ?? null) === null;
    });
    const owned = fresh.map(({ trip }) => ({ ...trip, leasedUntil: now }));
    await insertRows(
      tx,
      trips,
      owned.filter(({ claimId }) => !tripOf.has(claimId)),
    );
    await replaceRows(
      tx,
      trips,
      owned.filter(({ claimId }) => tripOf.has(claimId)),
    );
    const changes = fresh.map(({ trip }) => {
      const before = claimOf.get(trip.claimId)!;
      return { before, after: { ...before, ...figuresFor(before, trip) } };
    });
    await commitClaimChanges(tx, changes, { now, actor: systemActor, cause: "POSITION" });
    return fresh.length;
  });
}

/** Values of the source take precedence in its fields; our own fields are always computed. */
export function figuresFor(claim: ClaimRow, trip: TripRow): Partial<Record<TripFigure, number | null>> {
  const { remainingMetres: _, ...figures } = routeFiguresOf(trip);
  const { precalculatedRouteMetres, precalculatedRouteMinutes, thresholdMetres, deviationMetres } = figures;
  const missing = Object.entries(figures).filter(([field]) => claim[field as TripFigure] === null);
  return { ...Object.fromEntries(missing), precalculatedRouteMetres, precalculatedRouteMinutes, thresholdMetres, deviationMetres };
}

export const unknownTrip = (claim: ClaimRow): TripRow => ({
  claimId: claim.id,
  supplierId: claim.supplierId!,
  assignedAt: claim.assignedAt,
  leasedUntil: claim.arrivedAt ?? claim.createdAt,
  computedAt: null,
  fixAt: null,
  lon: null,
  lat: null,
  metres: null,
  seconds: null,
  pendingPath: null,
  startedAt: null,
  startLon: null,
  startLat: null,
  plannedMetres: null,
  plannedSeconds: null,
  plannedPath: null,
  straightMetres: null,
  router: null,
  realPath: null,
  realMetres: null,
  realSeconds: null,
  deviationMetres: null,
  ...{ anchorAt: null, anchorLon: null, anchorLat: null, anchorSeconds: null },
  ...{ p50Seconds: null, p80Seconds: null, p90Seconds: null, fitVersion: null },
});
