import { sql } from "drizzle-orm";
import type { Db, Reader } from "../connect";
import { sqlState } from "../transaction";

/** Not allowed; not installed on this server, as versions of PostgreSQL say it. */
const WITHOUT_EXTENSION_STATES = new Set(["42501", "0A000", "58P01"]);

/**
 * Lets names of places be found that are misspelt, where PostgreSQL has its extension pg_trgm: the embedded one does, on another the user must
 * be allowed to create it, or it is there, in whichever schema. Without it only what begins as typed is found.
 */
export async function ensureTrigrams(db: Db): Promise<void> {
  const [found] = await db.execute(sql`select from pg_indexes where indexname = 'place_names_trigrams' and schemaname = current_schema()`);
  if (found) return;
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local client_min_messages = warning`);
      await tx.execute(sql`create extension if not exists pg_trgm`);
      const schema = await schemaOfTrigrams(tx);
      if (schema === null) return;
      await tx.execute(sql`create index place_names_trigrams on place_names using gin (key ${sql.identifier(schema)}.gin_trgm_ops)`);
    });
  } catch (error) {
    if (!WITHOUT_EXTENSION_STATES.has(sqlState(error) ?? "")) throw error;
  }
}

/** Where pg_trgm's operators are, which need not be where names are looked for; null: it is not there, or not for this user. */
export async function schemaOfTrigrams(db: Reader): Promise<string | null> {
  const [found] = await db.execute<{ schema: string }>(sql`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm' and has_schema_privilege(pg_namespace.oid, 'usage')`);
  return found?.schema ?? null;
}
