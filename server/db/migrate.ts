import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate as run } from "drizzle-orm/postgres-js/migrator";
import { startingInstances } from "../../schema/rules/settings/startingInstances";
import { advisoryLocks } from "./advisoryLocks";
import type { Db } from "./connect";
import { assertNotNewer, type Migration, migrationsFolder } from "./migrationLevel";
import { foldNames } from "./text/foldedNames";
import { ensureTrigrams } from "./text/trigrams";
import { instances } from "./tables/instances";

/**
 * Applies migrations under a lock, so that several nodes can start at once, and inserts the initial rows. Throws if a later release
 * migrated the database.
 */
export async function migrate(db: Db): Promise<void> {
  await withMigrationLock(db, async () => {
    await assertNotNewer(db);
    await run(db, { migrationsFolder });
    await foldNames(db);
    await ensureTrigrams(db);
  });
  await db
    .insert(instances)
    .values([...startingInstances])
    .onConflictDoNothing();
}

/** Waits up to a minute for the lock. `work` can use all connections of the pool but one. */
export async function withMigrationLock(db: Db, work: () => Promise<void>): Promise<void> {
  const lock = await db.$client.reserve();
  try {
    await lock`set lock_timeout = '60s'`;
    await lock`select pg_advisory_lock(${advisoryLocks.migrations})`;
    await work();
  } finally {
    await lock`select pg_advisory_unlock(${advisoryLocks.migrations})`.catch(() => undefined);
    await lock`reset lock_timeout`.catch(() => undefined);
    lock.release();
  }
}

/** Applies migrations up to `last`, to load data of an earlier release. The caller holds the migration lock. */
export async function migrateTo(db: Db, last: Migration): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "atalaya-migrations-"));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const file = join(folder, "meta/_journal.json");
    const journal = JSON.parse(await readFile(file, "utf8")) as { entries: Migration[] };
    const entries = journal.entries.filter(({ when }) => when <= last.when);
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    await run(db, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
