import { isDataError } from "../transaction";

/**
 * Stores a batch and answers what became of each item. What the database cannot store in spite of all checks is found by halving the batch:
 * `reject` answers for that item alone, the others are stored.
 */
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
