import { InMemoryCache, type OperationVariables, type StoreObject } from "@apollo/client";
import type { Cache } from "@apollo/client";
import { cacheSizes } from "@apollo/client/utilities";
import { ClaimVersionFragmentDoc, SupplierVersionFragmentDoc } from "../gql/graphql";

/** So many entities have gone when what was read of them is forgotten. */
export const FORGOTTEN_TOGETHER = 1_000;

/** Entities whose `version` grows with each change. */
const versioned = new Set(["Claim", "Supplier"]);

const versionOf = { Claim: ClaimVersionFragmentDoc, Supplier: SupplierVersionFragmentDoc };

/** Two answers about the same embedded thing are put together; another thing replaces it. */
const mergeSame = (...keys: string[]) => ({
  keyFields: false as const,
  merge: (existing: StoreObject | undefined, incoming: StoreObject) =>
    existing && keys.every((key) => existing[key] === incoming[key]) ? { ...existing, ...incoming } : incoming,
});

/**
 * Apollo's cache, keyed by `id`, that never goes back: the log gives changes without the order of two versions, and an answer can be
 * overtaken by a change, so what is older than what is here is not written.
 */
export class LiveCache extends InMemoryCache {
  private goneCount = 0;

  override write<TData = unknown, TVariables extends object = object>(
    options: Cache.WriteOptions<TData, TVariables & Record<string, unknown>>,
  ) {
    const written = super.write({ ...options, result: this.withoutOlder(options.result) as typeof options.result });
    // Whatever is written to by its id would stay for ever: each claim that changed once while it was looked at.
    if (written) this.release(written.__ref);
    return written;
  }

  /** What a panel watches by itself stays, also when the answer it came with is forgotten. */
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
   * Removes what nothing refers to. What was read of it is remembered field by field nevertheless, 5 kB of a claim: once so many have gone, the
   * next time forgets all that was read, and what is watched is read once more.
   */
  override gc({ resetResultCache = this.goneCount >= FORGOTTEN_TOGETHER } = {}): string[] {
    const gone = super.gc({ resetResultCache });
    this.goneCount = resetResultCache ? 0 : this.goneCount + gone.length;
    return gone;
  }

  /** The version of the entity here; undefined when it is not here. */
  versionOf(typename: "Claim" | "Supplier", id: string): number | undefined {
    return this.readFragment<{ version: number }>({ id: `${typename}:${id}`, fragment: versionOf[typename] })?.version;
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

  /** The object with the values that are here; what is not here yet is taken from it, and relations that are here are left out of it. */
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

  /** What is here of one entity, by its fields; nothing is changed. `extract` would copy everything that is here. */
  private valuesOf(id: string): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    this.modify({ id, broadcast: false, fields: (value, { storeFieldName }) => (values[storeFieldName] = value as unknown) });
    return values;
  }
}

/**
 * Parts of answers that are remembered, so that they need not be read again: as many as a screen shows several times over. A list of 100,000 rows
 * that is scrolled through would otherwise leave 50,000.
 */
const REMEMBERED_PARTS = 5_000;
cacheSizes["inMemoryCache.executeSelectionSet"] = REMEMBERED_PARTS;
cacheSizes["inMemoryCache.executeSubSelectedArray"] = REMEMBERED_PARTS / 4;

export const createCache = (): LiveCache =>
  new LiveCache({
    typePolicies: {
      // Unique only within their instance or client: kept inside the entity that names them.
      Client: mergeSame("id"),
      Contract: mergeSame("id"),
      Centre: mergeSame("id"),
      Service: mergeSame("id"),
      Position: mergeSame("lon", "lat"),
      // One for each claim.
      RouteFigures: mergeSame(),
      // As it was called then: the same user is called otherwise elsewhere.
      Actor: { keyFields: false },
      FleetVehicle: { keyFields: false },
      // Ids of several kinds of things, counted for each question.
      FilterOption: { keyFields: false },
      FilterName: { keyFields: false },
      MapFeature: { keyFields: false },
      Kpis: { keyFields: [], merge: true },
      LoginInfo: { keyFields: [], merge: true },
      ClaimKpi: { keyFields: ["status"] },
      ResourceKpi: { keyFields: ["status"] },
      LayerKpi: { keyFields: ["layer"] },
    },
  });
