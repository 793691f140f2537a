import DataLoader from "dataloader";

/** A loader per request: `perRequest(batch)(ctx).load(id)` gathers the ids of one tick into one statement. */
export function perRequest<Context extends object, Key, Value>(batch: (ctx: Context, keys: readonly Key[]) => Promise<Value[]>) {
  const loaders = new WeakMap<Context, DataLoader<Key, Value>>();
  return (ctx: Context): DataLoader<Key, Value> => {
    let loader = loaders.get(ctx);
    if (!loader) loaders.set(ctx, (loader = new DataLoader((keys) => batch(ctx, keys))));
    return loader;
  };
}
