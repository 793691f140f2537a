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

export interface SnapshotReader {
  claim(state: ClaimState): void;
  supplier(state: SupplierState): void;
  position(state: PositionState): void;
}

const positionStateColumns = ["supplierId", "lon", "lat", "fixAt", "course", "speed", "accuracy"] as const;

/**
 * Reads all open claims, suppliers and last positions as of one instant; answers where in the log to follow from: nothing below is
 * missing, some of what follows may be known already and is dropped by its version.
 */
export async function readSnapshot(db: Db, reader: SnapshotReader): Promise<Cursor> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const [{ xmin } = { xmin: "0" }] = await tx.execute<{ xmin: string }>(
        sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
      );
      await readAll(tx, suppliers, supplierStateColumns, (row) => reader.supplier(supplierState(row)));
      await readAll(tx, positions, positionStateColumns, (row) => reader.position({ ...row, fixAt: row.fixAt.getTime() }));
      await readAll(tx, claims, claimStateColumns, (row) => reader.claim(claimState(row)), ne(claims.status, "FINISHED"));
      return { xid: BigInt(xmin), seq: -1 };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
