// What is kept of a drive once the resource has arrived.
import { setImmediate } from "node:timers/promises";
import { and, isNull, sql } from "drizzle-orm";
import type { Announcer } from "../changes/announcer";
import type { ClaimRow } from "../changes/claimState";
import { among } from "../db/among";
import type { Tx } from "../db/connect";
import { insertRows, replaceRows } from "../db/rows";
import { claims } from "../db/tables/claims";
import { drives } from "../db/tables/drives";
import { suppliers } from "../db/tables/suppliers";
import { lockedTransaction, type Work } from "../db/transaction";
import { systemActor } from "../platform/actor";
import { arrivedBy, figuresOf, realRoute, type RouteFigure } from "./drives.course";
import { track, type DriveRow } from "./drives.queries";
import { lockedDrives } from "./drives.store";
import { judge } from "./judge.actions";

/** Looked at together at most: their tracks are in memory. */
export const arrivalsAtOnce = 50;

/**
 * Packs the real route of claims whose mobile resource has arrived, and fills the claim's route fields where the source has said nothing.
 * Once per claim, whoever is killed when: what is packed already is left out. Answers how many were packed.
 */
export async function packArrivals(work: Work & { announcer: Announcer }, claimIds: readonly string[]): Promise<number> {
  const arrivals = claimIds.length ? await unpacked(work, claimIds) : [];
  if (!arrivals.length) return 0;
  const packed: Arrival[] = [];
  for (const { claim, drive } of arrivals) {
    const begun = claim.assignedAt ?? drive?.startedAt;
    const fixes = begun ? await track(work.db, claim.supplierId!, begun, claim.arrivedAt!) : [];
    const real = realRoute(fixes);
    // Nobody knew of the drive and nobody measured it: there is nothing to keep.
    if (drive || real) packed.push({ claim, drive: arrivedBy(drive ?? unknownDrive(claim), real) });
    await setImmediate();
  }
  return keep(work, packed);
}

interface Arrival {
  claim: ClaimRow;
  drive: DriveRow;
}

async function unpacked({ db }: Work, claimIds: readonly string[]): Promise<{ claim: ClaimRow; drive: DriveRow | null }[]> {
  const rows = await db
    .select({ claim: claims, drive: drives })
    .from(claims)
    .innerJoin(suppliers, sql`${suppliers.id} = ${claims.supplierId} and ${suppliers.access} = 'MOBILE'`)
    .leftJoin(drives, sql`${drives.claimId} = ${claims.id}`)
    .where(
      and(among(claims.id, claimIds), sql`${claims.arrivedAt} is not null and ${claims.proposed} is not true`, isNull(drives.realPath)),
    );
  // A drive of somebody who was there before is none of this one's.
  return rows.map(({ claim, drive }) => ({ claim, drive: drive && (drive.supplierId === claim.supplierId ? drive : unknownDrive(claim)) }));
}

async function keep(work: Work & { announcer: Announcer }, packed: readonly Arrival[]): Promise<number> {
  if (!packed.length) return 0;
  const ids = packed.map(({ claim }) => claim.id);
  const lock = (tx: Tx) => lockedDrives(tx, ids);
  const kept = await lockedTransaction(work, lock, async (tx, now, { claimOf, driveOf }) => {
    const fresh = packed.filter(({ claim: { id, supplierId, arrivedAt } }) => {
      const claim = claimOf.get(id);
      const same = claim?.supplierId === supplierId && claim?.arrivedAt?.getTime() === arrivedAt!.getTime();
      return same && (driveOf.get(id)?.realPath ?? null) === null;
    });
    const owned = fresh.map(({ drive }) => ({ ...drive, leasedUntil: now }));
    await insertRows(
      tx,
      drives,
      owned.filter(({ claimId }) => !driveOf.has(claimId)),
    );
    await replaceRows(
      tx,
      drives,
      owned.filter(({ claimId }) => driveOf.has(claimId)),
    );
    await judge(
      { tx, now, actor: systemActor, cause: "POSITION" },
      fresh.map(({ drive }) => {
        const before = claimOf.get(drive.claimId)!;
        return { before, after: { ...before, ...figuresFor(before, drive) } };
      }),
    );
    return fresh.length;
  });
  if (kept) work.announcer.grown();
  return kept;
}

/** The source has the say over its own fields; ours are as computed. */
function figuresFor(claim: ClaimRow, drive: DriveRow): Partial<Record<RouteFigure, number | null>> {
  const { currentDistance: _, ...figures } = figuresOf(drive);
  const { precalculatedRouteDistance, precalculatedRouteMinutes, thresholdDistance, deviationDistance } = figures;
  const said = Object.entries(figures).filter(([field]) => claim[field as RouteFigure] === null);
  return { ...Object.fromEntries(said), precalculatedRouteDistance, precalculatedRouteMinutes, thresholdDistance, deviationDistance };
}

const unknownDrive = (claim: ClaimRow): DriveRow => ({
  claimId: claim.id,
  supplierId: claim.supplierId!,
  assignedAt: claim.assignedAt,
  leasedUntil: claim.arrivedAt!,
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
});
