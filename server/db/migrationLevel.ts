// Which migrations a database has.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { jsonText } from "../platform/parseJson";
import { projectRoot } from "../platform/projectRoot";
import type { Reader } from "./connect";

export const migrationsFolder = join(projectRoot, "server/db/migrations");

/** A migration by its name, and by the instant at which it was made: the database keeps that, milliseconds. */
export interface Migration {
  tag: string;
  when: number;
}

const journalFile = jsonText(z.object({ entries: z.array(z.object({ tag: z.string(), when: z.int() })) }));

/** The migrations of this release, in their order. */
export const knownMigrations = (): Migration[] =>
  journalFile.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")).entries.map(({ tag, when }) => ({ tag, when }));

/** The last migration that the database has. Throws where this release does not know it. */
export async function migrationOf(db: Reader): Promise<Migration> {
  const [last] = await db.execute<{ when: string }>(sql`select max(created_at)::text as when from drizzle.__drizzle_migrations`);
  const found = knownMigrations().find(({ when }) => String(when) === last!.when);
  if (!found) throw new Error("The database is of another release than this one: it has a migration that this release does not know.");
  return found;
}
