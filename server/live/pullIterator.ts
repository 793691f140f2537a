/**
 * Produces values on demand: `produce` returns a value or `null`, and is called again after `wake`. Slow readers skip states. `return`
 * settles immediately, unlike an async generator's.
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
