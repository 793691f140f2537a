// A database as an earlier release left it.
import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { connect, type Db, type Place } from "../../server/db/connect";
import { openPlace, type Opened } from "../../server/db/open";
import { ensurePartitions } from "../../server/db/partitions";
import { ensureRoles } from "../../server/db/roles";
import { createLog } from "../../server/platform/log";
import { projectRoot } from "../../server/platform/root";
import { afterwards } from "./afterwards";
import { givenCluster } from "./cluster";

const migrations = join(projectRoot, "server/db/migrations");

/** A folder with the migrations before this one. */
function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  cpSync(migrations, folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  if (end < 0) throw new Error(`There is no migration ${tag}.`);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

export interface Earlier {
  /** As the database's owner. */
  owner: Db;
  /** The start of this release: it migrates, and opens. */
  upgrade(): Promise<Opened>;
}

/** A database with the tables as they were before this migration, its days and roles made; dropped after the file's tests. */
export async function earlierDatabase(tag: string): Promise<Earlier> {
  const cluster = givenCluster();
  const log = createLog("silent");
  const name = `atalaya_${randomUUID().slice(0, 8)}`;
  const admin = connect(cluster, log, 1);
  await admin.execute(`create database ${name}`);
  const place: Place =
    "url" in cluster
      ? { url: Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href }
      : { socket: cluster.socket, database: name };
  const owner = connect(place, log, 2);
  const opened: Opened[] = [];
  afterwards(async () => {
    for (const one of opened) await one.close();
    await owner.$client.end({ timeout: 2 });
    await admin.execute(sql.raw(`drop database ${name} with (force)`));
    await admin.$client.end();
  });
  const migrationsFolder = migrationsBefore(tag);
  await migrate(owner, { migrationsFolder });
  rmSync(migrationsFolder, { recursive: true });
  await ensureRoles(owner, "socket" in place, log);
  await ensurePartitions(owner, new Date(), log);
  return {
    owner,
    async upgrade() {
      const now = await openPlace(place, log);
      opened.push(now);
      return now;
    },
  };
}
