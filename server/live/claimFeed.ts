import { wholeMinute } from "../../schema/rules/hiddenSupplier";
import type { ClaimRow } from "../changes/claimState";
import { before, type Cursor } from "../changes/cursor";
import { entriesAfter, oldestKept, type Entry } from "../changes/read";
import type { ClaimState } from "../changes/states";
import { among } from "../db/among";
import type { Db } from "../db/connect";
import type { Installation } from "../db/installation";
import { claims } from "../db/tables/claims";
import { AppError } from "../platform/errors";
import type { Feed } from "./feed";
import { openCursor, sealCursor } from "./sealedCursor";

/** A change of a claim: its row, with what the change itself said on top, and its place in the log. */
export interface ClaimEvent {
  cursor: Cursor;
  state: ClaimState;
  claim: ClaimRow;
  /** The place as readers are told it. */
  sealed?: string;
}

/** Changes kept per reader that does not keep up; beyond it the reader must resume. */
const kept = 5_000;

/** `claimChanged`: history. Every change of a claim once, in the log's order, from where the reader left off. */
export class ClaimFeed {
  private readonly readers = new Set<ClaimReader>();
  private chain: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Db,
    private readonly installation: Installation,
    private readonly feed: Feed,
  ) {
    feed.onEntries((entries) => {
      const changes = entries.filter(({ change }) => change.kind === "claim");
      if (this.readers.size && changes.length) this.chain = this.chain.then(() => this.hand(changes)).catch(() => this.failAll());
    });
  }

  /** Where to resume after this event: sealed once, however many read it. */
  cursorAfter = (event: ClaimEvent): string => (event.sealed ??= sealCursor(this.installation, event.cursor));

  /**
   * Opens a reader after the cursor, or from now on. Throws RESUME_TOO_OLD when the log no longer keeps what follows the cursor, or it
   * is of another log: start afresh.
   */
  async open(after: string | null, wants: (event: ClaimEvent) => boolean): Promise<ClaimReader> {
    const reader = new ClaimReader(wants, () => this.readers.delete(reader));
    if (after === null) {
      this.readers.add(reader);
      return reader;
    }
    let cursor = openCursor(this.installation, after);
    const oldest = cursor && (await oldestKept(this.db));
    if (!cursor || (oldest && before(cursor, oldest))) throw new AppError("RESUME_TOO_OLD");
    for (;;) {
      const missed = await entriesAfter(this.db, cursor);
      // Up to where this node's feed has read: from there on the reader hears it live. No await between the last look and joining.
      const until = this.feed.follower.cursor;
      const known = missed.filter((entry) => !before(until, entry.cursor));
      reader.push(await this.events(known.filter(({ change }) => change.kind === "claim")));
      if (known.length) cursor = known.at(-1)!.cursor;
      if (!before(cursor, this.feed.follower.cursor) || missed.length === 0) break;
    }
    reader.from = cursor;
    this.readers.add(reader);
    return reader;
  }

  private async hand(changes: Entry[]): Promise<void> {
    const events = await this.events(changes);
    for (const reader of this.readers) reader.push(events);
  }

  /** One statement for all the changes of a batch, whoever reads them. */
  private async events(changes: Entry[]): Promise<ClaimEvent[]> {
    if (!changes.length) return [];
    const states = changes.map(({ change }) => change.state as ClaimState);
    const rows = await this.db
      .select()
      .from(claims)
      .where(among(claims.id, [...new Set(states.map((state) => state.id))]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return changes.flatMap(({ cursor }, i) => {
      const row = byId.get(states[i]!.id);
      return row ? [{ cursor, state: states[i]!, claim: overlaid(row, states[i]!) }] : [];
    });
  }

  private failAll(): void {
    for (const reader of this.readers) reader.fail();
  }
}

const date = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** Whose arrival the state predicts is not whoever is asked about when the row is shown: the minute is for everybody. */
const predictedAt = (row: ClaimRow, { supplierId, predictedAt }: ClaimState): number | null =>
  predictedAt === null || supplierId === (row.proposed ? null : row.supplierId) ? predictedAt : wholeMinute(predictedAt);

/** The row as the change left it, as far as changes tell. */
const overlaid = (row: ClaimRow, state: ClaimState): ClaimRow => ({
  ...row,
  version: state.version,
  status: state.status,
  measuredFrom: date(state.measuredFrom),
  predictedAt: date(predictedAt(row, state)),
  lon: state.lon,
  lat: state.lat,
});

/** One subscription's queue. */
export class ClaimReader {
  private queue: ClaimEvent[] = [];
  private overflowed = false;
  /** What is not after it has been read already. */
  from: Cursor | null = null;
  onEvent: () => void = () => undefined;

  constructor(
    private readonly wants: (event: ClaimEvent) => boolean,
    readonly close: () => void,
  ) {}

  push(events: ClaimEvent[]): void {
    for (const event of events) {
      if (this.from && !before(this.from, event.cursor)) continue;
      this.from = event.cursor;
      if (this.wants(event)) this.queue.push(event);
    }
    if (this.queue.length > kept) this.fail();
    if (this.queue.length || this.overflowed) this.onEvent();
  }

  fail(): void {
    this.overflowed = true;
    this.queue = [];
    this.close();
    this.onEvent();
  }

  /** The next change; null when there is none. Throws SLOW_READER once it fell too far behind: resume by the last cursor. */
  take(): ClaimEvent | null {
    if (this.overflowed) throw new AppError("SLOW_READER");
    return this.queue.shift() ?? null;
  }
}
