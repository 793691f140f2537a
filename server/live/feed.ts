import { EventEmitter } from "node:events";
import type { Announcer } from "../changes/announcer";
import { Follower } from "../changes/follower";
import type { Entry } from "../changes/read";
import { readSnapshot } from "../changes/snapshot";
import type { Board } from "../board/board";
import type { Db } from "../db/connect";
import type { Log } from "../platform/log";

/** Keeps this node's board equal to the database: one snapshot, then the change log for ever. Tells whoever listens what came. */
export class Feed {
  private readonly events = new EventEmitter().setMaxListeners(0);
  private constructor(
    readonly board: Board,
    readonly follower: Follower,
    private upTo: number,
  ) {}

  /** By this process's clock: everything that was written until then is on the board. The heartbeats of the log move it on. */
  get followedAt(): number {
    return this.upTo;
  }

  /** Milliseconds since then: at most some seconds, however quiet the log is, unless the board stands still. */
  get behind(): number {
    return Date.now() - this.upTo;
  }

  static async start(db: Db, announcer: Announcer, log: Log, board: Board): Promise<Feed> {
    const begun = Date.now();
    const cursor = await readSnapshot(db, {
      supplier: (state) => void board.applySupplier(state),
      position: (state) => void board.applyPosition(state),
      claim: (state) => void board.applyClaim(state),
    });
    const feed: Feed = new Feed(board, new Follower(db, log, cursor, (entries) => feed.take(entries)), begun);
    announcer.onGrown(() => feed.follower.wake());
    feed.follower.start();
    return feed;
  }

  /** Entries in the log's order, after the board has taken them in. Answers how to stop listening. */
  onEntries(listener: (entries: Entry[]) => void): () => void {
    this.events.on("entries", listener);
    return () => this.events.off("entries", listener);
  }

  stop(): void {
    this.follower.stop();
  }

  private take(entries: Entry[]): void {
    for (const { change } of entries) this.board.apply(change);
    // Heartbeats alone: any other row would tell those who may not see it that something was written just now.
    const beat = entries.findLast(({ change }) => change.kind === "heartbeat");
    if (beat) this.upTo = beat.writtenAt;
    this.events.emit("entries", entries);
  }
}
