// There is a seal for each second in which something was written: those of a day that is long past are folded into the last one of them.
import { createHash } from "node:crypto";
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { DAY_MS } from "../../schema/rules/durations";
import type { Db, Tx } from "../db/connect";
import { dayOf } from "../db/partitions";
import { asTableOwner } from "../db/roles";
import { auditSeals } from "../db/tables/log";
import type { Actor } from "../platform/actor";
import { foldHashOf, isAfter, type Seal, sealDigestOf, sealedLine, type SealedRow, sealHashOf } from "./digest";
import { record } from "./record";
import { chainStart } from "./seal";

type Place = Pick<Seal, "xid" | "seq">;

/** Seals stay as they are for so long: one that was noted elsewhere is found in the chain. */
export const FOLDED_AFTER_DAYS = 7;
/** Read at once, with their rows. */
const PAGE_SEALS = 100;
/** The audit tells of the last fold again after so long: before that row is removed by age. */
const REPEATED_AFTER_DAYS = 6;

/**
 * Folds the seals of days that ended a week ago, a day in each transaction with a row of the audit that has its hash; answers how many seals are gone.
 * What is folded is recomputed before: throws an Error where it is not as it was sealed, and folds nothing from there on.
 */
export async function foldSeals(ownerDb: Db, now: Date, actor: Actor): Promise<number> {
  const limit = dayOf(new Date(now.getTime() - FOLDED_AFTER_DAYS * DAY_MS))
    .toISOString()
    .slice(0, 10);
  let gone = 0;
  for (;;) {
    const folded = await asTableOwner(ownerDb, (tx) => foldNext(tx, now, actor, limit));
    if (folded === null) break;
    gone += folded;
  }
  await asTableOwner(ownerDb, (tx) => repeatLastFold(tx, now, actor));
  return gone;
}

export async function lastFolded(tx: Pick<Tx, "select">): Promise<Seal | undefined> {
  const [last] = await tx.select().from(auditSeals).where(isNotNull(auditSeals.firstId)).orderBy(desc(auditSeals.id)).limit(1);
  return last;
}

/** Folds the next seals that are of one day; null: there are none. */
async function foldNext(tx: Tx, now: Date, actor: Actor, limit: string): Promise<number | null> {
  const before = await lastFolded(tx);
  const run = new Run(before ?? chainStart);
  for await (const [seal, held] of nextSeals(tx, before ?? chainStart, limit)) if (!run.add(seal, held)) break;
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

/** So that the audit always has a row, which is sealed, with the end of the chain of folds. */
async function repeatLastFold(tx: Tx, now: Date, actor: Actor): Promise<void> {
  const last = await lastFolded(tx);
  if (!last) return;
  const since = new Date(now.getTime() - REPEATED_AFTER_DAYS * DAY_MS).toISOString();
  const [recent] = await tx.execute(sql`select 1 from audit where action = 'audit.fold' and at > ${since}::timestamptz limit 1`);
  if (!recent) await recordFold(tx, now, actor, last);
}

/** Seals that are not folded, of days before the limit, in their order, each with the rows that are there between it and the one before. */
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

/** Seals that follow each other and are of one day, each recomputed as it comes. */
class Run {
  first: Seal | undefined;
  last: Seal | undefined;
  private rows = 0;
  private heldRows = 0;
  private readonly heldDigest = createHash("sha256");
  private readonly sealDigest = createHash("sha256");

  constructor(private readonly before: Pick<Seal, "id" | "hash">) {}

  /** False: it is of another day, and not among them. */
  add(seal: Seal, held: readonly SealedRow[]): boolean {
    if (this.first && this.first.day !== seal.day) return false;
    const before = this.last ?? this.before;
    const isChained = seal.id === before.id + 1 && sealHashOf(before.hash, seal) === seal.hash;
    // Days that were removed by age have no rows any more.
    if (!isChained || (held.length && (held.length !== seal.rows || sealDigestOf(held) !== seal.digest)))
      throw new Error(`Seal ${seal.id} of the audit is not as it was: see npm run audit:verify. Nothing is folded from there on.`);
    this.rows += seal.rows;
    this.heldRows += held.length;
    for (const row of held) this.heldDigest.update(sealedLine(row));
    this.sealDigest.update(seal.digest);
    this.first ??= seal;
    this.last = seal;
    return true;
  }

  /** The number of their rows, and the digest of all: where rows are gone, of the seals' digests. */
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
