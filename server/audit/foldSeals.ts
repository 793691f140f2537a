// Folds the seals of old days into one per day, because each second with writes creates a seal.
import { createHash } from "node:crypto";
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { DAY_MS } from "../../schema/rules/durations";
import type { Db, Tx } from "../db/connect";
import { dayOf } from "../db/retention/partitions";
import { asTableOwner } from "../db/roles";
import { auditSeals } from "../db/tables/log";
import type { Actor } from "../platform/actor";
import { foldHashOf, isAfter, type Seal, sealDigestOf, sealedLine, type SealedRow, sealHashOf } from "./digest";
import { record } from "./record";
import { chainStart } from "./seal";

type Place = Pick<Seal, "xid" | "seq">;

/** Time before folding, during which a seal noted elsewhere can be found in the chain. */
export const FOLDED_AFTER_DAYS = 7;
const PAGE_SEALS = 100;
/** The last fold is recorded again after this time, before retention removes its audit row. */
const REPEATED_AFTER_DAYS = 6;

/**
 * Folds days that ended a week ago, one transaction and audit row per day; returns the number of removed seals. Verifies seals first and
 * throws at the first mismatch.
 */
export async function foldSeals(ownerDb: Db, now: Date, actor: Actor): Promise<number> {
  const limit = dayOf(new Date(now.getTime() - FOLDED_AFTER_DAYS * DAY_MS))
    .toISOString()
    .slice(0, 10);
  let foldedCount = 0;
  for (;;) {
    const folded = await asTableOwner(ownerDb, (tx) => foldNext(tx, now, actor, limit));
    if (folded === null) break;
    foldedCount += folded;
  }
  await asTableOwner(ownerDb, (tx) => repeatLastFold(tx, now, actor));
  return foldedCount;
}

export async function lastFolded(tx: Pick<Tx, "select">): Promise<Seal | undefined> {
  const [last] = await tx.select().from(auditSeals).where(isNotNull(auditSeals.firstId)).orderBy(desc(auditSeals.id)).limit(1);
  return last;
}

async function foldNext(tx: Tx, now: Date, actor: Actor, limit: string): Promise<number | null> {
  const before = await lastFolded(tx);
  const run = new Run(before ?? chainStart);
  for await (const [seal, sealedRows] of nextSeals(tx, before ?? chainStart, limit)) if (!run.add(seal, sealedRows)) break;
  const { last, first } = run;
  if (!last || !first) return null;
  const body = { ...last, ...run.sum(), firstId: first.id, hashBefore: before?.hash ?? chainStart.hash };
  const foldHash = foldHashOf(before?.foldHash ?? "", body);
  const { rows, digest, firstId, hashBefore } = body;
  await tx.update(auditSeals).set({ rows, digest, firstId, hashBefore, foldHash }).where(eq(auditSeals.id, last.id));
  await tx.delete(auditSeals).where(and(gte(auditSeals.id, first.id), lt(auditSeals.id, last.id)));
  await recordFold(tx, now, actor, { ...body, foldHash });
  return last.id - first.id;
}

const recordFold = (tx: Tx, now: Date, actor: Actor, { day, firstId, id, foldHash }: Seal): Promise<void> =>
  record(tx, now, actor, { action: "audit.fold", model: "audit", after: { day, firstSeal: firstId, lastSeal: id, foldHash } });

/** Ensures that a sealed audit row always contains the end of the fold chain. */
async function repeatLastFold(tx: Tx, now: Date, actor: Actor): Promise<void> {
  const last = await lastFolded(tx);
  if (!last) return;
  const since = new Date(now.getTime() - REPEATED_AFTER_DAYS * DAY_MS).toISOString();
  const [recent] = await tx.execute(sql`select 1 from audit where action = 'audit.fold' and at > ${since}::timestamptz limit 1`);
  if (!recent) await recordFold(tx, now, actor, last);
}

/** Unfolded seals of days before the limit, each with the rows it covers that still exist. */
async function* nextSeals(tx: Tx, after: Place & { id: number }, limit: string): AsyncGenerator<[Seal, SealedRow[]]> {
  for (let before = after; ;) {
    const seals = await tx
      .select()
      .from(auditSeals)
      .where(and(gt(auditSeals.id, before.id), isNull(auditSeals.firstId)))
      .orderBy(asc(auditSeals.id))
      .limit(PAGE_SEALS);
    const rows = seals.length ? await rowsBetween(tx, before, seals.at(-1)!) : [];
    let next = 0;
    for (const seal of seals) {
      if (seal.day >= limit) return;
      const first = next;
      while (next < rows.length && !isAfter(rows[next]!, seal)) next++;
      yield [seal, rows.slice(first, next)];
    }
    if (seals.length < PAGE_SEALS) return;
    before = seals.at(-1)!;
  }
}

class Run {
  first: Seal | undefined;
  last: Seal | undefined;
  private rows = 0;
  private heldRows = 0;
  private readonly heldDigest = createHash("sha256");
  private readonly sealDigest = createHash("sha256");

  constructor(private readonly before: Pick<Seal, "id" | "hash">) {}

  add(seal: Seal, sealedRows: readonly SealedRow[]): boolean {
    if (this.first && this.first.day !== seal.day) return false;
    const before = this.last ?? this.before;
    const isChained = seal.id === before.id + 1 && sealHashOf(before.hash, seal) === seal.hash;
    // Rows of days past retention no longer exist.
    if (!isChained || (sealedRows.length && (sealedRows.length !== seal.rows || sealDigestOf(sealedRows) !== seal.digest)))
      throw new Error(`Seal ${seal.id} of the audit was changed; npm run audit:verify lists the changes. Old days of the audit are kept.`);
    this.rows += seal.rows;
    this.heldRows += sealedRows.length;
    for (const row of sealedRows) this.heldDigest.update(sealedLine(row));
    this.sealDigest.update(seal.digest);
    this.first ??= seal;
    this.last = seal;
    return true;
  }

  /** Number and digest of all rows; if rows are missing, the digest of the seals' digests. */
  sum(): Pick<Seal, "rows" | "digest"> {
    return { rows: this.rows, digest: (this.heldRows === this.rows ? this.heldDigest : this.sealDigest).digest("hex") };
  }
}

async function rowsBetween(tx: Tx, before: Place, last: Place): Promise<SealedRow[]> {
  const rows = await tx.execute<{ xid: string; seq: string; digest: string | null }>(sql`
    select xid::text as xid, seq, digest from audit
    where (xid, seq) > (${before.xid}::xid8, ${before.seq}::bigint) and (xid, seq) <= (${last.xid}::xid8, ${last.seq}::bigint)
    order by audit.xid, audit.seq`);
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}
