import { sql } from "drizzle-orm";
import { HOUR_MS } from "../../schema/rules/durations";
import { lastSeal, sealNew } from "./seal";
import type { Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";

const SEAL_INTERVAL_MS = 1_000;
/** Interval at which the end of the chain is logged, in milliseconds; external logs make later tampering evident. */
const ANNOUNCE_INTERVAL_MS = HOUR_MS;

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
        failureText: "Sealing the audit failed; retrying",
        onStop: async () => void (await this.sealAll()),
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
        { event: "audit.sealed", seal: last.id, hash: hyphenated(last.hash) },
        "The audit was sealed; verify it with npm run audit:verify -- --seal 'NUMBER:HASH'",
      );
  }
}

/** Formatted as two UUID-like groups, because the log redacts longer hexadecimal strings as keys. */
const hyphenated = (hash: string): string => hash.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/g, "$1-$2-$3-$4-$5 ").trim();

type LogPosition = { seq: string; xmin: string; xmax: string };

/**
 * Detects new rows cheaply from the sequence number. A number is final once all transactions that were open when it was read have ended.
 */
class SealedPosition {
  private sealed: string | undefined;
  private last: LogPosition | undefined;

  isSealed({ seq }: LogPosition): boolean {
    return seq === this.sealed;
  }

  noteSealed(sign: LogPosition): void {
    if (this.last?.seq !== sign.seq) this.last = sign;
    else if (BigInt(sign.xmin) >= BigInt(this.last.xmax)) this.sealed = sign.seq;
  }
}
