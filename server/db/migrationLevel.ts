import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { build } from "../platform/build";
import { jsonText } from "../platform/parseJson";
import { projectRoot } from "../platform/projectRoot";
import type { Reader } from "./connect";

export const migrationsFolder = join(projectRoot, "server/db/migrations");

/** `when` is the creation time in milliseconds, which the database stores. */
export interface Migration {
  tag: string;
  when: number;
}

const journalFile = jsonText(z.object({ entries: z.array(z.object({ tag: z.string(), when: z.int() })) }));

export const knownMigrations = (): Migration[] =>
  journalFile.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")).entries.map(({ tag, when }) => ({ tag, when }));

/** Throws if a later release has migrated the database. An empty database passes. */
export async function assertNotNewer(db: Reader): Promise<void> {
  const [table] = await db.execute<{ exists: boolean }>(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`);
  if (!table!.exists) return;
  const [last] = await db.execute<{ when: string | null }>(sql`select max(created_at)::text as when from drizzle.__drizzle_migrations`);
  const latest = knownMigrations().at(-1)!;
  if (Number(last!.when ?? 0) <= latest.when) return;
  throw new Error(
    `The database was migrated by a later release: its last migration is of ${new Date(Number(last!.when)).toISOString()}, the last one ` +
      `of release ${build.version} is ${latest.tag} of ${new Date(latest.when).toISOString()}. Nothing was changed. ` +
      "Start the later release, or restore a backup that this release made.",
  );
}

export async function migrationOf(db: Reader): Promise<Migration> {
  const [last] = await db.execute<{ when: string }>(sql`select max(created_at)::text as when from drizzle.__drizzle_migrations`);
  const migration = knownMigrations().find(({ when }) => String(when) === last!.when);
  if (!migration) throw new Error("The database has a migration that this release does not contain. Use the release that migrated it.");
  return migration;
}
