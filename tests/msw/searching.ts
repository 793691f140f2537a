import {
  claimSearchKinds,
  isFound,
  type SearchMatch,
  searchKeys,
  searchStarts,
  supplierSearchKinds,
} from "../../schema/rules/search/searchKinds";
import { matchesTitle } from "../../schema/rules/search/searchText";
import type { Db } from "./db";

export interface SearchDb {
  /** Towns of the gazetteer. */
  places: { name: string; area: string | null; position: { lon: number; lat: number } }[];
  /** Results of an external service; null: none is configured. */
  outside: SearchDb["places"] | null;
  /** The service does not answer. */
  isServiceDown?: true;
  /** Near to where places were asked for last. */
  near: { lon: number; lat: number } | null;
  /** Texts that were asked for, in order. */
  texts: string[];
  /** Each answer waits for this, but for those of the gazetteer. */
  held?: (text: string) => Promise<void> | void;
}

export const createSearchDb = (): SearchDb => ({ places: [], outside: null, near: null, texts: [] });

type Kinds = Parameters<typeof searchStarts>[0];

function matchOf(kinds: Kinds, text: string, values: Record<string, unknown>): SearchMatch | undefined {
  const known = Object.fromEntries(kinds.map(({ field }) => [field, (values[field] as string | null | undefined) ?? null]));
  const keys = searchKeys(kinds, known);
  return searchStarts(kinds, text, () => false).find((start) => keys.some((key) => isFound(key, start)))?.match;
}

export const searching = (db: Db) => ({
  async search({ text }: { text: string }) {
    db.search.texts.push(text);
    await db.search.held?.(text);
    const claims = [...db.claims.values()].map((claim) => ({
      supplier: null,
      claim,
      matched: matchOf(claimSearchKinds, text, claim),
    }));
    const suppliers = [...db.suppliers.values()].map((supplier) => ({
      claim: null,
      supplier,
      matched: matchOf(supplierSearchKinds, text, supplier),
    }));
    return [...claims, ...suppliers].filter(({ matched }) => matched !== undefined);
  },
  async places({ text, near, outside }: { text: string; near: SearchDb["near"]; outside: boolean }) {
    db.search.near = near;
    if (outside) await db.search.held?.(text);
    const { places, outside: known } = db.search;
    const isFromService = outside && known !== null && !db.search.isServiceDown;
    const found = isFromService ? known : places.filter(({ name }) => matchesTitle(name, text));
    return {
      places: found.map((place) => ({ ...place, position: { at: null, ...place.position } })),
      isFromService,
      service: known && !outside ? "PHOTON" : null,
    };
  },
});
