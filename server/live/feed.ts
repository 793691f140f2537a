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
  ) {}

  static async start(db: Db, announcer: Announcer, log: Log, board: Board): Promise<Feed> {
    const cursor = await readSnapshot(db, {
      supplier: (state) => void board.applySupplier(state),
      position: (state) => void board.applyPosition(state),
      claim: (state) => void board.applyClaim(state),
    });
    const feed: Feed = new Feed(board, new Follower(db, log, cursor, (entries) => feed.take(entries)));
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
    this.events.emit("entries", entries);
  }
}
