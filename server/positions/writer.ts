import { positionLimits } from "../../schema/rules/positions";
import type { Announcer } from "../changes/announcer";
import { isUnstorable, type Work } from "../db/transaction";
import { AppError } from "../platform/errors";
import type { Log } from "../platform/log";
import type { Fix } from "./fixes";
import { takeFixes, type Outcome } from "./positions.actions";

interface Waiting {
  fixes: readonly Fix[];
  done: (outcomes: Outcome[]) => void;
  failed: (error: unknown) => void;
}

/** Gathers what the doors send into one transaction each 100 ms; a sender is answered after the commit. */
export class PositionWriter {
  private waiting: Waiting[] = [];
  private count = 0;
  private timer: NodeJS.Timeout | undefined;
  private writing = false;

  constructor(private readonly work: Work & { announcer: Announcer; log: Log }) {}

  /** Throws UNAVAILABLE when more is waiting than can be kept; what was not acknowledged may be sent again. */
  take(fixes: readonly Fix[]): Promise<Outcome[]> {
    if (!fixes.length) return Promise.resolve([]);
    if (this.count + fixes.length > positionLimits.waiting) return Promise.reject(new AppError("UNAVAILABLE"));
    this.count += fixes.length;
    return new Promise((done, failed) => {
      this.waiting.push({ fixes, done, failed });
      this.timer ??= setTimeout(() => void this.write(), positionLimits.batchEvery);
    });
  }

  private async write(): Promise<void> {
    if (this.writing) return;
    this.writing = true;
    while (this.waiting.length) {
      const batch: Waiting[] = [];
      for (let size = 0; this.waiting.length && (batch.length === 0 || size + this.waiting[0]!.fixes.length <= positionLimits.batchSize);) {
        size += this.waiting[0]!.fixes.length;
        batch.push(this.waiting.shift()!);
      }
      const fixes = batch.flatMap((one) => one.fixes);
      try {
        const outcomes = await this.taken(fixes);
        let from = 0;
        for (const { fixes: own, done } of batch) done(outcomes.slice(from, (from += own.length)));
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
      this.count -= fixes.length;
    }
    this.writing = false;
    this.timer = undefined;
  }

  /** One that the database cannot store in spite of all checks is found by halving, and refused by itself. */
  private async taken(fixes: readonly Fix[]): Promise<Outcome[]> {
    try {
      return await takeFixes(this.work, fixes);
    } catch (error) {
      if (!isUnstorable(error)) throw error;
      if (fixes.length === 1) {
        this.work.log.error({ err: error }, "a position could not be stored");
        return ["NOT_STORABLE"];
      }
      const half = Math.ceil(fixes.length / 2);
      return [...(await this.taken(fixes.slice(0, half))), ...(await this.taken(fixes.slice(half)))];
    }
  }
}
