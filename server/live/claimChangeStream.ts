import { wholeMinute } from "../../schema/rules/claims/hiddenSupplier";
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

export interface ClaimChangeEvent {
  cursor: Cursor;
  state: ClaimState;
  claim: ClaimRow;
  encryptedCursor?: string;
}

/** Nothing was deleted before the first row of the log, so that a cursor of the empty log continues there. */
const isFirstEver = ({ seq }: Cursor): boolean => seq === 1;

/** Maximum queue per reader. A slower reader must resume. */
const MAX_QUEUED_EVENTS = 5_000;

/** Source of `claimChanged`: every change of a claim once, in log order, starting at the reader's cursor. */
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
    boardSync.onLostHistory(() => this.failAll(new AppError("RESUME_TOO_OLD")));
  }

  /** Cursor to resume after this event; encrypted once for all readers. */
  cursorAfter = (event: ClaimChangeEvent): string => (event.encryptedCursor ??= encryptCursor(this.installation, event.cursor));

  currentCursor = (): string => encryptCursor(this.installation, this.boardSync.follower.cursor);

  cursorOf = (reader: ClaimChangeReader): string => encryptCursor(this.installation, reader.openedAt);

  /**
   * Opens a reader after the cursor, or at the current position. Throws RESUME_TOO_OLD for a cursor of another log or timeline, and if the
   * changes after it are not kept or exceed a reader's queue.
   */
  async open(after: string | null, wants: (event: ClaimChangeEvent) => boolean): Promise<ClaimChangeReader> {
    const opened = (from: Cursor): ClaimChangeReader => {
      const reader = new ClaimChangeReader(wants, from, () => this.readers.delete(reader));
      return reader;
    };
    if (after === null) {
      // No await before joining, so that no change is missed.
      const reader = opened(this.boardSync.follower.cursor);
      this.readers.add(reader);
      return reader;
    }
    const { follower } = this.boardSync;
    const decrypted = decryptCursor(this.installation, after);
    if (!decrypted || !follower.continues(decrypted.timeline ?? follower.cursor.timeline)) throw new AppError("RESUME_TOO_OLD");
    const { timeline } = follower.cursor;
    let cursor: Cursor = { ...decrypted, timeline };
    const oldest = await oldestKeptCursor(this.db);
    if (oldest && !isFirstEver(oldest) && isBefore(cursor, oldest)) throw new AppError("RESUME_TOO_OLD");
    const reader = opened(cursor);
    for (;;) {
      const { entries: missed, position } = await entriesAfter(this.db, cursor);
      if (position.timeline !== timeline || follower.cursor.timeline !== timeline) throw new AppError("RESUME_TOO_OLD");
      // Changes up to the follower's position; later ones arrive live. No await between the last check and joining, so that none is
      // missed.
      const until = this.boardSync.follower.cursor;
      const readEntries = missed.filter((entry) => !isBefore(until, entry.cursor));
      reader.push(await this.events(readEntries.filter(({ change }) => change.kind === "claim")));
      if (reader.hasFailed) throw new AppError("RESUME_TOO_OLD");
      if (readEntries.length) cursor = readEntries.at(-1)!.cursor;
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

  private failAll(error: unknown): void {
    for (const reader of this.readers) reader.fail(error);
  }
}

const toDate = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/**
 * If the supplier has changed since, only the rounded minute is returned, because permissions are checked against the current supplier.
 */
const predictedAt = (row: ClaimRow, { supplierId, predictedAt }: ClaimState): number | null =>
  predictedAt === null || supplierId === (row.proposed ? null : row.supplierId) ? predictedAt : wholeMinute(predictedAt);

const withStateOf = (row: ClaimRow, state: ClaimState): ClaimRow => ({
  ...row,
  version: state.version,
  status: state.status,
  measuredFrom: toDate(state.measuredFrom),
  predictedAt: toDate(predictedAt(row, state)),
  lon: state.lon,
  lat: state.lat,
});

export class ClaimChangeReader {
  private queue: ClaimChangeEvent[] = [];
  private failure: unknown;
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

  get hasFailed(): boolean {
    return this.failure !== undefined;
  }

  fail(error: unknown): void {
    this.failure = error;
    this.queue = [];
    this.close();
    this.onEvent();
  }

  /** Returns `null` if no event is queued. Throws SLOW_READER or the loading error; the client resumes at its last cursor. */
  take(): ClaimChangeEvent | null {
    if (this.failure) throw this.failure;
    return this.queue.shift() ?? null;
  }
}
