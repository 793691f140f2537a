import { EventEmitter } from "node:events";
import type { Announcer } from "../changes/announcer";
import { Follower } from "../changes/follower";
import type { ChangeEntry } from "../changes/readEntries";
import { readSnapshot } from "../changes/snapshot";
import type { Board } from "../board/board";
import type { Db } from "../db/connect";
import type { Log } from "../platform/log";

/** Keeps this node's board equal to the database: one snapshot, then the change log for ever. Notifies whoever listens of what came. */
export class BoardSync {
  private readonly events = new EventEmitter().setMaxListeners(0);
  private constructor(
    readonly board: Board,
    readonly follower: Follower,
    private followedUntil: number,
  ) {}

  /** By this process's clock: everything that was written until then is on the board. The heartbeats of the log move it on. */
  get followedAt(): number {
    return this.followedUntil;
  }

  /** Milliseconds since then: at most some seconds, however quiet the log is, unless the board stands still. */
  get lagMs(): number {
    return Date.now() - this.followedUntil;
  }

  static async start({ db, vitalDb }: { db: Db; vitalDb: Db }, announcer: Announcer, log: Log, board: Board): Promise<BoardSync> {
    const startedAt = Date.now();
    const cursor = await readSnapshot(db, {
      supplier: (state) => void board.applySupplier(state),
      position: (state) => void board.applyPosition(state),
      claim: (state) => void board.applyClaim(state),
    });
    const boardSync: BoardSync = new BoardSync(
      board,
      new Follower(vitalDb, log, cursor, (entries) => boardSync.applyEntries(entries)),
      startedAt,
    );
    announcer.onAnnounced(() => boardSync.follower.wake());
    boardSync.follower.start();
    return boardSync;
  }

  /** Entries in the log's order, after the board has taken them in. Answers how to stop listening. */
  onEntries(listener: (entries: ChangeEntry[]) => void): () => void {
    this.events.on("entries", listener);
    return () => this.events.off("entries", listener);
  }

  stop(): void {
    this.follower.stop();
  }

  private applyEntries(entries: ChangeEntry[]): void {
    for (const { change } of entries) this.board.apply(change);
    // Heartbeats alone: any other row would tell those who may not see it that something was written just now.
    const heartbeat = entries.findLast(({ change }) => change.kind === "heartbeat");
    if (heartbeat) this.followedUntil = heartbeat.writtenAt;
    this.events.emit("entries", entries);
  }
}
