import { sql } from "drizzle-orm";
import { changes } from "../db/tables/log";
import type { Tx } from "../db/connect";
import type { Change } from "./states";

type Row = Change extends infer C ? (C extends { kind: infer K; state: infer S } ? { kind: K; state: S } : never) : never;

/** Appends to the change log within the writer's transaction: the new state of what changed. */
export async function changed(tx: Tx, rows: Row[]): Promise<void> {
  if (!rows.length) return;
  // one parameter, however many rows: building them one by one would hold the process for milliseconds
  await tx.execute(sql`
    insert into ${changes} (kind, state)
    select r.kind, r.state
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as (kind text, state jsonb)) with ordinality as r(kind, state, place)
    order by r.place`);
}
