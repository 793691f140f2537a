import { sql } from "drizzle-orm";
import { MINUTE_MS, SECOND_MS } from "../../../schema/rules/durations";
import { Worker, type WorkerDeps } from "../../platform/worker";
import type { Db } from "../connect";

/** How often the clock is read: what waits for it goes on within a second of its correction. */
const READ_INTERVAL_MS = 400;
/** Clocks that differ by no more than this agree, milliseconds; an answer that takes longer says nothing. */
const TOLERANCE_MS = 2 * SECOND_MS;
/** At the start nobody knows which of two clocks is right: from this difference on neither is believed. */
const MAX_SKEW_AT_START_MS = 5 * MINUTE_MS;

/** The three clocks at one moment, milliseconds: the database's and this machine's since 1970, and one that nobody can set. */
export interface ClockSample {
  databaseMs: number;
  machineMs: number;
  steadyMs: number;
}

/**
 * By how much the database's clock is off, as far as a node can know: 0 as long as it goes on as the steady one does. A step forwards that this
 * machine's clock has made as well is a machine that slept, and one that brings the two together is a correction.
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

/** Milliseconds since 1970. */
export interface TimeBounds {
  from: number;
  until: number;
}
export const EVER: TimeBounds = { from: -Infinity, until: Infinity };
const NEVER: TimeBounds = { from: Infinity, until: -Infinity };

/**
 * Between which the database's clock can be, for a statement that checks it itself: it may wait up to a minute until it is begun. Wider than
 * what `clockErrorMs` lets through.
 */
export function plausibleBounds(last: ClockSample, { machineMs, steadyMs }: Omit<ClockSample, "databaseMs">): TimeBounds {
  const asTimePassed = last.databaseMs + steadyMs - last.steadyMs;
  // Where this machine's clock has gone, the database's may have gone as well, or may have been brought to it.
  const asMachinePassed = last.databaseMs + machineMs - last.machineMs;
  return {
    from: Math.min(asTimePassed, machineMs) - TOLERANCE_MS,
    until: Math.max(asTimePassed, asMachinePassed, machineMs) + TOLERANCE_MS + MINUTE_MS,
  };
}

/** Watches the database's clock, by which everything is evaluated. While it is distrusted what would go wrong by it waits. */
export class DatabaseClock {
  /** Milliseconds; negative: it is behind. 0: it is trusted. */
  errorMs = 0;
  /** When it was trusted last; null: not yet. */
  private trusted: ClockSample | null = null;
  private readonly worker: Worker;

  constructor(private readonly work: { db: Db } & WorkerDeps) {
    this.worker = new Worker(
      { name: "databaseClock", intervalMs: READ_INTERVAL_MS, run: () => this.read(), failureText: "the database's clock cannot be read" },
      work,
    );
  }

  start(): void {
    this.worker.start();
  }

  stop(): Promise<void> {
    return this.worker.stop();
  }

  /** Whether an instant that the database has just said can be true: also before the next reading. */
  isPlausible(databaseMs: number): boolean {
    return this.errorMs === 0 && (!this.trusted || clockErrorMs(this.trusted, sampleOf(databaseMs)) === 0);
  }

  /** Outside of these no instant is plausible that the database says within a minute from now. */
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
      log.error({ errorMs }, "the database's clock has jumped: statuses wait, and positions are sent again later, until it is right");
    if (!errorMs && this.errorMs) log.info("the database's clock is right again");
    this.errorMs = errorMs;
    if (!errorMs) this.trusted = now;
  }
}

const skewAtStartMs = ({ databaseMs, machineMs }: ClockSample): number =>
  Math.abs(databaseMs - machineMs) > MAX_SKEW_AT_START_MS ? databaseMs - machineMs : 0;

const sampleOf = (databaseMs: number): ClockSample => ({ databaseMs, machineMs: Date.now(), steadyMs: performance.now() });
