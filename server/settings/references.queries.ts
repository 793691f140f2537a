import { sql } from "drizzle-orm";
import { inList } from "../db/inList";
import type { Reader } from "../db/connect";
import { centres, clients, contracts, instances, services } from "../db/tables/instances";

const rowsIn = (columns: string, keys: readonly (readonly string[])[]) =>
  sql`(${sql.raw(columns)}) in (${sql.join(
    keys.map(
      (key) =>
        sql`(${sql.join(
          key.map((part) => sql`${part}`),
          sql`, `,
        )})`,
    ),
    sql`, `,
  )})`;

/** Reference rows by their keys, of entities the viewer was already given. */
export const instancesById = (db: Reader, ids: readonly string[]) =>
  db
    .select()
    .from(instances)
    .where(inList(instances.id, [...ids]));
export const servicesById = (db: Reader, ids: readonly string[]) =>
  db
    .select()
    .from(services)
    .where(inList(services.id, [...ids]));
export const centresByKey = (db: Reader, keys: readonly string[][]) => db.select().from(centres).where(rowsIn("instance_id, id", keys));
export const clientsByKey = (db: Reader, keys: readonly string[][]) => db.select().from(clients).where(rowsIn("instance_id, id", keys));
export const contractsByKey = (db: Reader, keys: readonly string[][]) =>
  db.select().from(contracts).where(rowsIn("instance_id, client_id, id", keys));
