import { storeHalving } from "../db/bulk/storeHalving";
import type { Log } from "../platform/log";
import { OutOfTurnError, type RecordOutcome } from "../platform/recordOutcome";

/** Records in one transaction; few at first, since the first on each connection takes longest. */
const BATCH_ROWS = { min: 25, max: 250 } as const;
/** A transaction should last this long, milliseconds: no reader of the log may wait longer than 300 for it, also on a busy machine. */
const TARGET_TRANSACTION_MS = 100;

/** Transactions that last this many times as long show a machine that has no time for two of them at once: then there is one. */
const SLOW_FACTOR = 2;

/** What a batch is taken by. */
export interface BatchTaker<R> {
  /**
   * Stores records in one transaction. `isFirst`: no earlier batch is under way. Throws OutOfTurnError, having changed nothing, when that is
   * needed and not so.
   */
  take: (records: readonly R[], isFirst: boolean) => Promise<RecordOutcome<string>[]>;
  /** Records of one id are taken in the order given: a batch with one that is under way waits. Absent: `take` keeps their order. */
  idOf?: (record: R) => string;
  /** Batches that are under way at a time at most, while PostgreSQL writes one and this process prepares the next. */
  lanes: number;
  /** Records in a batch at most; absent: 250. */
  maxRows?: number;
  /** Runs a transaction when it is its turn among those of all senders. */
  runInSlot: <T>(transaction: () => Promise<T>) => Promise<T>;
}

/** Gathers records into transactions whose size follows from how long the last ones took, some of them under way at a time. */
export class AdaptiveBatches<R> {
  private waitingLines: number[] = [];
  private records: R[] = [];
  private size: number = BATCH_ROWS.min;
  /** The ids of the batches under way, and the end of each, which does not fail. */
  private readonly underWay = new Map<Promise<void>, ReadonlySet<string>>();
  private failure: { error: unknown } | undefined;
  /** Whether the last transaction lasted too long. */
  private isSlow = false;

  constructor(
    private readonly taker: BatchTaker<R>,
    private readonly log: Log,
    private readonly done: (line: number, outcome: RecordOutcome<string>) => void,
  ) {}

  add(line: number, record: R): void {
    this.waitingLines.push(line);
    this.records.push(record);
  }

  get full(): boolean {
    return this.records.length >= this.size;
  }

  get waiting(): boolean {
    return this.records.length > 0;
  }

  /** Begins to store what was gathered; answers once another batch may be gathered. Throws what an earlier one has failed with. */
  async flush(): Promise<void> {
    const { waitingLines: lines, records } = this;
    this.waitingLines = [];
    this.records = [];
    if (records.length) {
      const { idOf } = this.taker;
      const ids = new Set(idOf && records.map((record) => idOf(record)));
      while (this.isBusy || this.sharesId(ids)) await Promise.race(this.underWay.keys());
      this.throwFailure();
      const earlier = [...this.underWay.keys()];
      const end = this.store(lines, records, earlier)
        .catch((error: unknown) => void (this.failure ??= { error }))
        .finally(() => this.underWay.delete(end));
      this.underWay.set(end, ids);
    }
    while (this.isBusy) await Promise.race(this.underWay.keys());
    this.throwFailure();
  }

  /** Stores what was gathered and answers once nothing is under way. Throws what a batch has failed with. */
  async settle(): Promise<void> {
    await this.flush();
    await this.ended();
    this.throwFailure();
  }

  /** Answers once nothing is under way, whatever became of it. */
  async ended(): Promise<void> {
    await Promise.all(this.underWay.keys());
  }

  private get isBusy(): boolean {
    return this.underWay.size >= (this.isSlow ? 1 : this.taker.lanes);
  }

  private sharesId(ids: ReadonlySet<string>): boolean {
    for (const others of this.underWay.values()) for (const id of ids) if (others.has(id)) return true;
    return false;
  }

  private throwFailure(): void {
    if (this.failure) throw this.failure.error;
  }

  private async store(lines: readonly number[], records: readonly R[], earlier: readonly Promise<void>[]): Promise<void> {
    const take = (some: readonly R[]) => this.takeInTurn(some, earlier);
    const outcomes = await storeHalving(records, take, this.reject);
    outcomes.forEach((outcome, i) => this.done(lines[i]!, outcome));
  }

  private async takeInTurn(records: readonly R[], earlier: readonly Promise<void>[]): Promise<RecordOutcome<string>[]> {
    if (earlier.some((end) => this.underWay.has(end))) {
      try {
        return await this.takeTimed(records, false);
      } catch (error) {
        if (!(error instanceof OutOfTurnError)) throw error;
        await Promise.all(earlier);
      }
    }
    return this.takeTimed(records, true);
  }

  private takeTimed(records: readonly R[], isFirst: boolean): Promise<RecordOutcome<string>[]> {
    return this.taker.runInSlot(async () => {
      const startedAt = performance.now();
      const outcomes = await this.taker.take(records, isFirst);
      this.adapt(records.length, performance.now() - startedAt);
      return outcomes;
    });
  }

  private readonly reject = (err: unknown): RecordOutcome<string> => {
    this.log.error({ err }, "a record could not be stored");
    return [{ field: "", code: "NOT_STORABLE" }];
  };

  private adapt(count: number, milliseconds: number): void {
    this.isSlow = milliseconds > SLOW_FACTOR * TARGET_TRANSACTION_MS;
    // A small batch says little about a large one: it may only make the next one smaller.
    const fittingRows = (count * TARGET_TRANSACTION_MS) / Math.max(milliseconds, 1);
    if (count < this.size && fittingRows > this.size) return;
    const maxRows = this.taker.maxRows ?? BATCH_ROWS.max;
    this.size = Math.round(Math.min(maxRows, Math.max(BATCH_ROWS.min, Math.min(fittingRows, this.size * 1.5))));
  }
}
