import { sql } from "drizzle-orm";
import type { Db, Reader } from "../connect";
import { sqlState } from "../transaction";

/** SQLSTATEs for missing privileges and for an extension that is not installed. */
const WITHOUT_EXTENSION_STATES = new Set(["42501", "0A000", "58P01"]);

/** Enables fuzzy search of places with pg_trgm, if the extension exists or can be created. Otherwise only prefixes match. */
export async function ensureTrigrams(db: Db): Promise<void> {
  const [index] = await db.execute(sql`select from pg_indexes where indexname = 'place_names_trigrams' and schemaname = current_schema()`);
  if (index) return;
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

/** Schema of pg_trgm's operators, which may not be on the search path; null if unavailable to this user. */
export async function schemaOfTrigrams(db: Reader): Promise<string | null> {
  const [row] = await db.execute<{ schema: string }>(sql`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm' and has_schema_privilege(pg_namespace.oid, 'usage')`);
  return row?.schema ?? null;
}
