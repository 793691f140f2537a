import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { feedAfter, type FeedKind, feedLimits, silentFrom } from "../../schema/rules/alarms/feeds";
import { inList } from "../db/inList";
import { upsertRows } from "../db/rows";
import { feeds } from "../db/tables/alarms";
import { transaction, type Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";

const TICK_MS = 1_000;

interface Noted {
  keyId: string;
  kind: FeedKind;
  /** Milliseconds since 1970. */
  lastAt: number;
}

/** Who has sent claims or positions to this node: noted in memory with each message, written down every twenty seconds. */
export class FeedBook {
  private noted = new Map<string, Noted>();
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

  /** Notes that a key has sent something. */
  note(keyId: string, kind: FeedKind): void {
    this.noted.set(`${keyId} ${kind}`, { keyId, kind, lastAt: this.work.clock.now() });
  }

  /** A clock that was set back is no reason to wait. */
  private isDueAt(now: number): boolean {
    return now < this.writtenAtMs || now >= this.writtenAtMs + feedLimits.noteMs;
  }

  private async write(): Promise<void> {
    const noted = [...this.noted.values()];
    if (!noted.length) return;
    this.noted = new Map();
    this.writtenAtMs = this.work.clock.now();
    const { db, clock } = this.work;
    await transaction({ db, clock }, async (tx) => {
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
        .for("update");
      const rows = noted.map(({ keyId, kind, lastAt }) => {
        const stored = known.find((feed) => feed.keyId === keyId && feed.kind === kind);
        const feed = feedAfter(stored ? { ...stored, lastAt: stored.lastAt.getTime() } : null, lastAt);
        const silentAt = silentFrom(feed);
        const written = { ...feed, lastAt: new Date(feed.lastAt), silentFrom: silentAt === null ? null : new Date(silentAt) };
        return { id: stored?.id ?? uuidv7(), keyId, kind, ...written };
      });
      await upsertRows(tx, feeds, rows, sql`true`);
    });
  }
}
