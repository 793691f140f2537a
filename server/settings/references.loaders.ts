import { perRequest } from "../platform/loader";
import type { Db } from "../db/connect";
import { centresByKey, clientsByKey, contractsByKey, instancesById, servicesById } from "./references.queries";

type HasDb = { db: Db };
/** Composite keys travel as one text, so that a loader can tell them apart. */
export const compositeKey = (...parts: (string | null)[]): string => JSON.stringify(parts);
const parts = (keys: readonly string[]): string[][] => keys.map((text) => JSON.parse(text) as string[]);

function inOrder<Row>(keys: readonly string[], rows: Row[], keyOf: (row: Row) => string): (Row | null)[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((wanted) => found.get(wanted) ?? null);
}

export const instanceById = perRequest(async (ctx: HasDb, ids: readonly string[]) =>
  inOrder(ids, await instancesById(ctx.db, ids), (row) => row.id),
);
export const serviceById = perRequest(async (ctx: HasDb, ids: readonly string[]) =>
  inOrder(ids, await servicesById(ctx.db, ids), (row) => row.id),
);
export const centreByKey = perRequest(async (ctx: HasDb, keys: readonly string[]) =>
  inOrder(keys, await centresByKey(ctx.db, parts(keys)), (row) => compositeKey(row.instanceId, row.id)),
);
export const clientByKey = perRequest(async (ctx: HasDb, keys: readonly string[]) =>
  inOrder(keys, await clientsByKey(ctx.db, parts(keys)), (row) => compositeKey(row.instanceId, row.id)),
);
export const contractByKey = perRequest(async (ctx: HasDb, keys: readonly string[]) =>
  inOrder(keys, await contractsByKey(ctx.db, parts(keys)), (row) => compositeKey(row.instanceId, row.clientId, row.id)),
);
