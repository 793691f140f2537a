import { changes } from "../db/tables/log";
import type { Tx } from "../db/connect";
import { appendRows } from "../db/bulk/rows";
import { announceAfterCommit } from "../db/transaction";
import type { Change } from "./states";

type ChangeRow = Change extends infer C ? (C extends { kind: infer K; state: infer S } ? { kind: K; state: S } : never) : never;

/** Appends to the change log within the writer's transaction: the new state of what changed. Nodes are notified after its commit. */
export async function appendChanges(tx: Tx, rows: ChangeRow[]): Promise<void> {
  if (!rows.length) return;
  announceAfterCommit(tx);
  await appendRows(tx, changes, rows, ["kind", "state"]);
}
