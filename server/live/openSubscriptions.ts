import type { ExecutionResult } from "graphql";

type Results = AsyncIterableIterator<ExecutionResult>;
type Answer = ExecutionResult | AsyncIterable<ExecutionResult>;

interface OpenSubscription {
  iterator: TrackedIterator | null;
  onEnd: () => void;
}

/**
 * Subscriptions of a socket by client-chosen ID, until they have really ended. graphql-ws forgets an ID on completion, while its source
 * may still be opening or executing.
 */
export class OpenSubscriptions {
  private readonly subscriptions = new Map<string, OpenSubscription>();
  private closed = false;

  get size(): number {
    return this.subscriptions.size;
  }

  has(id: string): boolean {
    return this.subscriptions.has(id);
  }

  begin(id: string, onEnd: () => void): void {
    this.subscriptions.set(id, { iterator: null, onEnd });
  }

  /** Follows a subscription until its end: immediately for errors, otherwise when the iterator is done or returned. */
  async track(id: string, open: () => Promise<Answer>): Promise<Answer> {
    const finish = (): void => {
      const run = this.subscriptions.get(id);
      this.subscriptions.delete(id);
      run?.onEnd();
    };
    let answer: Answer;
    try {
      answer = await open();
    } catch (error) {
      finish();
      throw error;
    }
    if (!(Symbol.asyncIterator in answer)) {
      finish();
      return answer;
    }
    const iterator = new TrackedIterator(answer as Results, finish);
    this.subscriptions.get(id)!.iterator = iterator;
    if (this.closed) void iterator.return();
    return iterator;
  }

  close(): void {
    this.closed = true;
    for (const { iterator } of this.subscriptions.values()) void iterator?.return();
  }
}

/** Calls `onEnd` once: when the source is done, failed or returned, and no read is pending. */
class TrackedIterator implements Results {
  private pendingReads = 0;
  private isSourceDone = false;
  private ended = false;

  constructor(
    private readonly source: Results,
    private readonly onEnd: () => void,
  ) {}

  async next(): Promise<IteratorResult<ExecutionResult>> {
    this.pendingReads++;
    try {
      const result = await this.source.next();
      if (result.done) this.isSourceDone = true;
      return result;
    } catch (error) {
      this.isSourceDone = true;
      throw error;
    } finally {
      this.pendingReads--;
      this.endWhenDone();
    }
  }

  async return(): Promise<IteratorResult<ExecutionResult>> {
    try {
      return (await this.source.return?.()) ?? { value: undefined, done: true };
    } finally {
      this.isSourceDone = true;
      this.endWhenDone();
    }
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private endWhenDone(): void {
    if (!this.isSourceDone || this.pendingReads > 0 || this.ended) return;
    this.ended = true;
    this.onEnd();
  }
}
