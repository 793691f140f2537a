import { sql } from "drizzle-orm";
import { SECOND_MS } from "../../schema/rules/durations";
import type { Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";

const LOOK_INTERVAL_MS = 2 * SECOND_MS;
/** Readers of the change log wait for open transactions; one older than this is reported. */
const HELD_AFTER_MS = 5 * SECOND_MS;

/** Oldest transaction with an id in the cluster; `null` for values that are hidden or unknown. */
interface Holder {
  /** PostgreSQL process id; `null` for a prepared transaction. */
  pid: number | null;
  application: string | null;
  database: string | null;
  /** Name of a prepared transaction, which has no process. */
  prepared: string | null;
}

export const holderLabels = ["pid", "application", "database", "prepared"] as const;

/** Detects transactions in any database of the cluster that delay the change log, see readEntries.ts. */
export class LogHold {
  /** Waiting time of the oldest unreadable change, in milliseconds; 0 if there is none. */
  ageMs = 0;
  holder: Holder | null = null;
  private longestMs = 0;
  private readonly worker: Worker;

  constructor(private readonly work: Pick<Work, "db"> & WorkerDeps) {
    this.worker = new Worker(
      {
        name: "logHold",
        intervalMs: LOOK_INTERVAL_MS,
        run: () => this.look(),
        failureText: "Checking for transactions that block the change log failed; retrying",
      },
      work,
    );
  }

  get labels(): Record<(typeof holderLabels)[number], string> {
    const { pid, application, database, prepared } = this.holder ?? {};
    return { pid: String(pid ?? ""), application: application ?? "", database: database ?? "", prepared: prepared ?? "" };
  }

  start(): void {
    this.worker.start();
  }

  stop(): Promise<void> {
    return this.worker.stop();
  }

  private async look(): Promise<"idle"> {
    const { db, log } = this.work;
    // Changes of the blocking transaction count too but are invisible here; the next heartbeat reveals the delay.
    const [waiting] = await db.execute<{ age: number; xmin: string }>(sql`
      select (extract(epoch from clock_timestamp() - at) * 1000)::float8 as age, pg_snapshot_xmin(pg_current_snapshot())::text as xmin
      from changes where xid >= pg_snapshot_xmin(pg_current_snapshot()) order by changes.xid, changes.seq limit 1`);
    const ageMs = waiting && waiting.age > HELD_AFTER_MS ? Math.round(waiting.age) : 0;
    if (ageMs) {
      const holder = await this.holderOf(waiting!.xmin);
      const isAnother = !this.ageMs || holder?.pid !== this.holder?.pid || holder?.prepared !== this.holder?.prepared;
      this.holder = holder;
      if (isAnother)
        log.error(
          { event: "change_log.blocked", ...holder, ageMs },
          "A transaction blocks the change log; maps are not updated until it ends",
        );
    } else if (this.ageMs) {
      log.info({ event: "change_log.unblocked", longestMs: this.longestMs }, "The change log is no longer blocked");
      this.holder = null;
    }
    this.longestMs = ageMs ? Math.max(this.longestMs, ageMs) : 0;
    this.ageMs = ageMs;
    return "idle";
  }

  private async holderOf(xmin: string): Promise<Holder | null> {
    const [row] = await this.work.db.execute<Holder & Record<string, unknown>>(sql`
      select pid, application_name as application, datname as database, null as prepared from pg_stat_activity
        where backend_xid = ((${xmin}::numeric % 4294967296)::text)::xid
      union all select null, null, database, gid from pg_prepared_xacts
        where transaction = ((${xmin}::numeric % 4294967296)::text)::xid
      union all select pid, application_name, datname, null from pg_stat_activity
        where pid = (select pid from pg_locks where locktype = 'transactionid' and granted
          and transactionid = ((${xmin}::numeric % 4294967296)::text)::xid and mode = 'ExclusiveLock' limit 1)
      limit 1`);
    return row ? { ...row } : null;
  }
}
