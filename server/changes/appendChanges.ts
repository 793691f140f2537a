import { changes } from "../db/tables/log";
import type { Tx } from "../db/connect";
import { insertRows } from "../db/bulk/rows";
import { announceAfterCommit } from "../db/transaction";
import type { Change } from "./states";

type ChangeRow = Change extends infer C ? (C extends { kind: infer K; state: infer S } ? { kind: K; state: S } : never) : never;

/** Appends new states to the change log in the writer's transaction. Nodes are notified after the commit. */
export async function appendChanges(tx: Tx, rows: ChangeRow[]): Promise<void> {
  if (!rows.length) return;
  announceAfterCommit(tx);
  await insertRows(tx, changes, rows, ["kind", "state"]);
}
