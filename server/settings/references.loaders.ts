import type { Reader } from "../db/connect";
import { perRequest } from "../db/reading/loader";
import { RecentMap } from "../platform/recentMap";
import type { Clock } from "../platform/time";
import { centresByKey, clientsByKey, contractsByKey, instancesById, servicesByKey } from "./references.queries";

const MAX_KEPT = 10_000;

/** Joins key parts with NUL, which PostgreSQL texts cannot contain. */
export const compositeKey = (...parts: string[]): string => parts.join("\0");
const parts = (keys: readonly string[]): string[][] => keys.map((text) => text.split("\0"));

type Rows<Read> = Read extends (db: Reader, keys: never) => Promise<(infer Row)[]> ? RecentMap<Row> : never;

/** Cached rows of the node; missing rows are not cached. */
export class KeptReferences {
  readonly instances: Rows<typeof instancesById>;
  readonly services: Rows<typeof servicesByKey>;
  readonly centres: Rows<typeof centresByKey>;
  readonly clients: Rows<typeof clientsByKey>;
  readonly contracts: Rows<typeof contractsByKey>;

  constructor(clock: Clock) {
    this.instances = new RecentMap(clock, MAX_KEPT);
    this.services = new RecentMap(clock, MAX_KEPT);
    this.centres = new RecentMap(clock, MAX_KEPT);
    this.clients = new RecentMap(clock, MAX_KEPT);
    this.contracts = new RecentMap(clock, MAX_KEPT);
  }

  forgetAll(): void {
    for (const rows of [this.instances, this.services, this.centres, this.clients, this.contracts]) rows.forgetAll();
  }
}

export interface ReferenceContext {
  db: Reader;
  references: KeptReferences;
}

/** Row by key, from a cache of one second or batched with the request. `null` if it does not exist. */
function cachedLoader<Row>(
  rowsOf: (references: KeptReferences) => RecentMap<Row>,
  read: (db: Reader, keys: readonly string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
) {
  const loader = perRequest(async (db, keys: readonly string[], { references }: ReferenceContext) => {
    const keep = rowsOf(references).beginReading();
    const rowByKey = new Map((await read(db, keys)).map((row) => [keyOf(row), row]));
    for (const [key, row] of rowByKey) keep(key, row);
    return keys.map((key) => rowByKey.get(key) ?? null);
  });
  return (ctx: ReferenceContext, key: string): Row | Promise<Row | null> => rowsOf(ctx.references).get(key) ?? loader(ctx).load(key);
}

export const instanceById = cachedLoader(
  ({ instances }) => instances,
  instancesById,
  ({ id }) => id,
);
export const serviceByKey = cachedLoader(
  ({ services }) => services,
  (db, keys) => servicesByKey(db, parts(keys)),
  ({ instanceId, id }) => compositeKey(instanceId, id),
);
export const centreByKey = cachedLoader(
  ({ centres }) => centres,
  (db, keys) => centresByKey(db, parts(keys)),
  ({ instanceId, id }) => compositeKey(instanceId, id),
);
export const clientByKey = cachedLoader(
  ({ clients }) => clients,
  (db, keys) => clientsByKey(db, parts(keys)),
  ({ instanceId, id }) => compositeKey(instanceId, id),
);
export const contractByKey = cachedLoader(
  ({ contracts }) => contracts,
  (db, keys) => contractsByKey(db, parts(keys)),
  ({ instanceId, clientId, id }) => compositeKey(instanceId, clientId, id),
);
