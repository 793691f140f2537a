import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";

/**
 * At once, and waiting for it. The pool of requests has ten connections (server/db/connect): three requests of a viewer, and three statements
 * of all of these together (server/db/shares), leave room for others, whatever they ask.
 */
export const requestSlotLimits = {
  /** Requests of one viewer, or of one address that nobody is signed in at. */
  requests: { running: 3, waiting: 60 },
  /** Of these, the ones that cost much (server/http/graphql) or bring a large body: each keeps the processor busy for a while. */
  heavy: { running: 1, waiting: 60 },
  /** Looking up who asks, by what it shows: before it is known whose request it is. */
  authentications: { running: 8, waiting: 100 },
  /** Bodies of records that one key sends. */
  records: { running: 3, waiting: 200 },
  /** Those of all keys together: a stream that never ends holds its place. */
  recordBodies: { running: 200, waiting: 0 },
  /** Transactions with records, whoever sends them: who waits for one reads no further, and the others have the processor and the database. */
  recordBatches: { running: 4, waiting: 1_000 },
  /** Messages with positions that one key sends: they wait together for one write. */
  positions: { running: 200, waiting: 2_000 },
} as const;

/** Names a viewer wherever what it does at once is counted. */
export const viewerKey = ({ actor }: Viewer): string => `${actor.kind} ${actor.id}`;

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/** Lets so many of each at once, the others in the order they came; beyond the queue it refuses: who asks too much, or for all that there is. */
export class RequestSlots {
  private readonly queues = new Map<string, Queue>();

  constructor(
    private readonly limits: { running: number; waiting: number },
    private readonly refusal: "TOO_MANY_REQUESTS" | "UNAVAILABLE" = "TOO_MANY_REQUESTS",
  ) {}

  /** Waits for a turn; answers how to end it. Throws the refusal. `onGone` is called with how to give up waiting. */
  async acquire(key: string, onGone?: (giveUp: () => void) => void): Promise<() => void> {
    const queue = this.queueOf(key);
    if (queue.running < this.limits.running) queue.running++;
    else await this.waitForSlot(queue, onGone);
    return this.releaseOnce(key, queue);
  }

  /** For who had a turn and gave it up for a while: it comes next, and is not refused. */
  async reacquire(key: string): Promise<() => void> {
    const queue = this.queueOf(key);
    if (queue.running < this.limits.running) queue.running++;
    else await new Promise<void>((resolve) => queue.waiting.unshift(resolve));
    return this.releaseOnce(key, queue);
  }

  private queueOf(who: string): Queue {
    const queue = this.queues.get(who) ?? { running: 0, waiting: [] };
    this.queues.set(who, queue);
    return queue;
  }

  private releaseOnce(key: string, queue: Queue): () => void {
    let isReleased = false;
    return () => {
      if (!isReleased) this.release(key, queue);
      isReleased = true;
    };
  }

  /** Does something when it is its turn. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const releaseSlot = await this.acquire(key);
    try {
      return await work();
    } finally {
      releaseSlot();
    }
  }

  private waitForSlot({ waiting }: Queue, onGone?: (giveUp: () => void) => void): Promise<void> {
    if (waiting.length >= this.limits.waiting) return Promise.reject(this.refused());
    return new Promise((resolve, reject) => {
      waiting.push(resolve);
      onGone?.(() => {
        const place = waiting.indexOf(resolve);
        if (place < 0) return;
        waiting.splice(place, 1);
        reject(this.refused());
      });
    });
  }

  private refused(): AppError {
    return this.refusal === "UNAVAILABLE" ? new AppError("UNAVAILABLE") : new AppError("TOO_MANY_REQUESTS", { most: this.limits.running });
  }

  /**
   * The turn goes on to whoever waits longest, after what else there is to do by then: much work that waits for nothing, one after the other,
   * would keep everybody waiting.
   */
  private release(key: string, queue: Queue): void {
    setImmediate(() => {
      const next = queue.waiting.shift();
      if (next) return next();
      queue.running--;
      if (queue.running === 0) this.queues.delete(key);
    });
  }
}
