import { storeHalving } from "../db/bulk/storeHalving";
import type { Log } from "../platform/log";
import { OutOfTurnError, type RecordOutcome } from "../platform/recordOutcome";

const BATCH_ROWS = { min: 25, max: 250 } as const;
/** Target duration of a transaction, in milliseconds. Readers of the change log must not wait over 300 ms, even on a busy machine. */
const TARGET_TRANSACTION_MS = 100;

/** Above this multiple of the target, batches run one at a time. */
const SLOW_FACTOR = 2;

export interface BatchTaker<R> {
  /**
   * Stores records in one transaction. `isFirst` is false while an earlier batch is running. Throws OutOfTurnError without changes if the
   * batch must be first.
   */
  take: (records: readonly R[], isFirst: boolean) => Promise<RecordOutcome<string>[]>;
  /**
   * Records with the same ID are stored in order, so a batch waits for running ones that share an ID. Absent if `take` keeps the order.
   */
  idOf?: (record: R) => string;
  /** Maximum number of concurrent batches: PostgreSQL writes one while this process prepares the next. */
  lanes: number;
  maxRows?: number;
  runInSlot: <T>(transaction: () => Promise<T>) => Promise<T>;
}

/** Batches records into transactions; `Source` identifies a record to `done`. The batch size adapts to the duration of the last transactions. */
export class AdaptiveBatches<R, Source> {
  private waitingSources: Source[] = [];
  private records: R[] = [];
  private gatheredFromMs = 0;
  private size: number = BATCH_ROWS.min;
  /** IDs of running batches. The promises never reject. */
  private readonly underWay = new Map<Promise<void>, ReadonlySet<string>>();
  private failure: { error: unknown } | undefined;
  private isSlow = false;

  constructor(
    private readonly taker: BatchTaker<R>,
    private readonly log: Log,
    private readonly done: (source: Source, outcome: RecordOutcome<string>) => void,
  ) {}

  add(source: Source, record: R): void {
    if (!this.records.length) this.gatheredFromMs = performance.now();
    this.waitingSources.push(source);
    this.records.push(record);
  }

  get full(): boolean {
    return this.records.length >= this.size;
  }

  isOverdue(ms: number): boolean {
    return this.waiting && performance.now() - this.gatheredFromMs >= ms;
  }

  get waiting(): boolean {
    return this.records.length > 0;
  }

  /** Starts storing the batch and resolves when the next one may be filled. Throws the error of an earlier batch. */
  async flush(): Promise<void> {
    const { waitingSources: sources, records } = this;
    this.waitingSources = [];
    this.records = [];
    if (records.length) {
      const { idOf } = this.taker;
      const ids = new Set(idOf && records.map((record) => idOf(record)));
      while (this.isBusy || this.sharesId(ids)) await Promise.race(this.underWay.keys());
      this.throwFailure();
      const earlier = [...this.underWay.keys()];
      const end = this.store(sources, records, earlier)
        .catch((error: unknown) => void (this.failure ??= { error }))
        .finally(() => this.underWay.delete(end));
      this.underWay.set(end, ids);
    }
    while (this.isBusy) await Promise.race(this.underWay.keys());
    this.throwFailure();
  }

  async settle(): Promise<void> {
    await this.flush();
    await this.ended();
    this.throwFailure();
  }

  async ended(): Promise<void> {
    await Promise.all(this.underWay.keys());
  }

  private get isBusy(): boolean {
    return this.underWay.size >= (this.isSlow ? 1 : this.taker.lanes);
  }

  private sharesId(ids: ReadonlySet<string>): boolean {
    for (const runningIds of this.underWay.values()) for (const id of ids) if (runningIds.has(id)) return true;
    return false;
  }

  private throwFailure(): void {
    if (this.failure) throw this.failure.error;
  }

  private async store(sources: readonly Source[], records: readonly R[], earlier: readonly Promise<void>[]): Promise<void> {
    const take = (part: readonly R[]) => this.takeInTurn(part, earlier);
    const outcomes = await storeHalving(records, take, this.reject);
    outcomes.forEach((outcome, i) => this.done(sources[i]!, outcome));
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
    this.log.error({ event: "record.not_stored", err }, "Storing a record failed; it is rejected as NOT_STORABLE");
    return [{ field: "", code: "NOT_STORABLE" }];
  };

  private adapt(count: number, milliseconds: number): void {
    this.isSlow = milliseconds > SLOW_FACTOR * TARGET_TRANSACTION_MS;
    // A small batch may only reduce the size, since it says little about large ones.
    const fittingRows = (count * TARGET_TRANSACTION_MS) / Math.max(milliseconds, 1);
    if (count < this.size && fittingRows > this.size) return;
    const maxRows = this.taker.maxRows ?? BATCH_ROWS.max;
    this.size = Math.round(Math.min(maxRows, Math.max(BATCH_ROWS.min, Math.min(fittingRows, this.size * 1.5))));
  }
}
