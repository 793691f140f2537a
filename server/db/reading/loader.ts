import DataLoader from "dataloader";
import type { Reader } from "../connect";
import { gatheredReads } from "./gatheredReads";

/** What the loaders of a context belong to: the context itself, or its present answer. */
const answers = new WeakMap<object, object>();

/** A subscription's context outlives its answers: each begins with loaders that have loaded nothing. */
export const freshLoaders = (ctx: object): void => void answers.set(ctx, {});

/**
 * A loader per request: `perRequest(batch)(ctx).load(id)` gathers the ids of one tick into one read, and the reads of all its loaders of one tick
 * into one statement: `batch` reads from the database that it is given.
 */
export function perRequest<Context extends { db: Reader }, Key, Value>(
  batch: (db: Reader, keys: readonly Key[], ctx: Context) => Promise<Value[]>,
) {
  const loaders = new WeakMap<object, DataLoader<Key, Value>>();
  return (ctx: Context): DataLoader<Key, Value> => {
    const answer = answers.get(ctx) ?? ctx;
    let loader = loaders.get(answer);
    if (!loader) loaders.set(answer, (loader = new DataLoader((keys) => batch(readsOf(answer, ctx.db), keys, ctx))));
    return loader;
  };
}

const reads = new WeakMap<object, Reader>();
function readsOf(answer: object, db: Reader): Reader {
  let gathered = reads.get(answer);
  if (!gathered) reads.set(answer, (gathered = gatheredReads(db)));
  return gathered;
}

/** Rows of each key, in the order of the keys: what a loader of lists answers. */
export function groupByKey<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): Row[][] {
  const groups = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))!.push(row);
  return keys.map((key) => groups.get(key)!);
}
