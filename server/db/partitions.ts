import { sql } from "drizzle-orm";
import type { Db, Reader } from "./connect";
import { asKeeper } from "./roles";
import { sqlState } from "./transaction";

const partitioned = ["audit", "changes", "position_history", "status_log"] as const;
export type Partitioned = (typeof partitioned)[number];
const day = 86_400_000;
const name = (table: string, at: number): string => `${table}_${new Date(at).toISOString().slice(0, 10).replaceAll("-", "")}`;

/** The day that an instant is in, in UTC. */
export const dayOf = (at: Date): Date => new Date(Math.floor(at.getTime() / day) * day);

/** Made by another node in between: the table, or its entry in the catalogue. */
const made = new Set(["42P07", "42P17", "42710", "23505"]);

/** Makes the daily partitions from yesterday to two days ahead. Safe to repeat, and from several nodes at once. */
export async function ensurePartitions(keeper: Db, now: Date): Promise<void> {
  const today = dayOf(now).getTime();
  for (const table of partitioned) {
    const there = new Set(await partitionsOf(keeper, table));
    for (let at = today - day; at <= today + 2 * day; at += day) {
      const partition = name(table, at);
      if (there.has(partition)) continue;
      const [from, to] = [at, at + day].map((t) => new Date(t).toISOString());
      await asKeeper(keeper, async (tx) => {
        await tx.execute(sql.raw(`create table ${partition} partition of ${table} for values from ('${from}') to ('${to}')`));
        // What refuses single rows comes with the table; this one does not.
        if (table === "audit")
          await tx.execute(sql.raw(`create trigger audit_emptied before truncate on ${partition} execute function audit_kept()`));
      }).catch((error: unknown) => {
        if (!made.has(sqlState(error) ?? "")) throw error;
      });
    }
  }
}

/** Drops the partitions of a table that end before `oldest`; answers their names. */
export async function dropPartitions(keeper: Db, table: Partitioned, oldest: Date): Promise<string[]> {
  const old = await partitionsBefore(keeper, table, oldest);
  for (const found of old) await asKeeper(keeper, (tx) => tx.execute(sql.raw(`drop table if exists ${found}`)));
  return old;
}

/** The partitions of a table that end before `oldest`. */
export async function partitionsBefore(db: Reader, table: Partitioned, oldest: Date): Promise<string[]> {
  const limit = name(table, oldest.getTime());
  return (await partitionsOf(db, table)).filter((found) => /_\d{8}$/.test(found) && found < limit);
}

const partitionsOf = async (db: Reader, table: Partitioned): Promise<string[]> =>
  (
    await db.execute<{ name: string }>(
      sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass`,
    )
  ).map((row) => row.name);
