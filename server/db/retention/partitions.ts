import { sql } from "drizzle-orm";
import { advisoryLocks } from "../advisoryLocks";
import { DAY_MS } from "../../../schema/rules/durations";
import type { Log } from "../../platform/log";
import type { Db, Reader, Tx } from "../connect";
import { removeRows } from "./removeRows";
import { asTableOwner } from "../roles";
import { sqlState, type Work } from "../transaction";

const dayColumnByTable = { audit: "at", changes: "at", position_history: "fix_at", status_log: "at" } as const;
export type Partitioned = keyof typeof dayColumnByTable;
const partitioned = Object.keys(dayColumnByTable) as Partitioned[];
const partitionName = (table: string, at: number): string => `${table}_${new Date(at).toISOString().slice(0, 10).replaceAll("-", "")}`;

export const dayOf = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);

/** Another node created the table or its catalogue entry concurrently. */
const CREATED_MEANWHILE_STATES = new Set(["42P07", "42P17", "42710", "23505"]);
const DEFAULT_HAS_ROWS_STATE = "23514";

/**
 * Creates daily partitions from yesterday to two days ahead. Failures are logged and retried; rows go to the default partition until
 * then. Safe on several nodes.
 */
export async function ensurePartitions(ownerDb: Db, now: Date, log: Log): Promise<void> {
  if (await isBackupUnderWay(ownerDb)) return;
  const today = dayOf(now).getTime();
  for (const table of partitioned) {
    const existingNames = new Set(await partitionsOf(ownerDb, table));
    for (let at = today - DAY_MS; at <= today + 2 * DAY_MS; at += DAY_MS) {
      if (existingNames.has(partitionName(table, at))) continue;
      await asTableOwner(ownerDb, (tx) => makeDay(tx, table, at))
        .catch((error: unknown) => {
          if (sqlState(error) !== DEFAULT_HAS_ROWS_STATE) throw error;
          return asTableOwner(ownerDb, (tx) => makeDayOfRows(tx, table, at));
        })
        .catch((err: unknown) => {
          if (!CREATED_MEANWHILE_STATES.has(sqlState(err) ?? ""))
            log.error(
              { event: "partition.not_created", err, partition: partitionName(table, at) },
              "Creating a daily partition failed; retrying at the next maintenance",
            );
        });
    }
  }
}

/**
 * A backup locks tables until it ends; partition changes would wait for it and block all writers. Partitions exist two days ahead, so
 * they can wait.
 */
async function isBackupUnderWay(db: Reader): Promise<boolean> {
  const [row] = await db.execute<{ held: boolean }>(sql`
    select exists (select from pg_locks where locktype = 'advisory' and granted and objid = ${advisoryLocks.backup}
      and database = (select oid from pg_database where datname = current_database())) as held`);
  return row!.held;
}

async function makeDay(tx: Tx, table: Partitioned, at: number): Promise<void> {
  const partition = partitionName(table, at);
  const [from, to] = bounds(at);
  await tx.execute(sql.raw(`create table ${partition} partition of ${table} for values from ('${from}') to ('${to}')`));
  // Row-level triggers are inherited from the table; the truncate trigger is not.
  if (table === "audit")
    await tx.execute(sql.raw(`create trigger audit_emptied before truncate on ${partition} execute function audit_kept()`));
}

/** Creates a partition and moves rows from the default partition. The table is locked, so that no reader sees sealed rows missing. */
async function makeDayOfRows(tx: Tx, table: Partitioned, at: number): Promise<void> {
  const rest = `${table}_default`;
  const [from, to] = bounds(at);
  await tx.execute(sql.raw(`alter table ${table} detach partition ${rest}`));
  await makeDay(tx, table, at);
  await tx.execute(
    sql.raw(`with moved as (delete from ${rest} where ${dayColumnByTable[table]} >= '${from}' and ${dayColumnByTable[table]} < '${to}' returning *)
      insert into ${table} select * from moved`),
  );
  await tx.execute(sql.raw(`alter table ${table} attach partition ${rest} default`));
}

const bounds = (at: number): [from: string, to: string] => [new Date(at).toISOString(), new Date(at + DAY_MS).toISOString()];

export async function dropPartitions(ownerDb: Db, table: Partitioned, oldest: Date): Promise<string[]> {
  if (await isBackupUnderWay(ownerDb)) return [];
  const old = await partitionsBefore(ownerDb, table, oldest);
  for (const partition of old) await asTableOwner(ownerDb, (tx) => tx.execute(sql.raw(`drop table if exists ${partition}`)));
  return old;
}

/** Deletes old rows from the default partition, which dropping days does not cover. */
export const removeFromDefaultPartition = (work: Work, table: Partitioned, oldest: Date): Promise<number> =>
  removeRows(work, `${table}_default`, sql`${sql.identifier(dayColumnByTable[table])} < ${oldest.toISOString()}::timestamptz`);

export async function daysOf(db: Reader, table: string): Promise<string[]> {
  const names = await partitionsOf(db, table);
  return names.flatMap((name) => /_(\d{4})(\d\d)(\d\d)$/.exec(name)?.slice(1).join("-") ?? []).sort();
}

export const makePartition = (tx: Tx, table: Partitioned, day: string): Promise<void> => makeDay(tx, table, new Date(day).getTime());

export const isPartitioned = (table: string): table is Partitioned => Object.hasOwn(dayColumnByTable, table);

export async function partitionsBefore(db: Reader, table: Partitioned, oldest: Date): Promise<string[]> {
  const limit = partitionName(table, oldest.getTime());
  return (await partitionsOf(db, table)).filter((name) => /_\d{8}$/.test(name) && name < limit);
}

const partitionsOf = async (db: Reader, table: string): Promise<string[]> =>
  (
    await db.execute<{ name: string }>(
      sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass`,
    )
  ).map((row) => row.name);
