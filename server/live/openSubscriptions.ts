import type { ExecutionResult } from "graphql";

type Results = AsyncIterableIterator<ExecutionResult>;
type Answer = ExecutionResult | AsyncIterable<ExecutionResult>;

interface OpenSubscription {
  /** Null: it is being opened. */
  iterator: TrackedIterator | null;
  onEnd: () => void;
}

/**
 * What runs on a socket, by the ids that its client chose: from before it is opened until it has ended. graphql-ws forgets an id as soon as its
 * client completes it, while what it stands for may still be opened or answering.
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

  /** Takes an id that nothing has; `onEnd` is called once what it stands for has ended. */
  begin(id: string, onEnd: () => void): void {
    this.subscriptions.set(id, { iterator: null, onEnd });
  }

  /** Follows what opening answers until it has ended: an error at once, an iterator when it is done or returned. */
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

  /** Ends everything that runs; what is still being opened ends when it is open. */
  close(): void {
    this.closed = true;
    for (const { iterator } of this.subscriptions.values()) void iterator?.return();
  }
}

/** Hands on what an iterator gives, and says once when it has ended: done, failed, or returned with the last answer no longer being made. */
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
