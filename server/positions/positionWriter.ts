import { positionLimits } from "../../schema/rules/geo/positions";
import { storeHalving } from "../db/storeHalving";
import type { Work } from "../db/transaction";
import { AppError } from "../platform/errors";
import type { Log } from "../platform/log";
import type { Fix } from "./fixes";
import { takeFixes, type FixOutcome } from "./positions.actions";

interface WaitingFixes {
  fixes: readonly Fix[];
  resolve: (outcomes: FixOutcome[]) => void;
  reject: (error: unknown) => void;
}

/** Gathers what the endpoints send into one transaction each 100 ms; a sender is answered after the commit. */
export class PositionWriter {
  private queue: WaitingFixes[] = [];
  private queuedFixes = 0;
  private timer: NodeJS.Timeout | undefined;
  private writing = false;

  constructor(private readonly work: Work & { log: Log }) {}

  /** Throws UNAVAILABLE when more is waiting than can be kept; what was not acknowledged may be sent again. */
  take(fixes: readonly Fix[]): Promise<FixOutcome[]> {
    if (!fixes.length) return Promise.resolve([]);
    if (this.queuedFixes + fixes.length > positionLimits.maxWaiting) return Promise.reject(new AppError("UNAVAILABLE"));
    this.queuedFixes += fixes.length;
    return new Promise((done, failed) => {
      this.queue.push({ fixes, resolve: done, reject: failed });
      this.timer ??= setTimeout(() => void this.write(), positionLimits.batchIntervalMs);
    });
  }

  private async write(): Promise<void> {
    if (this.writing) return;
    this.writing = true;
    while (this.queue.length) {
      const batch: WaitingFixes[] = [];
      for (let size = 0; this.queue.length && (batch.length === 0 || size + this.queue[0]!.fixes.length <= positionLimits.batchRows);) {
        size += this.queue[0]!.fixes.length;
        batch.push(this.queue.shift()!);
      }
      const fixes = batch.flatMap((one) => one.fixes);
      try {
        const outcomes = await this.store(fixes);
        let from = 0;
        for (const { fixes: own, resolve: done } of batch) done(outcomes.slice(from, (from += own.length)));
      } catch (error) {
        for (const { reject: failed } of batch) failed(error);
      }
      this.queuedFixes -= fixes.length;
    }
    this.writing = false;
    this.timer = undefined;
  }

  /** Takes them in one transaction; one that cannot be stored is answered by itself. */
  private store(fixes: readonly Fix[]): Promise<FixOutcome[]> {
    return storeHalving(
      fixes,
      (some) => takeFixes(this.work, some),
      (err) => {
        this.work.log.error({ err }, "a position could not be stored");
        return "NOT_STORABLE";
      },
    );
  }
}
