import { InMemoryCache, type OperationVariables, type StoreObject } from "@apollo/client";
import type { Cache } from "@apollo/client";
import { cacheSizes } from "@apollo/client/utilities";
import { ClaimVersionFragmentDoc, SupplierVersionFragmentDoc } from "../gql/graphql";

/** Number of garbage-collected entities after which Apollo's result cache is reset. */
export const FORGOTTEN_TOGETHER = 1_000;

const versioned = new Set(["Claim", "Supplier"]);

const versionOf = { Claim: ClaimVersionFragmentDoc, Supplier: SupplierVersionFragmentDoc };

/** Merges embedded objects with equal key fields, and replaces them otherwise. */
const mergeSame = (...keys: string[]) => ({
  keyFields: false as const,
  merge: (existing: StoreObject | undefined, incoming: StoreObject) =>
    existing && keys.every((key) => existing[key] === incoming[key]) ? { ...existing, ...incoming } : incoming,
});

/** Apollo's cache that never overwrites a newer version of an entity. Changes and query results can arrive out of order. */
export class LiveCache extends InMemoryCache {
  private goneCount = 0;

  override write<TData = unknown, TVariables extends object = object>(
    options: Cache.WriteOptions<TData, TVariables & Record<string, unknown>>,
  ) {
    const written = super.write({ ...options, result: this.withoutOlder(options.result) as typeof options.result });
    // Apollo retains entities written by id. Releasing them lets the garbage collector remove claims that are no longer shown.
    if (written) this.release(written.__ref);
    return written;
  }

  /** Retains an entity that a component watches directly, even after the query result that brought it is removed. */
  override watch<TData = unknown, TVariables extends OperationVariables = OperationVariables>(
    options: Cache.WatchOptions<TData, TVariables>,
  ): () => void {
    const { id } = options;
    const stop = super.watch(options);
    if (id !== undefined) this.retain(id);
    return () => {
      if (id !== undefined) this.release(id);
      stop();
    };
  }

  /**
   * Removes unreachable entities. Apollo's result cache still holds their fields (5 kB per claim), so it is reset once enough entities
   * are gone.
   */
  override gc({ resetResultCache = this.goneCount >= FORGOTTEN_TOGETHER } = {}): string[] {
    const removedIds = super.gc({ resetResultCache });
    this.goneCount = resetResultCache ? 0 : this.goneCount + removedIds.length;
    return removedIds;
  }

  versionOf(typename: "Claim" | "Supplier", id: string): number | undefined {
    return this.readFragment<{ version: number }>({ id: `${typename}:${id}`, fragment: versionOf[typename] })?.version;
  }

  /** Lets the next results overwrite all cached entities, for use after the server has lost data. */
  forgetVersions(): void {
    for (const id of Object.keys(this.extract()))
      if (versioned.has(id.slice(0, id.indexOf(":")))) this.modify({ id, fields: { version: () => 0 }, broadcast: false });
  }

  private withoutOlder(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((element) => this.withoutOlder(element));
    if (typeof value !== "object" || value === null) return value;
    const object = value as StoreObject;
    const inside = Object.fromEntries(Object.entries(object).map(([key, field]) => [key, this.withoutOlder(field)]));
    return this.isOlder(object) ? this.withCachedValues(inside as StoreObject) : inside;
  }

  private isOlder({ __typename, id, version }: StoreObject): boolean {
    if (!__typename || !versioned.has(__typename) || typeof version !== "number" || typeof id !== "string") return false;
    return (this.versionOf(__typename as "Claim", id) ?? 0) > version;
  }

  /**
   * Merges an older object into the cache: cached scalars win, cached relations are dropped from the write, missing fields are taken from
   * it.
   */
  private withCachedValues(older: StoreObject): StoreObject {
    const cached = this.valuesOf(`${older.__typename}:${String(older["id"])}`);
    return Object.fromEntries(
      Object.entries(older).flatMap(([key, field]) => {
        if (!(key in cached)) return [[key, field]];
        const value = cached[key];
        return typeof value === "object" && value !== null ? [] : [[key, value]];
      }),
    ) as StoreObject;
  }

  /** Returns the cached fields of an entity without changing them. `extract` would copy the entire cache. */
  private valuesOf(id: string): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    this.modify({ id, broadcast: false, fields: (value, { storeFieldName }) => (values[storeFieldName] = value as unknown) });
    return values;
  }
}

/** Maximum number of memoized result parts: several screens' worth. Scrolling through 100,000 rows would otherwise keep 50,000. */
const REMEMBERED_PARTS = 5_000;
cacheSizes["inMemoryCache.executeSelectionSet"] = REMEMBERED_PARTS;
cacheSizes["inMemoryCache.executeSubSelectedArray"] = REMEMBERED_PARTS / 4;

export const createCache = (): LiveCache =>
  new LiveCache({
    typePolicies: {
      Position: mergeSame("lon", "lat"),
      RouteFigures: mergeSame(),
      ClaimEta: mergeSame(),
      FleetVehicle: { keyFields: false },
      MapFeature: { keyFields: false },
      Kpis: { keyFields: [], merge: true },
      LoginInfo: { keyFields: [], merge: true },
      ClaimKpi: { keyFields: ["status"] },
      ResourceKpi: { keyFields: ["status"] },
      LayerKpi: { keyFields: ["layer"] },
    },
  });
