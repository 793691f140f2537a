interface Waiting {
  begin(): void;
  fail(error: Error): void;
}

export class ConcurrencyLimit {
  private running = 0;
  private waiting: Waiting[] = [];

  constructor(private readonly maxConcurrent: number) {}

  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Rejects with `timeout()` if the work does not begin within `maxWaitMs`; 0 is unlimited. Such work never begins. */
  async run<T>(work: () => PromiseLike<T>, maxWaitMs = 0, timeout?: () => Error): Promise<T> {
    if (this.running < this.maxConcurrent) this.running++;
    else await this.turn(maxWaitMs, timeout);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next.begin();
      else this.running--;
    }
  }

  rejectWaiting(error: () => Error): void {
    for (const { fail } of this.waiting.splice(0)) fail(error());
  }

  private turn(maxWaitMs: number, timeout?: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      const expire = (): void => {
        this.waiting = this.waiting.filter((other) => other !== waiting);
        reject(timeout!());
      };
      const timer = maxWaitMs ? setTimeout(expire, maxWaitMs) : undefined;
      const waiting: Waiting = {
        begin() {
          clearTimeout(timer);
          resolve();
        },
        fail(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      this.waiting.push(waiting);
    });
  }
}
