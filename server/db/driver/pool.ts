// A pool of postgres.js with time limits and prepared statements, made of the driver's public functions.
import type postgres from "postgres";
import { SECOND_MS } from "../../../schema/rules/durations";
import { ConcurrencyLimit } from "./concurrencyLimit";
import { type Pending, PendingAnswers } from "./pendingAnswers";
import { PreparedTexts } from "./preparedTexts";
import { Probe, PROBE_AGAIN_MS } from "./probe";
import { type Statement, statement } from "./statement";

/** Time limits of a pool, in milliseconds; 0 disables a limit. */
export interface PoolTimeouts {
  statementMs: number;
  /** Time after which the server is asked whether it still runs the statement; if not, the statement is abandoned. */
  probeMs: number;
  /** Time for the complete answer. Longer than `statementMs`, after which PostgreSQL itself ends the statement. */
  answerMs: number;
  connectionMs: number;
}

export interface PooledSql extends postgres.Sql {
  readonly timeouts: PoolTimeouts;
  isSilent(sinceMs: number): boolean;
  /**
   * Abandons statements sent before `sinceMs` and replaces the connections. The results of the statements are unknown. Those that are
   * probed are abandoned only with `all`.
   */
  dropSilent(sinceMs: number, options?: { all: boolean }): void;
}

export interface TransactionSql extends postgres.TransactionSql {
  readonly unwatched: postgres.TransactionSql;
}

type Work = (tx: postgres.TransactionSql) => unknown;

class ConnectionError extends Error {
  constructor(
    readonly code: "CONNECTION_SILENT" | "CONNECTION_WAIT_TIMEOUT" | "CONNECTION_DESTROYED" | "CONNECTION_ENDED",
    message: string,
  ) {
    super(message);
  }
}
const isOrWrapsConnectionError = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof Error && isOrWrapsConnectionError(error.cause));

const silent = (): Error => new ConnectionError("CONNECTION_SILENT", "The database did not answer in time; the result is unknown");
const noneFree = (): Error => new ConnectionError("CONNECTION_WAIT_TIMEOUT", "No connection became free in time; nothing was sent");
const destroyed = (): Error => new ConnectionError("CONNECTION_DESTROYED", "The connections were closed");
const ended = (): Error => new ConnectionError("CONNECTION_ENDED", "The connections were closed before");

const CHECKS_PER_TIMEOUT = 20;

/** The driver sets `state` when it sends the statement. */
const pidOf = (query: unknown): number | undefined => (query as { state: { pid: number } | null } | undefined)?.state?.pid;

/** One statement at a time is on a connection: waiting behind a slow one would be worse than waiting for the next free connection. */
export function openPool(
  open: (max: number) => postgres.Sql,
  max: number,
  timeouts: PoolTimeouts,
  onSilence: (sinceMs: number) => void = () => undefined,
): PooledSql {
  const pool = new Pool(() => open(max), max, timeouts, onSilence, timeouts.probeMs ? new Probe(() => open(1), timeouts.probeMs) : null);
  const replaced: Record<string | symbol, unknown> = {
    timeouts: pool.timeouts,
    unsafe: pool.unsafe,
    begin: pool.begin,
    listen: pool.listen,
    end: pool.end,
    isSilent: pool.isSilent,
    dropSilent: pool.dropSilent,
  };
  const target = (() => undefined) as unknown as PooledSql;
  return new Proxy(target, {
    get: (_, name) => replaced[name] ?? (Reflect.get(pool.sql, name) as unknown),
    apply: (_, _this, parameters: [TemplateStringsArray]) => pool.sql(...parameters),
  });
}

class Pool {
  sql: postgres.Sql;
  private openedAtMs = performance.now();
  private listener: postgres.Sql | undefined;
  private isEnding = false;
  private readonly connections: ConcurrencyLimit;
  private readonly answers = new PendingAnswers();
  private readonly texts = new PreparedTexts();
  private readonly checks: NodeJS.Timeout | undefined;
  readonly timeouts: PoolTimeouts;

  constructor(
    private readonly open: () => postgres.Sql,
    max: number,
    timeouts: PoolTimeouts,
    private readonly onSilence: (sinceMs: number) => void,
    private readonly probe: Probe | null,
  ) {
    this.sql = open();
    this.timeouts = { ...timeouts };
    this.connections = new ConcurrencyLimit(max);
    const firstMs = timeouts.probeMs || timeouts.answerMs;
    if (timeouts.answerMs) this.checks = setInterval(() => this.check(), firstMs / CHECKS_PER_TIMEOUT).unref();
  }

  unsafe = (text: string, parameters: never[] = []): Statement =>
    statement((shape) => this.onConnection(() => this.send(this.sql, text, parameters, shape)));

  begin = (...parameters: [Work] | [options: string, Work]): Promise<unknown> => {
    const [work, options = ""] = parameters.toReversed() as [Work, string?];
    return this.onConnection(() => this.scope(work, (guarded) => this.sql.begin(options, guarded)));
  };

  /** Listens on a connection that `dropSilent` leaves open. */
  listen: postgres.Sql["listen"] = (...parameters) => (this.listener ??= this.open()).listen(...parameters);

  end: postgres.Sql["end"] = async ({ timeout } = {}) => {
    this.isEnding = true;
    clearInterval(this.checks);
    const destroy = (): void => {
      this.connections.rejectWaiting(destroyed);
      this.answers.abandon(Infinity, destroyed);
    };
    const timer = timeout === undefined ? undefined : setTimeout(destroy, timeout * SECOND_MS);
    await Promise.all([this.sql.end({ timeout }), this.listener?.end({ timeout: 0 })]);
    clearTimeout(timer);
  };

  isSilent = (sinceMs: number): boolean => this.answers.hasOlderThan(sinceMs);

  dropSilent = (sinceMs: number, { all = false } = {}): void => {
    if (!this.probe || all) this.answers.abandon(sinceMs, silent);
    if (this.isEnding || this.openedAtMs > sinceMs) return;
    const old = this.sql;
    this.sql = this.open();
    this.openedAtMs = performance.now();
    void old.end({ timeout: this.timeouts.answerMs / SECOND_MS });
  };

  /** A blocked event loop delays answers too, so those that have arrived are processed first. */
  private check(): void {
    const sinceMs = performance.now() - this.timeouts.answerMs;
    void this.probeStatements();
    if (!this.isSilent(sinceMs)) return;
    setImmediate(() => this.drop(this.answers.olderThan(sinceMs), sinceMs));
  }

  private async probeStatements(): Promise<void> {
    const sinceMs = performance.now() - this.timeouts.probeMs;
    if (this.probe && this.isSilent(sinceMs)) this.drop(await this.probe.lost(this.answers.olderThan(sinceMs)), sinceMs - PROBE_AGAIN_MS);
  }

  private drop(lost: readonly Pending[], sinceMs: number): void {
    if (!this.answers.abandonAll(lost, silent)) return;
    this.onSilence(sinceMs);
    this.dropSilent(sinceMs);
  }

  private onConnection<T>(work: () => Promise<T>): Promise<T> {
    if (this.isEnding) return Promise.reject(ended());
    return this.connections.run(work, this.timeouts.connectionMs, noneFree);
  }

  private send(
    sql: postgres.ISql,
    text: string,
    parameters: never[],
    shape: (query: never) => PromiseLike<unknown>,
    onQuery?: (query: unknown) => void,
  ): Promise<unknown> {
    const prepare = this.texts.isPrepared(text, parameters.length);
    const query = sql.unsafe(prepare ? this.texts.textToPrepare(text) : text, parameters, { prepare });
    onQuery?.(query);
    const answer = shape(query as never);
    return this.answers.await(
      answer,
      () => pidOf(query),
      (error) => this.texts.noteError(error),
    );
  }

  /** Also limits the time of the statements with which the driver begins and ends a transaction or savepoint. */
  private scope(work: Work, begin: (work: Work) => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      let query: unknown;
      const pid = (): number | undefined => pidOf(query);
      let answered = this.answers.begin(reject, pid);
      const guarded: Work = async (tx) => {
        answered();
        try {
          return await work(this.transaction(tx, (sent) => (query = sent)));
        } catch (error) {
          // The driver cannot roll back on a connection without answers.
          if (isOrWrapsConnectionError(error)) reject(error);
          throw error;
        } finally {
          answered = this.answers.begin(reject, pid);
        }
      };
      void begin(guarded)
        .then(resolve, reject)
        .finally(() => answered());
    });
  }

  private transaction(tx: postgres.TransactionSql, onQuery: (query: unknown) => void): TransactionSql {
    const replaced: Record<string | symbol, unknown> = {
      unwatched: tx,
      unsafe: (text: string, parameters: never[] = []) => statement((shape) => this.send(tx, text, parameters, shape, onQuery)),
      savepoint: (work: Work) => this.scope(work, (guarded) => tx.savepoint(guarded)),
    };
    return new Proxy(tx, { get: (_, name) => replaced[name] ?? (Reflect.get(tx, name) as unknown) }) as TransactionSql;
  }
}
