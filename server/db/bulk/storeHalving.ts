import { isDataError } from "../transaction";

/** Stores a batch. On a data error, splits it to isolate the invalid item, for which `reject` gives the result; all others are stored. */
export async function storeHalving<T, R>(
  items: readonly T[],
  store: (items: readonly T[]) => Promise<R[]>,
  reject: (error: unknown) => R,
): Promise<R[]> {
  try {
    return await store(items);
  } catch (error) {
    if (!isDataError(error)) throw error;
    if (items.length === 1) return [reject(error)];
    const half = Math.ceil(items.length / 2);
    return [...(await storeHalving(items.slice(0, half), store, reject)), ...(await storeHalving(items.slice(half), store, reject))];
  }
}
