import { ne, sql } from "drizzle-orm";
import type { Db } from "../db/connect";
import { readAll } from "../db/bulk/readAll";
import { claims } from "../db/tables/claims";
import { positions } from "../db/tables/positions";
import { suppliers } from "../db/tables/suppliers";
import { claimState, claimStateColumns } from "./claimState";
import type { Cursor } from "./cursor";
import type { ClaimState, PositionState, SupplierState } from "./states";
import { supplierState, supplierStateColumns } from "./supplierState";
import { walColumns, type WalPosition, walPosition, type WalRow } from "./walPosition";

export interface SnapshotPlace {
  cursor: Cursor;
  position: WalPosition;
}

export interface SnapshotReader {
  claim(state: ClaimState): void;
  supplier(state: SupplierState): void;
  position(state: PositionState): void;
}

const positionStateColumns = ["supplierId", "lon", "lat", "fixAt", "course", "speed", "accuracy"] as const;

/**
 * Reads all open claims, suppliers and last positions in one snapshot. The returned position may precede some of them; readers drop these
 * by version.
 */
export async function readSnapshot(db: Db, reader: SnapshotReader): Promise<SnapshotPlace> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const [row] = await tx.execute<{ xmin: string } & WalRow>(
        sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, ${walColumns}`,
      );
      const position = walPosition(row!);
      await readAll(tx, suppliers, supplierStateColumns, (row) => reader.supplier(supplierState(row)));
      await readAll(tx, positions, positionStateColumns, (row) => reader.position({ ...row, fixAt: row.fixAt.getTime() }));
      await readAll(tx, claims, claimStateColumns, (row) => reader.claim(claimState(row)), ne(claims.status, "FINISHED"));
      return { cursor: { timeline: position.timeline, xid: BigInt(row!.xmin), seq: -1 }, position };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
