import type { Clock } from "../clock";

export interface Batching<T> {
  size: number;
  /** A batch contains a key at most once, so that fixes of a vehicle stay in order. */
  keyOf?: (item: T) => string;
  /** Due time of an item, milliseconds since 1970; absent for immediately. */
  due?: (item: T) => number;
  clock: Clock;
}

/** Items due within this time, in milliseconds, are sent together, so that a fast replay does not send them one by one. */
const BATCH_WINDOW_MS = 200;

export async function* batches<T>(items: AsyncIterable<T>, { size, keyOf, due, clock }: Batching<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  const keys = new Set<string>();
  const takeBatch = (): T[] => {
    const full = batch;
    batch = [];
    keys.clear();
    return full;
  };
  for await (const item of items) {
    const at = due?.(item) ?? 0;
    if (at > clock.now() && batch.length > 0) yield takeBatch();
    while (at > clock.now()) await clock.wait(Math.max(at - clock.now(), BATCH_WINDOW_MS));
    const key = keyOf?.(item);
    if (batch.length >= size || (key !== undefined && keys.has(key))) yield takeBatch();
    if (key !== undefined) keys.add(key);
    batch.push(item);
  }
  if (batch.length > 0) yield takeBatch();
}
