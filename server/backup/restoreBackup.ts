import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Db, Tx } from "../db/connect";
import { installation } from "../db/tables/log";
import { migrateTo, withMigrationLock } from "../db/migrate";
import { knownMigrations, type Migration, migrationOf } from "../db/migrationLevel";
import { daysOf, isPartitioned, makePartition } from "../db/retention/partitions";
import { passTransactions } from "../db/restoredDatabase";
import type { Log } from "../platform/log";
import { build } from "../platform/build";
import { readCheckedFile } from "../platform/checkedFiles";
import { rowsInto, storedTables } from "./copyTables";
import { RESTORED_KEY } from "./finishRestore";
import { type BackupContents, BackupError } from "./manifest";
import { checkBackup } from "./writeBackup";

/**
 * Restores into an empty database, all or nothing; the next start migrates it and runs `finishRestore`. Throws BackupError or
 * DamagedFileError before writing anything.
 */
export async function restoreBackup(owner: Db, folder: string, log: Log): Promise<BackupContents> {
  const backup = await checkBackup(folder);
  const level = levelOf(backup);
  await withMigrationLock(owner, async () => {
    await assertEmpty(owner, level);
    await migrateTo(owner, level);
    await passTransactions(owner, BigInt(backup.nextTransaction), log);
    await owner.transaction((tx) => load(tx, folder, backup));
    await owner.execute("analyze");
  });
  return backup;
}

function levelOf({ migration, version }: BackupContents): Migration {
  const localMigration = knownMigrations().find(({ tag, when }) => tag === migration.tag && when === migration.when);
  if (!localMigration)
    throw new BackupError(
      `The backup is of a newer release (${version}) than this one (${build.version}): restore it with that, or a later one.`,
    );
  return localMigration;
}

/** Accepts an empty schema, or the remains of an interrupted restore. */
async function assertEmpty(owner: Db, level: Migration): Promise<void> {
  const tables = await storedTables(owner);
  if (!tables.length) return;
  const refusal = new BackupError("The database is not empty. Restore into a new DATA_DIR, or a new database: nothing was changed.");
  if (!tables.some(({ name }) => name === "installation")) throw refusal;
  const [used] = await owner.execute<{ used: boolean }>(
    sql`select exists (select from installation) or exists (select from users) as used`,
  );
  if (used!.used || (await migrationOf(owner)).when > level.when) throw refusal;
}

async function load(tx: Tx, folder: string, backup: BackupContents): Promise<void> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const tables = await storedTables(tx);
  const shapeOf = (some: readonly { name: string; columns: string[] }[]): string =>
    JSON.stringify(some.map(({ name, columns }) => [name, columns.toSorted()]).toSorted());
  if (shapeOf(tables) !== shapeOf(backup.tables)) throw new BackupError("The backup has other tables than its release.");
  const foreignKeys = await dropForeignKeys(tx);
  // Rows written by triggers are part of the backup.
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  for (const { name } of tables) await tx.execute(sql`delete from ${sql.identifier(name)}`);
  for (const part of backup.tables) {
    await makeDays(tx, part.name, part.days);
    await readCheckedFile(join(folder, part.file), part, await rowsInto(tx, part));
  }
  for (const { name, value, isCalled } of backup.sequences)
    await tx.execute(sql`select setval(${name}::regclass, ${value}::bigint, ${isCalled})`);
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  for (const { table, name, definition } of foreignKeys)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  await tx.insert(installation).values({ key: RESTORED_KEY, value: backup.takenAt });
}

async function makeDays(tx: Tx, table: string, days: readonly string[]): Promise<void> {
  if (!isPartitioned(table)) return;
  const existingDays = new Set(await daysOf(tx, table));
  for (const day of days) if (!existingDays.has(day)) await makePartition(tx, table, day);
}

type ForeignKey = { table: string; name: string; definition: string };

/** Foreign keys are circular, so they are validated after loading. */
async function dropForeignKeys(tx: Tx): Promise<ForeignKey[]> {
  const foreignKeys = await tx.execute<ForeignKey>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`);
  for (const { table, name } of foreignKeys) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  return [...foreignKeys];
}
