import { storeHalving } from "../db/storeHalving";
import type { Log } from "../platform/log";
import type { RecordOutcome } from "../platform/recordOutcome";

/** Records in one transaction; few at first, since the first on each connection takes longest. */
const BATCH_ROWS = { min: 25, max: 250 } as const;
/** A transaction should last this long, milliseconds: no reader of the log may wait longer than 300 for it, also on a busy machine. */
const TARGET_TRANSACTION_MS = 60;

/** Gathers records into transactions whose size follows from how long the last ones took. */
export class AdaptiveBatches<R> {
  private waitingLines: number[] = [];
  private records: R[] = [];
  private size: number = BATCH_ROWS.min;

  constructor(
    private readonly take: (records: readonly R[]) => Promise<RecordOutcome<string>[]>,
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

  async flush(): Promise<void> {
    const { waitingLines: lines, records } = this;
    this.waitingLines = [];
    this.records = [];
    const outcomes = records.length ? await storeHalving(records, (some) => this.takeTimed(some), this.reject) : [];
    outcomes.forEach((outcome, i) => this.done(lines[i]!, outcome));
  }

  private async takeTimed(records: readonly R[]): Promise<RecordOutcome<string>[]> {
    const startedAt = performance.now();
    const outcomes = await this.take(records);
    this.adapt(records.length, performance.now() - startedAt);
    return outcomes;
  }

  private readonly reject = (err: unknown): RecordOutcome<string> => {
    this.log.error({ err }, "a record could not be stored");
    return [{ field: "", code: "NOT_STORABLE" }];
  };

  private adapt(count: number, milliseconds: number): void {
    // A small batch says little about a large one: it may only make the next one smaller.
    const fittingRows = (count * TARGET_TRANSACTION_MS) / Math.max(milliseconds, 1);
    if (count < this.size && fittingRows > this.size) return;
    this.size = Math.round(Math.min(BATCH_ROWS.max, Math.max(BATCH_ROWS.min, Math.min(fittingRows, this.size * 1.5))));
  }
}
