import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
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
    await applyMigrations(db, migrationsFolder);
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
export const migrateTo = (db: Db, last: Migration): Promise<void> => applyMigrations(db, migrationsFolder, last.when);

const ADDED_VALUE = /^\s*alter type "public"\."(?<type>\w+)" add value (if not exists )?(?<value>'\w+'( (before|after) '\w+')?);?\s*$/i;

/** PostgreSQL accepts a new enum value only after its commit, so a migration that adds values begins a new transaction. */
export async function applyMigrations(db: Db, folder: string, last = Infinity): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const [applied] = await db.execute<{ when: string | null }>(sql`select max(created_at)::text as when from drizzle.__drizzle_migrations`);
  const isPending = ({ folderMillis: when }: MigrationMeta): boolean => when > Number(applied!.when ?? -1) && when <= last;
  let batch: MigrationMeta[] = [];
  for (const migration of readMigrationFiles({ migrationsFolder: folder }).filter(isPending)) {
    const added = migration.sql.filter((text) => ADDED_VALUE.test(text));
    if (added.length) {
      await applyTogether(db, batch);
      batch = [];
    }
    for (const text of added) {
      await db.execute(sql.raw(text.replace(ADDED_VALUE, `alter type "public"."$<type>" add value if not exists $<value>`)));
    }
    batch.push({ ...migration, sql: migration.sql.filter((text) => !added.includes(text)) });
  }
  await applyTogether(db, batch);
}

async function applyTogether(db: Db, migrations: MigrationMeta[]): Promise<void> {
  if (!migrations.length) return;
  await db.transaction(async (tx) => {
    for (const migration of migrations) {
      for (const text of migration.sql) await tx.execute(sql.raw(text));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}
