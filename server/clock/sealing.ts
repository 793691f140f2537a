import { sql } from "drizzle-orm";
import { lastSeal, sealNew } from "../audit/seal";
import type { Work } from "../db/transaction";
import type { Log } from "../platform/log";

const every = 1_000;
/** The end of the chain goes to the log this often, milliseconds: what is kept elsewhere nobody can rewrite here. */
const told = 3_600_000;

/** Seals the audit each second, whichever node comes first. */
export class Sealing {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private failing = false;
  private tellAt = 0;
  private readonly quiet = new Quiet();

  constructor(private readonly work: Work & { log: Log }) {}

  start(): void {
    this.timer = setInterval(() => {
      this.working ??= this.round().finally(() => (this.working = undefined));
    }, every);
  }

  /** What is committed by now is sealed before it ends. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
    await this.round();
  }

  private async round(): Promise<void> {
    try {
      const [sign] = await this.work.db.execute<Sign>(sql`
        select last_value::text as seq, pg_snapshot_xmin(pg_current_snapshot())::text as xmin, pg_snapshot_xmax(pg_current_snapshot())::text as xmax
        from audit_seq_seq`);
      if (this.quiet.isSealed(sign!)) return;
      let any = false;
      let sealed: number | null;
      while ((sealed = await sealNew(this.work))) any = true;
      if (sealed !== null) this.quiet.noteSealed(sign!);
      this.failing = false;
      if (any && Date.now() >= this.tellAt) await this.tell();
    } catch (err) {
      if (!this.failing) this.work.log.warn({ err }, "the audit could not be sealed; it is tried again each second");
      this.failing = true;
    }
  }

  private async tell(): Promise<void> {
    this.tellAt = Date.now() + told;
    const last = await lastSeal(this.work.db);
    if (last)
      this.work.log.info({ seal: last.id, hash: spoken(last.hash) }, "the audit is sealed; npm run audit:verify -- --seal 'NUMBER:HASH'");
  }
}

/** Written as two identifiers are: anything longer the log takes for a key, and keeps to itself. */
const spoken = (hash: string): string => hash.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/g, "$1-$2-$3-$4-$5 ").trim();

type Sign = { seq: string; xmin: string; xmax: string };

/**
 * Whether anything can have come since the last round: the rows are numbered as they come, so that a quiet audit, with all its days, need
 * not be looked through each second. Of a number it is certain once all transactions have ended that were open when it was the last.
 */
class Quiet {
  private sealed: string | undefined;
  private last: Sign | undefined;

  isSealed({ seq }: Sign): boolean {
    return seq === this.sealed;
  }

  /** What was to be sealed when the sign was read is. */
  noteSealed(sign: Sign): void {
    if (this.last?.seq !== sign.seq) this.last = sign;
    else if (BigInt(sign.xmin) >= BigInt(this.last.xmax)) this.sealed = sign.seq;
  }
}
