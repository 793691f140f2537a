import { setImmediate } from "node:timers/promises";

/** How long long work may keep the process to itself, milliseconds. */
const slice = 4;

/**
 * Does long work in slices, so that nothing else waits: `work` yields wherever it may be interrupted. Throws what the signal says when it
 * comes in between.
 */
export async function inSlices<T>(work: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  for (let begun = performance.now(); ;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - begun < slice) continue;
    await setImmediate();
    signal?.throwIfAborted();
    begun = performance.now();
  }
}
