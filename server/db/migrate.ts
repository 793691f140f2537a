import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate as run } from "drizzle-orm/postgres-js/migrator";
import { startingInstances } from "../../schema/rules/settings/startingInstances";
import { advisoryLocks } from "./advisoryLocks";
import type { Db } from "./connect";
import { type Migration, migrationsFolder } from "./migrationLevel";
import { foldNames } from "./text/foldedNames";
import { ensureTrigrams } from "./text/trigrams";
import { instances } from "./tables/instances";

/** Applies the committed migrations under a lock, so that several nodes may start at once; adds what every installation has. */
export async function migrate(db: Db): Promise<void> {
  await withMigrationLock(db, async () => {
    await run(db, { migrationsFolder });
    await foldNames(db);
    await ensureTrigrams(db);
  });
  await db
    .insert(instances)
    .values([...startingInstances])
    .onConflictDoNothing();
}

/** Nobody else migrates meanwhile; who wants to waits for a minute. `work` has all connections of the pool but one. */
export async function withMigrationLock(db: Db, work: () => Promise<void>): Promise<void> {
  const lock = await db.$client.reserve(); // a session lock belongs to one connection
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

/** Applies the migrations up to this one, as an earlier release had them; under the lock. */
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
