import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";

/**
 * At once, and waiting for it. The pool of requests has ten connections (server/db/connect): three requests of a viewer, and three statements
 * of all of these together (server/db/shares), leave room for others, whatever they ask.
 */
export const turnLimits = {
  /** Requests of one viewer, or of one address that nobody is signed in at. */
  requests: { running: 3, waiting: 60 },
  /** Of these, the ones that cost much (server/http/graphql) or bring a large body: each keeps the processor busy for a while. */
  heavy: { running: 1, waiting: 60 },
  /** Looking up who asks, by what it shows: before it is known whose request it is. */
  lookUps: { running: 8, waiting: 100 },
  /** Batches of records that one key sends. */
  records: { running: 3, waiting: 200 },
  /** Messages with positions that one key sends: they wait together for one write. */
  positions: { running: 200, waiting: 2_000 },
} as const;

/** Names a viewer wherever what it does at once is counted. */
export const whoIs = ({ actor }: Viewer): string => `${actor.kind} ${actor.id}`;

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/** Lets so many of each at once, the others in the order they came; beyond the queue it refuses. */
export class Turns {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly limits: { running: number; waiting: number }) {}

  /** Waits for a turn; answers how to end it. Throws TOO_MANY_REQUESTS. `onGone` is called with how to give up waiting. */
  async enter(who: string, onGone?: (giveUp: () => void) => void): Promise<() => void> {
    const queue = this.queueOf(who);
    if (queue.running < this.limits.running) queue.running++;
    else await this.wait(queue, onGone);
    return this.endOf(who, queue);
  }

  /** For who had a turn and gave it up for a while: it comes next, and is not refused. */
  async enterAgain(who: string): Promise<() => void> {
    const queue = this.queueOf(who);
    if (queue.running < this.limits.running) queue.running++;
    else await new Promise<void>((go) => queue.waiting.unshift(go));
    return this.endOf(who, queue);
  }

  private queueOf(who: string): Queue {
    const queue = this.queues.get(who) ?? { running: 0, waiting: [] };
    this.queues.set(who, queue);
    return queue;
  }

  private endOf(who: string, queue: Queue): () => void {
    let ended = false;
    return () => {
      if (!ended) this.end(who, queue);
      ended = true;
    };
  }

  /** Does something when it is its turn. */
  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    const end = await this.enter(who);
    try {
      return await work();
    } finally {
      end();
    }
  }

  private wait({ waiting }: Queue, onGone?: (giveUp: () => void) => void): Promise<void> {
    if (waiting.length >= this.limits.waiting) return Promise.reject(new AppError("TOO_MANY_REQUESTS", { most: this.limits.running }));
    return new Promise((go, gone) => {
      waiting.push(go);
      onGone?.(() => {
        const place = waiting.indexOf(go);
        if (place < 0) return;
        waiting.splice(place, 1);
        gone(new AppError("TOO_MANY_REQUESTS", { most: this.limits.running }));
      });
    });
  }

  /**
   * The turn goes on to whoever waits longest, after what else there is to do by then: much work that waits for nothing, one after the other,
   * would keep everybody waiting.
   */
  private end(who: string, queue: Queue): void {
    setImmediate(() => {
      const next = queue.waiting.shift();
      if (next) return next();
      queue.running--;
      if (queue.running === 0) this.queues.delete(who);
    });
  }
}
