import { sql } from "drizzle-orm";
import type { PostgresJsDatabase } from "drizzle-orm/postgres-js";

/**
 * Settings that affect how PostgreSQL writes and reads values. Set per connection, because a database or role may have other defaults.
 */
export const sessionSettings = {
  TimeZone: "UTC",
  DateStyle: "ISO, MDY",
  IntervalStyle: "postgres",
  extra_float_digits: "1",
  bytea_output: "hex",
  standard_conforming_strings: "on",
} as const;

/** Throws if a connection has other settings, for example behind a pooler that drops startup parameters. */
export async function assertSessionSettings(db: Pick<PostgresJsDatabase, "execute">): Promise<void> {
  const names = JSON.stringify(Object.keys(sessionSettings));
  const rows = await db.execute<{ name: keyof typeof sessionSettings; value: string }>(
    sql`select name, current_setting(name) as value from jsonb_array_elements_text(${names}::text::jsonb) as name`,
  );
  const differences = rows.filter(({ name, value }) => value !== sessionSettings[name]);
  if (differences.length)
    throw new Error(
      `The database ignores session settings of the connection: ${differences
        .map(({ name, value }) => `${name} is "${value}" instead of "${sessionSettings[name]}"`)
        .join(", ")}. Connect to PostgreSQL directly, or let the connection pooler pass startup parameters on.`,
    );
}
