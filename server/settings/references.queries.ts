import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { CentreKeyInput } from "../../schema/instances";
import { arrayLiteral, inList } from "../db/inList";
import type { Reader } from "../db/connect";
import { AppError } from "../platform/errors";
import { BuiltSelection, builtByIds } from "../db/reading/builtSelection";
import { centres, clients, contracts, instances, services } from "../db/tables/instances";

/** Without a scope check, because the viewer already received the referring entities. */
export const instancesById = builtByIds((db, ids) => db.select().from(instances).where(inList(instances.id, ids)));
export const servicesByKey = byKey(services, ["instance_id", "id"]);
export const centresByKey = byKey(centres, ["instance_id", "id"]);
export const clientsByKey = byKey(clients, ["instance_id", "id"]);
export const contractsByKey = byKey(contracts, ["instance_id", "client_id", "id"]);

export function centreKeyOf({ instanceId, code, id: deprecatedCode }: CentreKeyInput): { instanceId: string; id: string } {
  const id = code ?? deprecatedCode;
  if (id == null) throw new AppError("BAD_USER_INPUT", { field: "code" });
  return { instanceId, id };
}

function byKey<Table extends PgTable>(table: Table, columns: readonly string[]) {
  const names = columns.map((_, i) => `k${i}`);
  const arrays = sql.join(
    names.map((name) => sql`${sql.placeholder(name)}::text[]`),
    sql`, `,
  );
  const where: SQL = sql`(${sql.raw(columns.join(", "))}) in (select * from unnest(${arrays}))`;
  const selection = new BuiltSelection((db) =>
    db
      .select()
      .from(table as PgTable)
      .where(where),
  );
  return (db: Reader, keys: readonly (readonly string[])[]): Promise<Table["$inferSelect"][]> =>
    selection.read(db, Object.fromEntries(names.map((name, i) => [name, arrayLiteral(keys.map((key) => key[i]!))])));
}
