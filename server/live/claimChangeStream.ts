import { wholeMinute } from "../../schema/rules/fields/hiddenSupplier";
import type { ClaimRow } from "../changes/claimState";
import { isBefore, type Cursor } from "../changes/cursor";
import { entriesAfter, oldestKeptCursor, type ChangeEntry } from "../changes/readEntries";
import type { ClaimState } from "../changes/states";
import { inList } from "../db/inList";
import type { Db } from "../db/connect";
import type { Installation } from "../db/installation";
import { claims } from "../db/tables/claims";
import { AppError } from "../platform/errors";
import type { BoardSync } from "./boardSync";
import { decryptCursor, encryptCursor } from "./encryptedCursor";

/** A change of a claim: its row, with what the change itself said on top, and its place in the log. */
export interface ClaimChangeEvent {
  cursor: Cursor;
  state: ClaimState;
  claim: ClaimRow;
  /** The place as readers are sent it. */
  encryptedCursor?: string;
}

/** Changes kept per reader that does not keep up; beyond it the reader must resume. */
const MAX_QUEUED_EVENTS = 5_000;

/** `claimChanged`: history. Every change of a claim once, in the log's order, from where the reader left off. */
export class ClaimChangeStream {
  private readonly readers = new Set<ClaimChangeReader>();
  private chain: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Db,
    private readonly installation: Installation,
    private readonly boardSync: BoardSync,
  ) {
    boardSync.onEntries((entries) => {
      const changes = entries.filter(({ change }) => change.kind === "claim");
      if (this.readers.size && changes.length)
        this.chain = this.chain.then(() => this.deliver(changes)).catch((error: unknown) => this.failAll(error));
    });
  }

  /** Where to resume after this event: sealed once, however many read it. */
  cursorAfter = (event: ClaimChangeEvent): string => (event.encryptedCursor ??= encryptCursor(this.installation, event.cursor));

  /** Where to resume when nothing has been read yet. */
  cursorOf = (reader: ClaimChangeReader): string => encryptCursor(this.installation, reader.openedAt);

  /**
   * Opens a reader after the cursor, or from now on. Throws RESUME_TOO_OLD when the log no longer keeps what follows the cursor, or it
   * is of another log: start afresh.
   */
  async open(after: string | null, wants: (event: ClaimChangeEvent) => boolean): Promise<ClaimChangeReader> {
    const opened = (from: Cursor): ClaimChangeReader => {
      const reader = new ClaimChangeReader(wants, from, () => this.readers.delete(reader));
      return reader;
    };
    if (after === null) {
      // No await between the look and joining: whatever is after it is heard.
      const reader = opened(this.boardSync.follower.cursor);
      this.readers.add(reader);
      return reader;
    }
    let cursor = decryptCursor(this.installation, after);
    const oldest = cursor && (await oldestKeptCursor(this.db));
    if (!cursor || (oldest && isBefore(cursor, oldest))) throw new AppError("RESUME_TOO_OLD");
    const reader = opened(cursor);
    for (;;) {
      const missed = await entriesAfter(this.db, cursor);
      // Up to where this node's feed has read: from there on the reader hears it live. No await between the last look and joining.
      const until = this.boardSync.follower.cursor;
      const known = missed.filter((entry) => !isBefore(until, entry.cursor));
      reader.push(await this.events(known.filter(({ change }) => change.kind === "claim")));
      if (known.length) cursor = known.at(-1)!.cursor;
      if (!isBefore(cursor, this.boardSync.follower.cursor) || missed.length === 0) break;
    }
    reader.skipUntil(cursor);
    this.readers.add(reader);
    return reader;
  }

  private async deliver(changes: ChangeEntry[]): Promise<void> {
    const events = await this.events(changes);
    for (const reader of this.readers) reader.push(events);
  }

  /** One statement for all the changes of a batch, whoever reads them. */
  private async events(changes: ChangeEntry[]): Promise<ClaimChangeEvent[]> {
    if (!changes.length) return [];
    const states = changes.map(({ change }) => change.state as ClaimState);
    const rows = await this.db
      .select()
      .from(claims)
      .where(inList(claims.id, [...new Set(states.map((state) => state.id))]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return changes.flatMap(({ cursor }, i) => {
      const row = byId.get(states[i]!.id);
      return row ? [{ cursor, state: states[i]!, claim: withStateOf(row, states[i]!) }] : [];
    });
  }

  /** What could not be loaded is missing for all of them: they resume by their last cursors. */
  private failAll(error: unknown): void {
    for (const reader of this.readers) reader.fail(error);
  }
}

const toDate = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** Whose arrival the state predicts is not whoever is asked about when the row is shown: the minute is for everybody. */
const predictedAt = (row: ClaimRow, { supplierId, predictedAt }: ClaimState): number | null =>
  predictedAt === null || supplierId === (row.proposed ? null : row.supplierId) ? predictedAt : wholeMinute(predictedAt);

/** The row as the change left it, as far as changes tell. */
const withStateOf = (row: ClaimRow, state: ClaimState): ClaimRow => ({
  ...row,
  version: state.version,
  status: state.status,
  measuredFrom: toDate(state.measuredFrom),
  predictedAt: toDate(predictedAt(row, state)),
  lon: state.lon,
  lat: state.lat,
});

/** One subscription's queue. */
export class ClaimChangeReader {
  private queue: ClaimChangeEvent[] = [];
  private failure: unknown;
  /** What is not after it has been read already. */
  private from: Cursor;
  onEvent: () => void = () => undefined;

  constructor(
    private readonly wants: (event: ClaimChangeEvent) => boolean,
    readonly openedAt: Cursor,
    readonly close: () => void,
  ) {
    this.from = openedAt;
  }

  skipUntil(cursor: Cursor): void {
    this.from = cursor;
  }

  push(events: ClaimChangeEvent[]): void {
    for (const event of events) {
      if (!isBefore(this.from, event.cursor)) continue;
      this.from = event.cursor;
      if (this.wants(event)) this.queue.push(event);
    }
    if (this.queue.length > MAX_QUEUED_EVENTS) this.fail(new AppError("SLOW_READER"));
    if (this.queue.length || this.failure) this.onEvent();
  }

  fail(error: unknown): void {
    this.failure = error;
    this.queue = [];
    this.close();
    this.onEvent();
  }

  /** The next change; null when there is none. Throws SLOW_READER once it fell too far behind, or why changes cannot be loaded: resume by the last cursor. */
  take(): ClaimChangeEvent | null {
    if (this.failure) throw this.failure;
    return this.queue.shift() ?? null;
  }
}
