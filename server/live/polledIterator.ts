/**
 * Yields values of a polled source when `nameOf` changes. Reads only on demand and at most once per interval. `return` settles
 * immediately.
 */
export class PolledIterator<T> implements AsyncIterableIterator<T> {
  private name: string | undefined;
  private readAtMs = -Infinity;
  private stop: (() => void) | undefined;
  private done = false;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly nameOf: (value: T) => string,
    private readonly intervalMs: number,
  ) {}

  async next(): Promise<IteratorResult<T>> {
    for (;;) {
      await this.pause(this.readAtMs + this.intervalMs - performance.now());
      if (this.done) return { value: undefined, done: true };
      const value = await this.read();
      this.readAtMs = performance.now();
      const name = this.nameOf(value);
      if (this.done) return { value: undefined, done: true };
      if (name !== this.name) {
        this.name = name;
        return { value, done: false };
      }
    }
  }

  private pause(ms: number): Promise<void> {
    if (ms <= 0 || this.done) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.stop = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return(): Promise<IteratorResult<T>> {
    this.done = true;
    this.stop?.();
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
