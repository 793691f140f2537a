import { ne, sql } from "drizzle-orm";
import type { Db } from "../db/connect";
import { selectColumns } from "../db/selectColumns";
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

/** Rows fetched at a time, so that a million do not stand in memory twice. */
const PAGE_ROWS = 5_000;

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
      for (let after = "", full = true; full;) {
        const rows = await tx
          .select(selectColumns(suppliers, supplierStateColumns))
          .from(suppliers)
          .where(sql`${suppliers.id} > ${after}`)
          .orderBy(suppliers.id)
          .limit(PAGE_ROWS);
        for (const row of rows) reader.supplier(supplierState(row));
        after = rows.at(-1)?.id ?? after;
        full = rows.length === PAGE_ROWS;
      }
      for (let after = "", full = true; full;) {
        const rows = await tx
          .select(selectColumns(positions, ["supplierId", "lon", "lat", "fixAt", "course", "speed", "accuracy"]))
          .from(positions)
          .where(sql`${positions.supplierId} > ${after}`)
          .orderBy(positions.supplierId)
          .limit(PAGE_ROWS);
        for (const row of rows) reader.position({ ...row, fixAt: row.fixAt.getTime() });
        after = rows.at(-1)?.supplierId ?? after;
        full = rows.length === PAGE_ROWS;
      }
      for (let after = "", full = true; full;) {
        const rows = await tx
          .select(selectColumns(claims, claimStateColumns))
          .from(claims)
          .where(sql`${claims.id} > ${after} and ${ne(claims.status, "FINISHED")}`)
          .orderBy(claims.id)
          .limit(PAGE_ROWS);
        for (const row of rows) reader.claim(claimState(row));
        after = rows.at(-1)?.id ?? after;
        full = rows.length === PAGE_ROWS;
      }
      return { xid: BigInt(xmin), seq: -1 };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
