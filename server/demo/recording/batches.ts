import type { Clock } from "../clock";

export interface Batching<T> {
  size: number;
  /** At most one of a key in a batch: the fixes of one vehicle follow each other. */
  keyOf?: (item: T) => string;
  /** When an item may go, milliseconds since 1970; absent: at once. */
  due?: (item: T) => number;
  clock: Clock;
}

/** Items that are due within this time go together, so that a fast replay does not send one by one. Milliseconds. */
const BATCH_WINDOW_MS = 200;

/** Groups a stream into batches to send, each as soon as it is due; the receiver's speed holds the stream back. */
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
