import { sql } from "drizzle-orm";
import { MINUTE_MS, SECOND_MS } from "../../../schema/rules/durations";
import { Worker, type WorkerDeps } from "../../platform/worker";
import type { Db } from "../connect";

/** Poll interval: waiting work resumes within a second after a correction. */
const READ_INTERVAL_MS = 400;
/** Tolerated clock difference in milliseconds. Readings that take longer are ignored. */
const TOLERANCE_MS = 2 * SECOND_MS;
/** Maximum difference accepted at startup, when it is unknown which clock is wrong. */
const MAX_SKEW_AT_START_MS = 5 * MINUTE_MS;

export interface ClockSample {
  databaseMs: number;
  machineMs: number;
  steadyMs: number;
}

/**
 * Error of the database clock relative to the monotonic clock. Not an error: a forward step that this machine also made (suspend), or one
 * that makes both clocks agree.
 */
export function clockErrorMs(last: ClockSample, now: ClockSample): number {
  const passedMs = now.steadyMs - last.steadyMs;
  const stepMs = now.databaseMs - last.databaseMs - passedMs;
  if (Math.abs(stepMs) <= TOLERANCE_MS) return 0;
  const machineStepMs = now.machineMs - last.machineMs - passedMs;
  if (stepMs > 0 && Math.abs(stepMs - machineStepMs) <= TOLERANCE_MS) return 0;
  const differed = Math.abs(last.databaseMs - last.machineMs) > TOLERANCE_MS;
  if (differed && Math.abs(now.databaseMs - now.machineMs) <= TOLERANCE_MS) return 0;
  return stepMs;
}

export interface TimeBounds {
  from: number;
  until: number;
}
export const EVER: TimeBounds = { from: -Infinity, until: Infinity };
const NEVER: TimeBounds = { from: Infinity, until: -Infinity };

/**
 * Range of plausible database times for a statement that checks its own time and may wait up to a minute. Wider than `clockErrorMs`
 * allows.
 */
export function plausibleBounds(last: ClockSample, { machineMs, steadyMs }: Omit<ClockSample, "databaseMs">): TimeBounds {
  const asTimePassed = last.databaseMs + steadyMs - last.steadyMs;
  // If this machine's clock was adjusted, the database's clock may have been adjusted too.
  const asMachinePassed = last.databaseMs + machineMs - last.machineMs;
  return {
    from: Math.min(asTimePassed, machineMs) - TOLERANCE_MS,
    until: Math.max(asTimePassed, asMachinePassed, machineMs) + TOLERANCE_MS + MINUTE_MS,
  };
}

/** Monitors the database clock, which all evaluations use. Time-dependent work waits while it is not trusted. */
export class DatabaseClock {
  /** Milliseconds, negative if behind; 0 if trusted. */
  errorMs = 0;
  private trusted: ClockSample | null = null;
  private readonly worker: Worker;
  private readonly listeners: (() => Promise<void>)[] = [];

  constructor(private readonly work: { db: Db } & WorkerDeps) {
    this.worker = new Worker(
      {
        name: "databaseClock",
        intervalMs: READ_INTERVAL_MS,
        run: () => this.read(),
        failureText: "Reading the database clock failed; retrying",
      },
      work,
    );
  }

  onTrusted(listener: () => Promise<void>): void {
    this.listeners.push(listener);
  }

  start(): void {
    this.worker.start();
  }

  stop(): Promise<void> {
    return this.worker.stop();
  }

  /**
   * Returns whether a time just returned by the database is plausible. The database read it after `askedAtMs` (`performance.now`), no
   * matter when the result arrived.
   */
  isPlausible(databaseMs: number, askedAtMs = performance.now()): boolean {
    if (this.errorMs !== 0) return false;
    if (!this.trusted) return true;
    const received = sampleOf(databaseMs);
    const expectedAtMs = this.trusted.steadyMs + databaseMs - this.trusted.databaseMs;
    const steadyMs = Math.min(received.steadyMs, Math.max(askedAtMs, expectedAtMs));
    return clockErrorMs(this.trusted, { databaseMs, machineMs: received.machineMs - (received.steadyMs - steadyMs), steadyMs }) === 0;
  }

  /** Range of plausible database times within the next minute. */
  plausibleMs(): TimeBounds {
    if (this.errorMs !== 0) return NEVER;
    return this.trusted ? plausibleBounds(this.trusted, sampleOf(Number.NaN)) : EVER;
  }

  private async read(): Promise<"idle"> {
    const askedAt = performance.now();
    const [row] = await this.work.db.execute<{ now: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`);
    const tookMs = performance.now() - askedAt;
    if (tookMs <= TOLERANCE_MS / 2) this.note(sampleOf(row!.now + tookMs / 2));
    return "idle";
  }

  private note(now: ClockSample): void {
    const { log } = this.work;
    const errorMs = Math.round(this.trusted ? clockErrorMs(this.trusted, now) : skewAtStartMs(now));
    if (errorMs && !this.errorMs)
      log.error(
        { event: "clock.jumped", errorMs },
        "The database clock jumped; writes get UNAVAILABLE and statuses wait until it is correct",
      );
    if (!errorMs && this.errorMs) log.info({ event: "clock.recovered" }, "The database clock is correct again");
    const isCorrected = !errorMs && (this.errorMs !== 0 || !this.trusted || hasStepped(this.trusted, now));
    this.errorMs = errorMs;
    if (!errorMs) this.trusted = now;
    if (isCorrected)
      for (const listener of this.listeners)
        listener().catch((err: unknown) =>
          log.warn(
            { event: "clock.reevaluation_failed", err },
            "Re-evaluating rows that a wrong database clock wrote failed; they are evaluated at their stored time",
          ),
        );
  }
}

const hasStepped = (last: ClockSample, now: ClockSample): boolean =>
  Math.abs(now.databaseMs - last.databaseMs - (now.steadyMs - last.steadyMs)) > TOLERANCE_MS;

const skewAtStartMs = ({ databaseMs, machineMs }: ClockSample): number =>
  Math.abs(databaseMs - machineMs) > MAX_SKEW_AT_START_MS ? databaseMs - machineMs : 0;

const sampleOf = (databaseMs: number): ClockSample => ({ databaseMs, machineMs: Date.now(), steadyMs: performance.now() });
