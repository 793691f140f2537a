import { doubledPauseMs, spreadPauseMs } from "../../schema/rules/limits/backOff";
import type { Log } from "./log";

/** A worker that fails waits this long at most between two tries, milliseconds; one whose interval is longer waits that interval. */
const MAX_BACK_OFF_MS = 5_000;

/** Figures of all workers, by worker: see `createMetrics`. */
export interface WorkerMetrics {
  countRun(worker: string, run: { seconds: number; failed: boolean }): void;
}

export interface WorkerDeps {
  log: Log;
  workerMetrics?: WorkerMetrics;
  /** Asked before each run, of all workers that are given the same; false skips the run until the next interval. */
  mayRun?: () => boolean;
}

export interface WorkerOptions {
  name: string;
  /** Pause between two runs when there is no more to do. */
  intervalMs: number;
  /** Pause before the first run; absent: none. */
  startDelayMs?: number;
  /** Pause between being woken and the run, which is for all that wakes it meanwhile; absent: none. */
  wakePauseMs?: number;
  /** Asked before each run; false skips the run until the next interval. Absent: each is due. */
  isDue?: () => boolean;
  /** One piece of work. "more" runs it again at once; `signal` is aborted when the worker is being stopped. */
  run: (signal: AbortSignal) => Promise<"more" | "idle">;
  /** What the log says when runs begin to fail. */
  failureText: string;
  /** Absent: a warning. */
  failureLevel?: "warn" | "error";
  /** Pause after so many failed runs in a row, milliseconds; absent: the interval, doubled with each failure up to a bound. */
  backOff?: (failures: number) => number;
  /** Last thing done by `stop`, once the run under way has ended. */
  onStop?: () => Promise<void> | void;
}

/** Does a piece of work again and again, one run at a time: at once while there is more, later when it fails. */
export class Worker {
  private timer: NodeJS.Timeout | undefined;
  /** When the next run begins, by `performance.now`. */
  private plannedAtMs = Infinity;
  private working: Promise<void> | undefined;
  private stopping: AbortController | undefined;
  private woken = false;
  /** Failed runs since the last good one. */
  private failures = 0;

  constructor(
    private readonly options: WorkerOptions,
    private readonly deps: WorkerDeps,
  ) {}

  start(): void {
    if (this.stopping) return;
    this.stopping = new AbortController();
    this.plan(this.options.startDelayMs ?? 0);
  }

  /** The run under way is waited for, none comes after it. */
  async stop(): Promise<void> {
    const { stopping } = this;
    if (!stopping || stopping.signal.aborted) return this.working;
    stopping.abort();
    clearTimeout(this.timer);
    this.working = this.end(this.working);
    await this.working;
  }

  /** Runs soon, or again after the run under way. A worker that fails keeps its pause. */
  wake(): void {
    if (this.working) this.woken = true;
    else if (!this.failures && performance.now() + this.wakePauseMs < this.plannedAtMs) this.plan(this.wakePauseMs);
  }

  private get wakePauseMs(): number {
    return this.options.wakePauseMs ?? 0;
  }

  private async end(working: Promise<void> | undefined): Promise<void> {
    try {
      await working;
      await this.options.onStop?.();
    } finally {
      this.working = this.stopping = undefined;
    }
  }

  private plan(afterMs: number): void {
    if (!this.stopping || this.stopping.signal.aborted) return;
    clearTimeout(this.timer);
    this.plannedAtMs = performance.now() + afterMs;
    const { signal } = this.stopping;
    this.timer = setTimeout(() => (this.working = this.work(signal)), afterMs);
  }

  private async work(signal: AbortSignal): Promise<void> {
    this.woken = false;
    const isDue = (this.deps.mayRun?.() ?? true) && (this.options.isDue?.() ?? true);
    const pauseMs = isDue ? await this.attempt(signal) : this.options.intervalMs;
    if (signal.aborted) return;
    this.working = undefined;
    this.plan(this.woken && !this.failures ? Math.min(this.wakePauseMs, pauseMs) : pauseMs);
  }

  /** One run; answers the pause after it, milliseconds. */
  private async attempt(signal: AbortSignal): Promise<number> {
    const { name, intervalMs, run, failureText, failureLevel = "warn" } = this.options;
    const begunMs = performance.now();
    const count = (failed: boolean): void =>
      this.deps.workerMetrics?.countRun(name, { seconds: (performance.now() - begunMs) / 1_000, failed });
    try {
      const outcome = await run(signal);
      count(false);
      if (this.failures) this.deps.log.info({ worker: name, failures: this.failures }, "a worker that failed works again");
      this.failures = 0;
      return outcome === "more" ? 0 : intervalMs;
    } catch (err) {
      // What is aborted has not failed.
      if (signal.aborted) return intervalMs;
      count(true);
      if (this.failures++ === 0) this.deps.log[failureLevel]({ err, worker: name }, failureText);
      return (this.options.backOff ?? this.doubled)(this.failures);
    }
  }

  private readonly doubled = (failures: number): number => {
    const { intervalMs } = this.options;
    return spreadPauseMs(doubledPauseMs(failures, { firstMs: intervalMs, maxMs: Math.max(intervalMs, MAX_BACK_OFF_MS) }), Math.random());
  };
}
