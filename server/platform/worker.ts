import { doubledPauseMs, spreadPauseMs } from "../../schema/rules/limits/backOff";
import type { Log } from "./log";

/** Maximum pause after failed runs, in milliseconds, unless the interval is longer. */
const MAX_BACK_OFF_MS = 5_000;

export interface WorkerMetrics {
  countRun(worker: string, run: { seconds: number; failed: boolean }): void;
}

export interface WorkerDeps {
  log: Log;
  workerMetrics?: WorkerMetrics;
  /** Called before each run, also by other workers with the same deps. False skips the run until the next interval. */
  mayRun?: () => boolean;
}

export interface WorkerOptions {
  name: string;
  intervalMs: number;
  startDelayMs?: number;
  /** Delay between `wake` and the run, so that several wake-ups cause one run. Default 0. */
  wakePauseMs?: number;
  /** False skips the run until the next interval. */
  isDue?: () => boolean;
  /** One piece of work. "more" repeats it immediately; `signal` is aborted by `stop`. */
  run: (signal: AbortSignal) => Promise<"more" | "idle">;
  failureText: string;
  failureLevel?: "warn" | "error";
  /** Pause in milliseconds after consecutive failures. Default: the interval, doubled per failure up to a limit. */
  backOff?: (failures: number) => number;
  onStop?: () => Promise<void> | void;
}

export class Worker {
  private timer: NodeJS.Timeout | undefined;
  private plannedAtMs = Infinity;
  private working: Promise<void> | undefined;
  private stopping: AbortController | undefined;
  private woken = false;
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

  async stop(): Promise<void> {
    const { stopping } = this;
    if (!stopping || stopping.signal.aborted) return this.working;
    stopping.abort();
    clearTimeout(this.timer);
    this.working = this.end(this.working);
    await this.working;
  }

  /** Runs soon, or again after the current run. While runs fail, the back-off is kept. */
  wake(): void {
    if (this.working) this.woken = true;
    else if (!this.failures && performance.now() + this.wakePauseMs < this.plannedAtMs) this.plan(this.wakePauseMs);
  }

  private get wakePauseMs(): number {
    return this.options.wakePauseMs ?? 0;
  }

  /** A failure of `onStop` is logged, because a rejection would keep the process from ending. */
  private async end(working: Promise<void> | undefined): Promise<void> {
    try {
      await working;
      await this.options.onStop?.();
    } catch (err) {
      const { name, failureText, failureLevel = "warn" } = this.options;
      this.deps.log[failureLevel]({ event: "worker.failed", err, worker: name }, failureText);
    }
    this.working = this.stopping = undefined;
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

  private async attempt(signal: AbortSignal): Promise<number> {
    const { name, intervalMs, run, failureText, failureLevel = "warn" } = this.options;
    const begunMs = performance.now();
    const count = (failed: boolean): void =>
      this.deps.workerMetrics?.countRun(name, { seconds: (performance.now() - begunMs) / 1_000, failed });
    try {
      const outcome = await run(signal);
      count(false);
      if (this.failures)
        this.deps.log.info({ event: "worker.recovered", worker: name, failures: this.failures }, "A worker works again after failed runs");
      this.failures = 0;
      return outcome === "more" ? 0 : intervalMs;
    } catch (err) {
      // An aborted run is no failure.
      if (signal.aborted) return intervalMs;
      count(true);
      if (this.failures++ === 0) this.deps.log[failureLevel]({ event: "worker.failed", err, worker: name }, failureText);
      return (this.options.backOff ?? this.doubled)(this.failures);
    }
  }

  private readonly doubled = (failures: number): number => {
    const { intervalMs } = this.options;
    return spreadPauseMs(doubledPauseMs(failures, { firstMs: intervalMs, maxMs: Math.max(intervalMs, MAX_BACK_OFF_MS) }), Math.random());
  };
}
