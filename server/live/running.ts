import type { ExecutionResult } from "graphql";

type Results = AsyncIterableIterator<ExecutionResult>;
type Answer = ExecutionResult | AsyncIterable<ExecutionResult>;

interface Run {
  /** Null: it is being opened. */
  iterator: Followed | null;
  onEnd: () => void;
}

/**
 * What runs on a socket, by the ids that its client chose: from before it is opened until it has ended. graphql-ws forgets an id as soon as its
 * client completes it, while what it stands for may still be opened or answering.
 */
export class Running {
  private readonly runs = new Map<string, Run>();
  private closed = false;

  get size(): number {
    return this.runs.size;
  }

  has(id: string): boolean {
    return this.runs.has(id);
  }

  /** Takes an id that nothing has; `onEnd` is called once what it stands for has ended. */
  begin(id: string, onEnd: () => void): void {
    this.runs.set(id, { iterator: null, onEnd });
  }

  /** Follows what opening answers until it has ended: an error at once, an iterator when it is done or returned. */
  async follow(id: string, open: () => Promise<Answer>): Promise<Answer> {
    const end = (): void => {
      const run = this.runs.get(id);
      this.runs.delete(id);
      run?.onEnd();
    };
    let answer: Answer;
    try {
      answer = await open();
    } catch (error) {
      end();
      throw error;
    }
    if (!(Symbol.asyncIterator in answer)) {
      end();
      return answer;
    }
    const iterator = new Followed(answer as Results, end);
    this.runs.get(id)!.iterator = iterator;
    if (this.closed) void iterator.return();
    return iterator;
  }

  /** Ends everything that runs; what is still being opened ends when it is open. */
  close(): void {
    this.closed = true;
    for (const { iterator } of this.runs.values()) void iterator?.return();
  }
}

/** Hands on what an iterator gives, and says once when it has ended: done, failed, or returned with the last answer no longer being made. */
class Followed implements Results {
  private making = 0;
  private over = false;
  private ended = false;

  constructor(
    private readonly source: Results,
    private readonly onEnd: () => void,
  ) {}

  async next(): Promise<IteratorResult<ExecutionResult>> {
    this.making++;
    try {
      const result = await this.source.next();
      if (result.done) this.over = true;
      return result;
    } catch (error) {
      this.over = true;
      throw error;
    } finally {
      this.making--;
      this.look();
    }
  }

  async return(): Promise<IteratorResult<ExecutionResult>> {
    try {
      return (await this.source.return?.()) ?? { value: undefined, done: true };
    } finally {
      this.over = true;
      this.look();
    }
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private look(): void {
    if (!this.over || this.making > 0 || this.ended) return;
    this.ended = true;
    this.onEnd();
  }
}
