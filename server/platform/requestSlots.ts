import { SECOND_MS } from "../../schema/rules/durations";
import { AppError } from "./errors";
import type { Viewer } from "./viewer";

/**
 * Concurrent and waiting requests. Ten connections serve requests (server/db/open.ts); three per viewer, with at most three statements
 * (server/db/viewerPools.ts), leave room for others.
 */
export const requestSlotLimits = {
  requests: { running: 3, waiting: 60 },
  heavy: { running: 1, waiting: 60 },
  /** Authentications per credential, before the viewer is known. */
  authentications: { running: 8, waiting: 100 },
  /** Concurrent batches per key. A body occupies a slot only while a batch is stored. */
  records: { running: 3, waiting: 200 },
  /** Open NDJSON bodies per key; streams may stay open for hours. */
  recordStreams: { running: 60, waiting: 200 },
  recordArrays: { running: 3, waiting: 200 },
  recordBodies: { running: 200, waiting: 0 },
  /** Transactions of all senders. A waiting sender is not read, which limits memory and load. */
  recordBatches: { running: 4, waiting: 1_000 },
  positions: { running: 200, waiting: 2_000 },
} as const;

/** Maximum wait of an ingest request for a slot, in milliseconds; then it gets 503 with Retry-After. */
export const MAX_INGEST_WAIT_MS = 5 * SECOND_MS;

export const viewerKey = ({ actor }: Viewer): string => `${actor.kind} ${actor.id}`;

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/** Limits concurrent work per key in FIFO order, and rejects when the queue is full. */
export class RequestSlots {
  private readonly queues = new Map<string, Queue>();

  constructor(
    private readonly limits: { running: number; waiting: number },
    private readonly refusal: "TOO_MANY_REQUESTS" | "UNAVAILABLE" = "TOO_MANY_REQUESTS",
    private readonly onTimeout: (key: string, counts: { running: number; waiting: number }) => void = () => undefined,
  ) {}

  get quota(): number {
    return this.limits.running + this.limits.waiting;
  }

  /** How many further requests of a key would be accepted after the next one. */
  remaining(key: string): number {
    const { running = 0, waiting = [] } = this.queues.get(key) ?? {};
    return Math.max(0, this.quota - running - waiting.length - 1);
  }

  get waitingByKey(): Map<string, number> {
    const entries = [...this.queues].map(([key, { waiting }]) => [key, waiting.length] as const);
    return new Map(entries.filter(([, count]) => count > 0));
  }

  /**
   * Waits for a slot and returns its release function. Throws the rejection, or UNAVAILABLE after `maxWaitMs`. `onGone` receives a
   * function that cancels the wait.
   */
  async acquire(key: string, onGone?: (giveUp: () => void) => void, maxWaitMs?: number): Promise<() => void> {
    const queue = this.queueOf(key);
    if (queue.running < this.limits.running) queue.running++;
    else if (maxWaitMs === undefined) await this.waitForSlot(queue, onGone);
    else await this.waitAtMost(maxWaitMs, key, queue);
    return this.releaseOnce(key, queue);
  }

  /** For requests that released their slot temporarily: placed first in the queue and never rejected. */
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

  async run<T>(key: string, work: () => Promise<T>, maxWaitMs?: number): Promise<T> {
    const releaseSlot = await this.acquire(key, undefined, maxWaitMs);
    try {
      return await work();
    } finally {
      releaseSlot();
    }
  }

  private async waitAtMost(maxWaitMs: number, key: string, queue: Queue): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    let isTimedOut = false;
    try {
      await this.waitForSlot(queue, (giveUp) => {
        timer = setTimeout(() => {
          isTimedOut = true;
          giveUp();
        }, maxWaitMs);
      });
    } catch (error) {
      if (!isTimedOut) throw error;
      this.onTimeout(key, { running: queue.running, waiting: queue.waiting.length });
      throw new AppError("UNAVAILABLE");
    } finally {
      clearTimeout(timer);
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

  /** Deferred to the next turn, so that a chain of synchronous requests does not block the event loop. */
  private release(key: string, queue: Queue): void {
    setImmediate(() => {
      const next = queue.waiting.shift();
      if (next) return next();
      queue.running--;
      if (queue.running === 0) this.queues.delete(key);
    });
  }
}
