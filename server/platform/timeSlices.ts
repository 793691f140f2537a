import { setImmediate } from "node:timers/promises";

/** Lets everything else that waits in this process go first. */
export const yieldToEventLoop = (): Promise<void> => setImmediate();

/** How long long work may keep the process to itself, milliseconds. */
const TIME_BUDGET_MS = 4;

/**
 * Does long work in slices, so that nothing else waits: `work` yields wherever it may be interrupted. Throws what the signal says when it
 * comes in between.
 */
export async function runInTimeSlices<T>(work: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  for (let begun = performance.now(); ;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - begun < TIME_BUDGET_MS) continue;
    await yieldToEventLoop();
    signal?.throwIfAborted();
    begun = performance.now();
  }
}
