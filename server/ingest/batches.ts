import { isUnstorable } from "../db/transaction";
import type { Log } from "../platform/log";
import type { Outcome } from "../platform/outcome";

/** Records in one transaction; few at first, since the first on each connection takes longest. */
const size = { least: 25, most: 250 } as const;
/** A transaction should last this long, milliseconds: no reader of the log may wait longer than 300 for it, also on a busy machine. */
const aim = 60;

/** Gathers records into transactions whose size follows from how long the last ones took. */
export class Batches<R> {
  private waitingLines: number[] = [];
  private records: R[] = [];
  private size: number = size.least;

  constructor(
    private readonly take: (records: readonly R[]) => Promise<Outcome<string>[]>,
    private readonly log: Log,
    private readonly done: (line: number, outcome: Outcome<string>) => void,
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
    const outcomes = await this.taken(records);
    outcomes.forEach((outcome, i) => this.done(lines[i]!, outcome));
  }

  /** What the database cannot store in spite of all checks is found by halving, and refused by itself. */
  private async taken(records: readonly R[]): Promise<Outcome<string>[]> {
    if (!records.length) return [];
    const began = performance.now();
    try {
      const outcomes = await this.take(records);
      this.adapt(records.length, performance.now() - began);
      return outcomes;
    } catch (error) {
      if (!isUnstorable(error)) throw error;
      if (records.length === 1) {
        this.log.error({ err: error }, "a record could not be stored");
        return [[{ field: "", code: "NOT_STORABLE" }]];
      }
      const half = Math.ceil(records.length / 2);
      return [...(await this.taken(records.slice(0, half))), ...(await this.taken(records.slice(half)))];
    }
  }

  private adapt(count: number, milliseconds: number): void {
    // A small batch says little about a large one: it may only make the next one smaller.
    const fitting = (count * aim) / Math.max(milliseconds, 1);
    if (count < this.size && fitting > this.size) return;
    this.size = Math.round(Math.min(size.most, Math.max(size.least, Math.min(fitting, this.size * 1.5))));
  }
}
