import type { ClaimRow } from "../../changes/claimState";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { claims } from "../../db/tables/claims";
import { trips } from "../../db/tables/trips";
import type { TripRow } from "./trips.queries";

export interface LockedTrips {
  claimOf: Map<string, ClaimRow>;
  tripOf: Map<string, TripRow>;
}

/** Locks the claims and then their trips, each in ID order, until the transaction ends. */
export async function lockTrips(tx: Tx, claimIds: readonly string[]): Promise<LockedTrips> {
  const rows = await tx.select().from(claims).where(inList(claims.id, claimIds)).orderBy(claims.id).for("no key update");
  const stored = await tx.select().from(trips).where(inList(trips.claimId, claimIds)).orderBy(trips.claimId).for("update");
  return { claimOf: new Map(rows.map((row) => [row.id, row])), tripOf: new Map(stored.map((row) => [row.claimId, row])) };
}
