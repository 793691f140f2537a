import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { DAY_MS } from "../../schema/rules/durations";
import { lastSeal } from "../audit/seal";
import { advisoryLocks } from "../db/advisoryLocks";
import type { Db, Tx } from "../db/connect";
import { migrationOf } from "../db/migrationLevel";
import { daysOf } from "../db/retention/partitions";
import { build } from "../platform/build";
import { readCheckedFile, sync, writeCheckedFile } from "../platform/checkedFiles";
import { readRows, storedSequences, storedTables } from "./copyTables";
import { type BackupContents, BackupError, manifestText, readManifest, type TablePart } from "./manifest";

export interface WrittenBackup {
  folder: string;
  backup: BackupContents;
}

const UNFINISHED = ".unfinished";

/** Writes a consistent snapshot while the product runs. The folder gets its final name after all files were verified. */
export async function writeBackup(owner: Db, parent: string): Promise<WrittenBackup> {
  await mkdir(parent, { recursive: true });
  await removeUnfinished(parent);
  return owner.transaction((tx) => write(tx, parent), { isolationLevel: "repeatable read", accessMode: "read only" });
}

async function write(tx: Tx, parent: string): Promise<WrittenBackup> {
  // The transaction is idle while files are written, so the idle timeout must not end it.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const [snapshot] = await tx.execute<{ takenAt: string; nextTransaction: string; isAlone: boolean }>(sql`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "takenAt",
      pg_snapshot_xmax(pg_current_snapshot())::text as "nextTransaction",
      pg_try_advisory_xact_lock(${advisoryLocks.backup}) as "isAlone"`);
  const { takenAt, nextTransaction, isAlone } = snapshot!;
  if (!isAlone) throw new BackupError("Another backup of this database is being written.");
  const folder = join(parent, `atalaya-${takenAt.replace(/\.\d+/, "").replaceAll(":", "-")}`);
  const unfinishedFolder = `${folder}${UNFINISHED}`;
  await mkdir(unfinishedFolder, { mode: 0o700 });
  try {
    await mkdir(join(unfinishedFolder, "tables"), { mode: 0o700 });
    const seal = await lastSeal(tx);
    const backup: BackupContents = {
      ...{ format: 1, takenAt, version: build.version, commit: build.commit, migration: await migrationOf(tx), nextTransaction },
      seal: seal ? { id: seal.id, hash: seal.hash } : null,
      tables: await writeTables(tx, unfinishedFolder),
      sequences: await storedSequences(tx),
    };
    await writeFile(join(unfinishedFolder, "manifest.json"), manifestText(backup), { mode: 0o600 });
    for (const path of ["manifest.json", "tables", ""]) await sync(join(unfinishedFolder, path));
    await checkBackup(unfinishedFolder);
    await rename(unfinishedFolder, folder);
    await sync(parent);
    return { folder, backup };
  } catch (error) {
    await rm(unfinishedFolder, { recursive: true, force: true });
    throw error;
  }
}

async function writeTables(tx: Tx, folder: string): Promise<TablePart[]> {
  const parts: TablePart[] = [];
  for (const table of await storedTables(tx)) {
    const file = `tables/${table.name}.copy.gz`;
    const written = await readRows(tx, table, (rows) => writeCheckedFile(join(folder, file), rows));
    parts.push({ ...table, days: await daysOf(tx, table.name), file, ...written });
  }
  return parts;
}

export async function checkBackup(folder: string): Promise<BackupContents> {
  const backup = await readManifest(folder);
  for (const part of backup.tables) await readCheckedFile(join(folder, part.file), part);
  return backup;
}

async function removeUnfinished(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    if (/^atalaya-[\dTZ-]+\.unfinished$/.test(name) && Date.now() - (await stat(path)).mtimeMs > DAY_MS)
      await rm(path, { recursive: true });
  }
}
