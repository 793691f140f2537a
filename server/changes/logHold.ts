import { sql } from "drizzle-orm";
import { SECOND_MS } from "../../schema/rules/durations";
import type { Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";

const LOOK_INTERVAL_MS = 2 * SECOND_MS;
/** The log of changes waits for every transaction; one that lets it wait longer than this holds it back. */
const HELD_AFTER_MS = 5 * SECOND_MS;

/** The oldest transaction of the cluster that has an id. What the database does not tell its user, or what is not known, is null. */
interface Holder {
  /** Process of PostgreSQL that it runs in; null also for a prepared transaction. */
  pid: number | null;
  application: string | null;
  database: string | null;
  /** Name of a prepared transaction, which has no process any more. */
  prepared: string | null;
}

/** Labels of its figure. */
export const holderLabels = ["pid", "application", "database", "prepared"] as const;

/**
 * Looks whether some transaction, in any database of the cluster, holds back the log of changes, so that all maps stand still: readEntries.ts reads
 * what no open transaction can precede.
 */
export class LogHold {
  /** For how long the oldest change that nobody may read yet has waited, milliseconds; 0: the log is not held back. */
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
        failureText: "whether the change log is held back is not known",
      },
      work,
    );
  }

  /** Of the figure: who holds it back. */
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
    // What the transaction that holds it back wrote itself counts as well, and cannot be seen: then the next heartbeat tells.
    const [waiting] = await db.execute<{ age: number; xmin: string }>(sql`
      select (extract(epoch from clock_timestamp() - at) * 1000)::float8 as age, pg_snapshot_xmin(pg_current_snapshot())::text as xmin
      from changes where xid >= pg_snapshot_xmin(pg_current_snapshot()) order by changes.xid, changes.seq limit 1`);
    const ageMs = waiting && waiting.age > HELD_AFTER_MS ? Math.round(waiting.age) : 0;
    if (ageMs) {
      const holder = await this.holderOf(waiting!.xmin);
      const isAnother = !this.ageMs || holder?.pid !== this.holder?.pid || holder?.prepared !== this.holder?.prepared;
      this.holder = holder;
      if (isAnother) log.error({ ...holder, ageMs }, "a transaction holds back the change log: maps stand still until it ends");
    } else if (this.ageMs) {
      log.info({ longestMs: this.longestMs }, "nothing holds back the change log any more");
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
