// The way of a resource to its claim, in two transactions with the question to the routing service between them: the lease, the answer.
import { sql } from "drizzle-orm";
import { awaitedStatuses } from "../../schema/rules/routes";
import type { Announcer } from "../changes/announcer";
import type { ClaimRow } from "../changes/claimState";
import type { Tx } from "../db/connect";
import { replaceRows } from "../db/rows";
import { drives } from "../db/tables/drives";
import { lockedTransaction, transaction, type Work } from "../db/transaction";
import type { Route } from "../outside/maps/route";
import { systemActor } from "../platform/actor";
import { assignedTo } from "./claims.assignment";
import { drivenOn, tells } from "./drives.course";
import { awaitedBy, type DriveRow } from "./drives.queries";
import { lockedDrives } from "./drives.store";
import { turnsOf, type Due, type Turns } from "./drives.turns";
import { judge, type Move } from "./judge.actions";

/** How long who leases a drive has for it, seconds: then it is anybody's again. */
export const leaseSeconds = 20;

/** What is to be done for some resources: ways that this node alone computes now, and more of it than it may ask for now. */
export interface Leases extends Pick<Turns, "released" | "refreshed" | "known"> {
  leased: (Due & { leasedUntil: Date })[];
  /** Resources whose way is due too. */
  waiting: string[];
}

/** Looks at what these resources need, and leases at most so many drives. Several nodes share them: nobody waits for a lease. */
export async function leaseDrives(work: Work, supplierIds: readonly string[], most: number): Promise<Leases> {
  if (!supplierIds.length) return { leased: [], waiting: [], released: [], refreshed: [], known: new Map() };
  return transaction(work, async (tx, now) => {
    const { due, released, refreshed, known } = turnsOf(await awaitedBy(tx, supplierIds), now.getTime());
    const wanted = due.slice(0, most);
    const waiting = due.slice(most).map(({ supplierId }) => supplierId);
    if (!wanted.length) return { leased: [], waiting, released, refreshed, known };
    const records = JSON.stringify(wanted.map(({ claimId, supplierId, computedAt }) => ({ claimId, supplierId, computedAt })));
    const of = sql`jsonb_to_recordset(${records}::text::jsonb) as r("claimId" text, "supplierId" text, "computedAt" float8)`;
    const at = sql`${now.toISOString()}::timestamptz`;
    await tx.execute(sql`
      insert into drives (claim_id, supplier_id, leased_until) select "claimId", "supplierId", ${at} from ${of} order by "claimId"
      on conflict do nothing`);
    const leasedUntil = new Date(now.getTime() + leaseSeconds * 1_000);
    // One that was computed since is not computed twice.
    const rows = await tx.execute<{ id: string }>(sql`
      update drives set leased_until = ${leasedUntil.toISOString()}::timestamptz where claim_id in (
        select d.claim_id from drives d join ${of} on d.claim_id = r."claimId"
        where d.leased_until <= ${at} and d.computed_at is not distinct from to_timestamp(r."computedAt" / 1000)
        order by d.claim_id for update of d skip locked)
      returning claim_id as id`);
    const mine = new Set(rows.map(({ id }) => id));
    const leased = wanted.filter(({ claimId }) => mine.has(claimId)).map((one) => ({ ...one, leasedUntil }));
    return { leased, waiting, released, refreshed, known };
  });
}

/** A leased drive and what the routing port answered. */
export interface Computed {
  due: Leases["leased"][number];
  route: Route;
}

/** What looking at resources has shown of claims, and what was computed for them. */
export interface Settling extends Partial<Pick<Turns, "released" | "refreshed">> {
  computed?: readonly Computed[];
}

/**
 * Keeps the routes, and tells the claims whose predicted arrival moved, or is fresh again. What changed meanwhile (another supplier, another
 * place, an arrival, another node's lease) is left to the next look. Answers how many claims were judged.
 */
export async function settleDrives(
  work: Work & { announcer: Announcer },
  { computed = [], released = [], refreshed = [] }: Settling,
): Promise<number> {
  const ids = [...new Set([...computed.map(({ due }) => due.claimId), ...released.map(({ claimId }) => claimId), ...refreshed])];
  if (!ids.length) return 0;
  const lock = (tx: Tx) => lockedDrives(tx, ids);
  const told = await lockedTransaction(work, lock, async (tx, now, { claimOf, driveOf }) => {
    const driven: DriveRow[] = [];
    const moves = new Map<string, Move>();
    for (const id of refreshed) if (claimOf.has(id)) moves.set(id, { before: claimOf.get(id)!, after: claimOf.get(id)! });
    for (const { due, route } of computed) {
      const [claim, before] = [claimOf.get(due.claimId), driveOf.get(due.claimId)];
      if (!claim || !before || before.leasedUntil.getTime() !== due.leasedUntil.getTime()) continue;
      if (!stillDue(claim, due)) {
        driven.push({ ...before, leasedUntil: now });
        continue;
      }
      // Without a prediction the claim's drive is another one: another supplier, another place, or taken up again.
      const setsOff = claim.etaFixAt === null || before.computedAt === null || before.supplierId !== due.supplierId;
      const drive = drivenOn({ ...before, supplierId: due.supplierId, assignedAt: claim.assignedAt }, due, route, setsOff, now);
      driven.push(drive);
      if (tells(claim, drive))
        moves.set(claim.id, { before: claim, after: { ...claim, etaSeconds: drive.seconds, etaFixAt: drive.fixAt } });
    }
    for (const { claimId, version } of released) {
      const claim = claimOf.get(claimId);
      if (claim?.version === version) moves.set(claimId, { before: claim, after: { ...claim, etaSeconds: null, etaFixAt: null } });
    }
    await replaceRows(tx, drives, driven);
    await judge({ tx, now, actor: systemActor, cause: "POSITION" }, [...moves.values()]);
    return moves.size;
  });
  if (told) work.announcer.grown();
  return told;
}

const stillDue = (claim: ClaimRow, { supplierId, trip }: Due): boolean =>
  assignedTo(claim) === supplierId &&
  claim.arrivedAt === null &&
  awaitedStatuses.some((status) => status === claim.status) &&
  claim.lon === trip.to[0] &&
  claim.lat === trip.to[1];
