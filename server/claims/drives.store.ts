// What is read of drives under lock.
import type { ClaimRow } from "../changes/claimState";
import { among } from "../db/among";
import type { Tx } from "../db/connect";
import { claims } from "../db/tables/claims";
import { drives } from "../db/tables/drives";
import type { DriveRow } from "./drives.queries";

/** Claims and the drives to them, by claim. */
export interface LockedDrives {
  claimOf: Map<string, ClaimRow>;
  driveOf: Map<string, DriveRow>;
}

/** The claims of these ids and then their drives, locked in the order of their ids until the transaction ends. */
export async function lockedDrives(tx: Tx, claimIds: readonly string[]): Promise<LockedDrives> {
  const rows = await tx.select().from(claims).where(among(claims.id, claimIds)).orderBy(claims.id).for("no key update");
  const stored = await tx.select().from(drives).where(among(drives.claimId, claimIds)).orderBy(drives.claimId).for("update");
  return { claimOf: new Map(rows.map((row) => [row.id, row])), driveOf: new Map(stored.map((row) => [row.claimId, row])) };
}
