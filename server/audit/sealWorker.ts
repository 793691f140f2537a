import { sql } from "drizzle-orm";
import { HOUR_MS } from "../../schema/rules/durations";
import { lastSeal, sealNew } from "./seal";
import type { Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";

const SEAL_INTERVAL_MS = 1_000;
/** The end of the chain goes to the log this often, milliseconds: what is kept elsewhere nobody can rewrite here. */
const ANNOUNCE_INTERVAL_MS = HOUR_MS;

const FAILURE_TEXT = "the audit could not be sealed; it is tried again";

/** Seals the audit each second, whichever node comes first. */
export class AuditSealWorker {
  private readonly worker: Worker;
  private nextAnnouncementAtMs = 0;
  private readonly quiet = new SealedPosition();

  constructor(private readonly work: Work & WorkerDeps) {
    this.worker = new Worker(
      {
        name: "auditSeal",
        intervalMs: SEAL_INTERVAL_MS,
        startDelayMs: SEAL_INTERVAL_MS,
        run: () => this.sealAll(),
        failureText: FAILURE_TEXT,
        onStop: () => this.sealAtEnd(),
      },
      work,
    );
  }

  start(): void {
    this.worker.start();
  }

  stop(): Promise<void> {
    return this.worker.stop();
  }

  /** What is committed by now is sealed before the worker ends. */
  private async sealAtEnd(): Promise<void> {
    await this.sealAll().catch((err: unknown) => this.work.log.warn({ err }, FAILURE_TEXT));
  }

  private async sealAll(): Promise<"idle"> {
    const [sign] = await this.work.db.execute<LogPosition>(sql`
        select last_value::text as seq, pg_snapshot_xmin(pg_current_snapshot())::text as xmin, pg_snapshot_xmax(pg_current_snapshot())::text as xmax
        from audit_seq_seq`);
    if (this.quiet.isSealed(sign!)) return "idle";
    let any = false;
    let sealed: number | null;
    while ((sealed = await sealNew(this.work))) any = true;
    if (sealed !== null) this.quiet.noteSealed(sign!);
    if (any && Date.now() >= this.nextAnnouncementAtMs) await this.announceLastSeal();
    return "idle";
  }

  private async announceLastSeal(): Promise<void> {
    this.nextAnnouncementAtMs = Date.now() + ANNOUNCE_INTERVAL_MS;
    const last = await lastSeal(this.work.db);
    if (last)
      this.work.log.info(
        { seal: last.id, hash: hyphenated(last.hash) },
        "the audit is sealed; npm run audit:verify -- --seal 'NUMBER:HASH'",
      );
  }
}

/** Written as two identifiers are: anything longer the log takes for a key, and keeps to itself. */
const hyphenated = (hash: string): string => hash.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/g, "$1-$2-$3-$4-$5 ").trim();

type LogPosition = { seq: string; xmin: string; xmax: string };

/**
 * Whether anything can have come since the last round: the rows are numbered as they come, so that a quiet audit, with all its days, need
 * not be looked through each second. Of a number it is certain once all transactions have ended that were open when it was the last.
 */
class SealedPosition {
  private sealed: string | undefined;
  private last: LogPosition | undefined;

  isSealed({ seq }: LogPosition): boolean {
    return seq === this.sealed;
  }

  /** What was to be sealed when the sign was read is. */
  noteSealed(sign: LogPosition): void {
    if (this.last?.seq !== sign.seq) this.last = sign;
    else if (BigInt(sign.xmin) >= BigInt(this.last.xmax)) this.sealed = sign.seq;
  }
}
