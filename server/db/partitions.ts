import { sql } from "drizzle-orm";
import type { Db } from "./connect";

const partitioned = ["audit", "changes", "position_history", "status_log"] as const;
const day = 86_400_000;
const name = (table: string, at: number): string => `${table}_${new Date(at).toISOString().slice(0, 10).replaceAll("-", "")}`;

/** Makes the daily partitions from yesterday to two days ahead. Safe to repeat, and from several nodes at once. */
export async function ensurePartitions(db: Db, now: Date): Promise<void> {
  const today = Math.floor(now.getTime() / day) * day;
  for (const table of partitioned) {
    for (let at = today - day; at <= today + 2 * day; at += day) {
      const [from, to] = [at, at + day].map((t) => new Date(t).toISOString());
      await db
        .execute(sql.raw(`create table if not exists ${name(table, at)} partition of ${table} for values from ('${from}') to ('${to}')`))
        .catch((error: unknown) => {
          // made by another node in between
          if (!/already exists|would overlap/.test(String((error as Error).cause ?? error))) throw error;
        });
    }
  }
}

/** Drops the partitions of a table that end before `oldest`. */
export async function dropPartitions(db: Db, table: (typeof partitioned)[number], oldest: Date): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(
    sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass`,
  );
  const limit = name(table, oldest.getTime());
  const old = rows.map((row) => row.name).filter((found) => /_\d{8}$/.test(found) && found < limit);
  for (const found of old) await db.execute(sql.raw(`drop table if exists ${found}`));
  return old;
}
