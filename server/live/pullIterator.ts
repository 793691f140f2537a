/**
 * An iterator whose values are made when they are asked for: `make` answers a value or null for "nothing yet", and is asked again when
 * `wake` is called. A reader that is slow asks less often and gets the newest state: nothing piles up. `return` settles at once, which an
 * `async function*` that waits does not.
 */
export class PullIterator<T> implements AsyncIterableIterator<T> {
  private resolveNext: ((result: IteratorResult<T>) => void) | null = null;
  private rejectNext: ((error: unknown) => void) | null = null;
  private done = false;

  constructor(
    private readonly produce: () => T | null,
    private readonly onEnd: () => void,
  ) {}

  wake(): void {
    if (!this.resolveNext || this.done) return;
    try {
      const value = this.produce();
      if (value === null) return;
      const resolve = this.resolveNext;
      this.resolveNext = this.rejectNext = null;
      resolve({ value, done: false });
    } catch (error) {
      this.rejectNext?.(error);
      void this.return();
    }
  }

  next(): Promise<IteratorResult<T>> {
    if (this.done) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve, reject) => {
      this.resolveNext = resolve;
      this.rejectNext = reject;
      this.wake();
    });
  }

  return(): Promise<IteratorResult<T>> {
    if (!this.done) {
      this.done = true;
      this.resolveNext?.({ value: undefined, done: true });
      this.resolveNext = null;
      this.onEnd();
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  throw(error: unknown): Promise<IteratorResult<T>> {
    void this.return();
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
