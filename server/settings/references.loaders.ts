import { perRequest } from "../db/reading/loader";
import { centresByKey, clientsByKey, contractsByKey, instancesById, servicesById } from "./references.queries";

/** Composite keys travel as one text, so that a loader can tell them apart. */
export const compositeKey = (...parts: (string | null)[]): string => JSON.stringify(parts);
const parts = (keys: readonly string[]): string[][] => keys.map((text) => JSON.parse(text) as string[]);

function inOrder<Row>(keys: readonly string[], rows: Row[], keyOf: (row: Row) => string): (Row | null)[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((wanted) => found.get(wanted) ?? null);
}

export const instanceById = perRequest(async (db, ids: readonly string[]) => inOrder(ids, await instancesById(db, ids), (row) => row.id));
export const serviceById = perRequest(async (db, ids: readonly string[]) => inOrder(ids, await servicesById(db, ids), (row) => row.id));
export const centreByKey = perRequest(async (db, keys: readonly string[]) =>
  inOrder(keys, await centresByKey(db, parts(keys)), (row) => compositeKey(row.instanceId, row.id)),
);
export const clientByKey = perRequest(async (db, keys: readonly string[]) =>
  inOrder(keys, await clientsByKey(db, parts(keys)), (row) => compositeKey(row.instanceId, row.id)),
);
export const contractByKey = perRequest(async (db, keys: readonly string[]) =>
  inOrder(keys, await contractsByKey(db, parts(keys)), (row) => compositeKey(row.instanceId, row.clientId, row.id)),
);
