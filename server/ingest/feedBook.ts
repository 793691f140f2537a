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
  lastAt: number;
  /** True if a message started since the last write; a message that continues does not count again. */
  hasNewMessage: boolean;
}

/** Records which API keys send claims or positions: in memory per message, in the database every twenty seconds. */
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
        failureText: "Storing the last messages of feeds failed; retrying",
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

  note(keyId: string, kind: FeedKind, isNewMessage = true): void {
    const id = `${keyId} ${kind}`;
    const hasNewMessage = isNewMessage || (this.noted.get(id)?.hasNewMessage ?? false);
    this.noted.set(id, { keyId, kind, lastAt: this.work.clock.now(), hasNewMessage });
  }

  /** Also true after the clock was set back. */
  private isDueAt(now: number): boolean {
    return now < this.writtenAtMs || now >= this.writtenAtMs + feedLimits.noteMs;
  }

  private async write(): Promise<void> {
    const entries = [...this.noted];
    if (!entries.length) return;
    const now = this.work.clock.now();
    const { db, clock } = this.work;
    await transaction({ db, clock }, (tx) =>
      writeFeeds(
        tx,
        entries.map(([, entry]) => entry),
      ),
    );
    this.writtenAtMs = now;
    for (const [id, entry] of entries) if (this.noted.get(id) === entry) this.noted.delete(id);
  }
}

async function writeFeeds(tx: Tx, entries: readonly Noted[]): Promise<void> {
  const storedFeeds = await tx
    .select()
    .from(feeds)
    .where(
      inList(
        feeds.keyId,
        entries.map(({ keyId }) => keyId),
      ),
    )
    .orderBy(feeds.id)
    .for("no key update");
  const rows = entries.map(({ keyId, kind, lastAt, hasNewMessage }) => {
    const stored = storedFeeds.find((feed) => feed.keyId === keyId && feed.kind === kind);
    const feed = feedAfter(stored ? { ...stored, lastAt: stored.lastAt.getTime() } : null, lastAt, hasNewMessage);
    const silentAt = silentFrom(feed);
    const written = { ...feed, lastAt: new Date(feed.lastAt), silentFrom: silentAt === null ? null : new Date(silentAt) };
    return { stored, row: { id: stored?.id ?? uuidv7(), keyId, kind, ...written } };
  });
  const rowsOf = (isStored: boolean) => rows.filter(({ stored }) => (stored !== undefined) === isStored).map(({ row }) => row);
  await replaceRows(tx, feeds, rowsOf(true));
  await insertNewRows(tx, feeds, rowsOf(false));
}
