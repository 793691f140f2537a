import { sql } from "drizzle-orm";
import { changes } from "../db/tables/log";
import type { Tx } from "../db/connect";
import { announceAfterCommit } from "../db/transaction";
import type { Change } from "./states";

type ChangeRow = Change extends infer C ? (C extends { kind: infer K; state: infer S } ? { kind: K; state: S } : never) : never;

/** Appends to the change log within the writer's transaction: the new state of what changed. Nodes are notified after its commit. */
export async function appendChanges(tx: Tx, rows: ChangeRow[]): Promise<void> {
  if (!rows.length) return;
  announceAfterCommit(tx);
  // one parameter, however many rows: building them one by one would hold the process for milliseconds
  await tx.execute(sql`
    insert into ${changes} (kind, state)
    select r.kind, r.state
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as (kind text, state jsonb)) with ordinality as r(kind, state, place)
    order by r.place`);
}
