import { asc, gt, sql } from "drizzle-orm";
import type { Reader } from "../db/connect";
import { audit, auditSeals } from "../db/tables/log";
import type { Seal } from "./digest";
import { chainStart } from "./seal";

export type StoredRow = typeof audit.$inferSelect;

const PAGE_ROWS = 2_000;

export async function* allRows(db: Reader): AsyncGenerator<StoredRow> {
  let last: Pick<Seal, "xid" | "seq"> = chainStart;
  for (;;) {
    const rows = await db
      .select()
      .from(audit)
      .where(sql`(${audit.xid}, ${audit.seq}) > (${last.xid}::xid8, ${last.seq}::bigint)`)
      .orderBy(asc(audit.xid), asc(audit.seq))
      .limit(PAGE_ROWS);
    yield* rows;
    if (rows.length < PAGE_ROWS) return;
    last = rows.at(-1)!;
  }
}

export async function* allSeals(db: Reader): AsyncGenerator<Seal> {
  for (let last = -1; ;) {
    const seals = await db.select().from(auditSeals).where(gt(auditSeals.id, last)).orderBy(asc(auditSeals.id)).limit(PAGE_ROWS);
    yield* seals;
    if (seals.length < PAGE_ROWS) return;
    last = seals.at(-1)!.id;
  }
}

export async function maintenanceEvents(db: Reader): Promise<{ removedBefore: string; erased: ReadonlySet<string>; lastFold: string }> {
  const rows = await db.execute<{ removed: string | null; entity: string | null; fold: string | null }>(sql`
    select case when action = 'audit.remove' then after->>'before' end as removed,
      case when action = 'audit.erase' then model || chr(10) || entity_id end as entity,
      case when action = 'audit.fold' then after->>'foldHash' end as fold
    from audit where action in ('audit.erase', 'audit.fold') or (action = 'audit.remove' and at - (after->>'before')::timestamptz >= interval '7 days')
    order by audit.xid, audit.seq`);
  return {
    removedBefore: rows.reduce((latest, { removed }) => (removed && removed > latest ? removed : latest), ""),
    lastFold: rows.findLast(({ fold }) => fold)?.fold ?? "",
    erased: new Set(rows.flatMap(({ entity }) => entity ?? [])),
  };
}

export const entityOf = ({ model, entityId }: Pick<StoredRow, "model" | "entityId">): string => `${model}\n${entityId}`;
