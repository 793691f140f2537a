export interface EntityIds {
  claims: Iterable<string>;
  suppliers: Iterable<string>;
}

/** Claims and suppliers that users of this node are viewing. They are re-evaluated first. */
export class WatchedEntities {
  private readonly sources = new Set<() => Partial<EntityIds>>();

  add(source: () => Partial<EntityIds>): () => void {
    this.sources.add(source);
    return () => void this.sources.delete(source);
  }

  current(): { claims: Set<string>; suppliers: Set<string> } {
    const ids = { claims: new Set<string>(), suppliers: new Set<string>() };
    for (const source of this.sources) {
      const { claims = [], suppliers = [] } = source();
      for (const id of claims) ids.claims.add(id);
      for (const id of suppliers) ids.suppliers.add(id);
    }
    return ids;
  }
}
