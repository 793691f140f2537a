import { EventEmitter } from "node:events";
import type { Announcer } from "../changes/announcer";
import { Follower, type LostHistory } from "../changes/follower";
import type { ChangeEntry } from "../changes/readEntries";
import { readSnapshot, type SnapshotPlace } from "../changes/snapshot";
import type { WalPosition } from "../changes/walPosition";
import type { Board } from "../board/board";
import type { Db } from "../db/connect";
import type { Log } from "../platform/log";

/** Keeps the board equal to the database: a snapshot, then the change log. Notifies listeners of changes. */
export class BoardSync {
  private readonly lostListeners: ((lost: LostHistory) => Promise<void> | void)[] = [];
  private readonly events = new EventEmitter().setMaxListeners(0);
  /** True if the log was read recently and the board matches the database's current history. */
  get isCurrent(): boolean {
    return !this.isReloading && !this.follower.isFailing;
  }

  isReloading = false;
  lostHistories = 0;
  private constructor(
    readonly board: Board,
    readonly follower: Follower,
    private followedUntil: number,
  ) {}

  /** Changes written before this time (process clock) are on the board. Advanced by heartbeats in the log. */
  get followedAt(): number {
    return this.followedUntil;
  }

  /** Age of the board in milliseconds; a few seconds at most unless the follower is stuck. */
  get lagMs(): number {
    return Date.now() - this.followedUntil;
  }

  static async start({ db, vitalDb }: { db: Db; vitalDb: Db }, announcer: Announcer, log: Log, board: Board): Promise<BoardSync> {
    const startedAt = Date.now();
    const start = await loadBoard(db, board);
    const boardSync: BoardSync = new BoardSync(
      board,
      new Follower(vitalDb, log, {
        start,
        onEntries: (entries) => boardSync.applyEntries(entries),
        reload: (lost) => boardSync.reload(db, log, lost),
      }),
      startedAt,
    );
    announcer.onAnnounced(() => boardSync.follower.wake());
    boardSync.follower.start();
    return boardSync;
  }

  onEntries(listener: (entries: ChangeEntry[]) => void): () => void {
    this.events.on("entries", listener);
    return () => this.events.off("entries", listener);
  }

  /** Called after the board was reloaded because of a lost history; data on clients may be invalid. */
  onLostHistory(listener: (lost: LostHistory) => Promise<void> | void): void {
    this.lostListeners.push(listener);
  }

  private async reload(db: Db, log: Log, lost: LostHistory): Promise<SnapshotPlace> {
    if (!this.isReloading) {
      this.lostHistories++;
      log.error(
        { event: "board.changes_lost", missing: lost.missing, from: printed(lost.from), to: printed(lost.to) },
        "The database lost changes that this node has read, in a failover or restore; reloading the board",
      );
    }
    this.isReloading = true;
    const startedAt = Date.now();
    this.board.forgetVersions();
    const place = await loadBoard(db, this.board);
    this.followedUntil = startedAt;
    for (const listener of this.lostListeners) await listener(lost);
    this.isReloading = false;
    log.warn(
      { event: "board.reloaded", ms: Date.now() - startedAt, claims: this.board.claims },
      "The board was reloaded; the node serves requests again",
    );
    return place;
  }

  stop(): void {
    this.follower.stop();
  }

  private applyEntries(entries: ChangeEntry[]): void {
    for (const { change } of entries) this.board.apply(change);
    // Only heartbeats: other rows would reveal the existence of writes to viewers without permission.
    const heartbeat = entries.findLast(({ change }) => change.kind === "heartbeat");
    if (heartbeat) this.followedUntil = heartbeat.writtenAt;
    this.events.emit("entries", entries);
  }
}

async function loadBoard(db: Db, board: Board): Promise<SnapshotPlace> {
  const claims = new Set<string>();
  const suppliers = new Set<string>();
  const place = await readSnapshot(db, {
    supplier: (state) => {
      suppliers.add(state.id);
      board.applySupplier(state);
    },
    position: (state) => void board.applyPosition(state),
    claim: (state) => {
      claims.add(state.id);
      board.applyClaim(state);
    },
  });
  board.removeAbsent(claims, suppliers);
  return place;
}

const printed = ({ timeline, lsn }: WalPosition): string => `timeline ${timeline}, ${lsn}`;
