import { uuidv7 } from "uuidv7";
import { feedAfter, type FeedKind, feedLimits, silentFrom } from "../../schema/rules/alarms/feeds";
import { inList } from "../db/inList";
import type { Tx } from "../db/connect";
import { insertNewRows, replaceRows } from "../db/bulk/rows";
import { feeds } from "../db/tables/alarms";
import { transaction, type Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";

const TICK_MS = 1_000;

interface Noted {
  keyId: string;
  kind: FeedKind;
  /** Milliseconds since 1970. */
  lastAt: number;
  /** Whether a message began since it was written down last; a long one that goes on is no other. */
  hasNewMessage: boolean;
}

/** Who has sent claims or positions to this node: noted in memory with each message, written down every twenty seconds. */
export class FeedBook {
  private readonly noted = new Map<string, Noted>();
  private writtenAtMs: number;
  private readonly worker: Worker;

  constructor(private readonly work: Work & WorkerDeps) {
    this.writtenAtMs = work.clock.now();
    this.worker = new Worker(
      {
        name: "feeds",
        intervalMs: TICK_MS,
        startDelayMs: TICK_MS,
        isDue: () => this.noted.size > 0 && this.isDueAt(work.clock.now()),
        run: async () => {
          await this.write();
          return "idle";
        },
        failureText: "who sends data could not be written down; it is tried again",
        onStop: () => this.write(),
      },
      work,
    );
  }

  start(): void {
    this.worker.start();
  }

  async stop(): Promise<void> {
    await this.worker.stop();
  }

  /** Notes that a key has sent something: a message, or more of one that was noted before. */
  note(keyId: string, kind: FeedKind, isNewMessage = true): void {
    const id = `${keyId} ${kind}`;
    const hasNewMessage = isNewMessage || (this.noted.get(id)?.hasNewMessage ?? false);
    this.noted.set(id, { keyId, kind, lastAt: this.work.clock.now(), hasNewMessage });
  }

  /** A clock that was set back is no reason to wait. */
  private isDueAt(now: number): boolean {
    return now < this.writtenAtMs || now >= this.writtenAtMs + feedLimits.noteMs;
  }

  /** What could not be written is written with the next. */
  private async write(): Promise<void> {
    const noted = [...this.noted];
    if (!noted.length) return;
    const now = this.work.clock.now();
    const { db, clock } = this.work;
    await transaction({ db, clock }, (tx) =>
      writeFeeds(
        tx,
        noted.map(([, one]) => one),
      ),
    );
    this.writtenAtMs = now;
    for (const [id, one] of noted) if (this.noted.get(id) === one) this.noted.delete(id);
  }
}

/** Throws ConcurrentInsertError when another node has just written down a feed that was not known. */
async function writeFeeds(tx: Tx, noted: readonly Noted[]): Promise<void> {
  const known = await tx
    .select()
    .from(feeds)
    .where(
      inList(
        feeds.keyId,
        noted.map(({ keyId }) => keyId),
      ),
    )
    .orderBy(feeds.id)
    .for("no key update");
  const rows = noted.map(({ keyId, kind, lastAt, hasNewMessage }) => {
    const stored = known.find((feed) => feed.keyId === keyId && feed.kind === kind);
    const feed = feedAfter(stored ? { ...stored, lastAt: stored.lastAt.getTime() } : null, lastAt, hasNewMessage);
    const silentAt = silentFrom(feed);
    const written = { ...feed, lastAt: new Date(feed.lastAt), silentFrom: silentAt === null ? null : new Date(silentAt) };
    return { stored, row: { id: stored?.id ?? uuidv7(), keyId, kind, ...written } };
  });
  const rowsOf = (isStored: boolean) => rows.filter(({ stored }) => (stored !== undefined) === isStored).map(({ row }) => row);
  await replaceRows(tx, feeds, rowsOf(true));
  await insertNewRows(tx, feeds, rowsOf(false));
}
