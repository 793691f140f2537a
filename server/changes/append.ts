import { changes } from "../db/tables/log";
import type { Tx } from "../db/connect";
import type { Change } from "./states";

type Row = Change extends infer C ? (C extends { kind: infer K; state: infer S } ? { kind: K; state: S } : never) : never;

/** Appends to the change log within the writer's transaction: the new state of what changed. */
export async function changed(tx: Tx, rows: Row[]): Promise<void> {
  if (rows.length) await tx.insert(changes).values(rows);
}
