import type { LRUCache } from "lru-cache";

/** `false` and 0 are values; only an absent one is made. */
export function getOrMake<Value extends {}>(cache: LRUCache<string, Value>, key: string, make: () => Value): Value {
  let value = cache.get(key);
  if (value === undefined) cache.set(key, (value = make()));
  return value;
}
