import { advisoryLocks } from "./advisoryLocks";
import { join } from "node:path";
import { migrate as run } from "drizzle-orm/postgres-js/migrator";
import { startingInstances } from "../../schema/rules/settings/startingInstances";
import { projectRoot } from "../platform/projectRoot";
import type { Db } from "./connect";
import { foldNames } from "./text/foldedNames";
import { ensureTrigrams } from "./text/trigrams";
import { instances } from "./tables/instances";

const migrationsFolder = join(projectRoot, "server/db/migrations");

/** Applies the committed migrations under a lock, so that several nodes may start at once; adds what every installation has. */
export async function migrate(db: Db): Promise<void> {
  const lock = await db.$client.reserve(); // a session lock belongs to one connection
  try {
    await lock`set lock_timeout = '60s'`;
    await lock`select pg_advisory_lock(${advisoryLocks.migrations})`;
    await run(db, { migrationsFolder });
    await foldNames(db);
    await ensureTrigrams(db);
  } finally {
    await lock`select pg_advisory_unlock(${advisoryLocks.migrations})`.catch(() => undefined);
    await lock`reset lock_timeout`.catch(() => undefined);
    lock.release();
  }
  await db
    .insert(instances)
    .values([...startingInstances])
    .onConflictDoNothing();
}
