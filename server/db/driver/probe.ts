import { setTimeout } from "node:timers/promises";
import type postgres from "postgres";
import type { Pending } from "./pendingAnswers";

/** Delay before a connection is probed again, in milliseconds: an answer in transit arrives in the meantime. Also the delay after an error. */
export const PROBE_AGAIN_MS = 1_000;
const LIMIT_MS = 3_000;

/**
 * Returns the backends that run a statement. While it runs, a backend locks its virtual transaction id, which every role can see. Behind
 * a pooler, whose process ids are its own, returns all.
 */
export async function workingBackends(client: postgres.Sql, pids: readonly number[]): Promise<ReadonlySet<number>> {
  try {
    const query = client.unsafe<{ pid: number | null; ownPid: number }[]>(
      `select locked.pid, pg_backend_pid() as "ownPid" from (select) one
       left join pg_locks locked on locked.locktype = 'virtualxid' and locked.pid = any($1)`,
      [`{${pids.join()}}`],
    );
    const answer = await Promise.race([query, setTimeout(LIMIT_MS, undefined, { ref: false })]);
    if (!answer) throw new Error("The database did not answer a new connection in time");
    if (answer[0]!.ownPid !== answer.state.pid) return new Set(pids);
    return new Set(answer.flatMap(({ pid }) => pid ?? []));
  } finally {
    // Not awaited: a connection that was never established may not end.
    client.end({ timeout: 0 }).catch(() => undefined);
  }
}

/** Tells long statements from dead connections, both of which send nothing, on new connections. */
export class Probe {
  private isAsking = false;
  private nextAtMs = new WeakMap<Pending, number>();
  private idle = new WeakSet<Pending>();

  constructor(
    private readonly open: () => postgres.Sql,
    private readonly intervalMs: number,
  ) {}

  async lost(pending: readonly Pending[]): Promise<Pending[]> {
    const now = performance.now();
    const due = pending.filter((entry) => now >= (this.nextAtMs.get(entry) ?? entry.askedAtMs + this.intervalMs));
    if (this.isAsking || !due.length) return [];
    this.isAsking = true;
    try {
      const working = await workingBackends(
        this.open(),
        due.flatMap((entry) => entry.pid() ?? []),
      );
      return due.filter((entry) => this.noteWork(entry, working.has(entry.pid() ?? 0)));
    } catch {
      for (const entry of due) this.nextAtMs.set(entry, performance.now() + PROBE_AGAIN_MS);
      return [];
    } finally {
      this.isAsking = false;
    }
  }

  private noteWork(entry: Pending, isWorking: boolean): boolean {
    const isIdleAgain = !isWorking && this.idle.has(entry);
    if (isWorking) this.idle.delete(entry);
    else this.idle.add(entry);
    // An abandoned transaction counts as work until the server ends it (`idle_in_transaction_session_timeout`).
    const isLong = performance.now() - entry.askedAtMs > 2 * this.intervalMs;
    this.nextAtMs.set(entry, performance.now() + (isWorking && isLong ? this.intervalMs : PROBE_AGAIN_MS));
    return isIdleAgain;
  }
}
