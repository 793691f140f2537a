import { setImmediate } from "node:timers/promises";

export const yieldToEventLoop = (): Promise<void> => setImmediate();

const TIME_BUDGET_MS = 4;

/** Runs a generator in time slices; `work` yields where it may be interrupted. Throws the signal's reason if it is aborted. */
export async function runInTimeSlices<T>(work: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  for (let sliceStartMs = performance.now(); ;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - sliceStartMs < TIME_BUDGET_MS) continue;
    await yieldToEventLoop();
    signal?.throwIfAborted();
    sliceStartMs = performance.now();
  }
}
