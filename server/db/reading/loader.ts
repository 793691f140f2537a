import DataLoader from "dataloader";
import type { Reader } from "../connect";
import { gatheredReads } from "./gatheredReads";

const answers = new WeakMap<object, object>();

/** Resets the loaders of a subscription before each event. */
export const freshLoaders = (ctx: object): void => void answers.set(ctx, {});

/**
 * Creates a DataLoader per request. Reads of all loaders in one tick become one statement, so `batch` must read through the given `db`.
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

export function groupByKey<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): Row[][] {
  const groups = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))!.push(row);
  return keys.map((key) => groups.get(key)!);
}
