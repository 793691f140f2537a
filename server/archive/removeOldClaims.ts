import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { DAY_MS } from "../../schema/rules/durations";
import { record } from "../audit/record";
import { advisoryLocks } from "../db/advisoryLocks";
import { inList } from "../db/inList";
import type { Reader } from "../db/connect";
import { transaction, type Work } from "../db/transaction";
import { systemActor } from "../platform/actor";
import { removeUnfinished, writeArchive } from "./archiveFiles";
import { archiveLines, isUnderWay, removeClaims } from "./claimTables";
import { lastCompleteErasure } from "./erasures.queries";
import { keepFigures } from "./keepFigures";

/** Kept in memory while the archive is written; some megabytes. */
const CLAIMS_PER_ARCHIVE = 2_000;
/** Claims per transaction; small, because readers of the change log wait for it. */
const BATCH_CLAIMS = 100;

export interface ArchiveSettings {
  folder: string;
  keptDays: number;
}

type Place = { occurredAt: string; id: string };

/**
 * Archives and removes old claims, oldest first; returns their number. After a crash a claim may be archived twice; readers use the later
 * copy.
 */
export async function removeOldClaims(work: Work, { folder, keptDays }: ArchiveSettings, signal: AbortSignal): Promise<number> {
  const { now } = await transaction(work, async (_, now) => ({ now }));
  const oldest = new Date(now.getTime() - keptDays * DAY_MS);
  await removeUnfinished(folder);
  let removed = 0;
  for (let after: Place = { occurredAt: "-infinity", id: "" }; !signal.aborted;) {
    const places = await oldClaims(work.db, oldest, after);
    if (!places.length) return removed;
    after = places.at(-1)!;
    removed += await archiveAndRemove(
      work,
      folder,
      now,
      places.map(({ id }) => id),
    );
  }
  return removed;
}

async function archiveAndRemove(work: Work, folder: string, now: Date, ids: readonly string[]): Promise<number> {
  const erasedUntil = await lastCompleteErasure(work.db);
  /** Digest of each archived claim. Claims that changed afterwards are not removed. */
  const digests = new Map<string, string>();
  const batches = batchesOf(ids);
  async function* lines(): AsyncGenerator<string> {
    for (const batch of batches)
      for (const [id, line] of await archiveLines(work.db, batch)) {
        digests.set(id, digestOf(line));
        yield `${line}\n`;
      }
  }
  const archive = await writeArchive(folder, now, erasedUntil, Readable.from(lines()));
  let removed = 0;
  for (const batch of batches) removed += await removeUnchanged(work, batch, digests, archive.file);
  return removed;
}

/** Removes claims that are unchanged since archiving; their contribution to the indicators remains. */
const removeUnchanged = (work: Work, batch: readonly string[], digests: ReadonlyMap<string, string>, file: string): Promise<number> =>
  transaction(work, async (tx, now) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.figures})`);
    await tx.execute(sql`select id from claims where ${inList(sql`id`, batch)} order by id for update`);
    const stored = await archiveLines(tx, batch);
    const ids = [...stored].flatMap(([id, line]) => (digests.get(id) === digestOf(line) ? [id] : []));
    if (!ids.length) return 0;
    await keepFigures(tx, ids);
    await removeClaims(tx, ids);
    await record(tx, now, systemActor, { action: "claims.archive", model: "archive", entityId: file, after: { claims: ids.length } });
    return ids.length;
  });

const oldClaims = async (db: Reader, oldest: Date, after: Place): Promise<Place[]> => [
  ...(await db.execute<Place>(sql`
    select c.id, to_char(c.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "occurredAt" from claims c
    where (c.occurred_at, c.id) > (${after.occurredAt}::timestamptz, ${after.id}) and c.occurred_at < ${oldest.toISOString()}::timestamptz
      and c.status = 'FINISHED' and coalesce(c.finished_at, c.cancelled_at) < ${oldest.toISOString()}::timestamptz and not ${isUnderWay}
    order by c.occurred_at, c.id limit ${CLAIMS_PER_ARCHIVE}`)),
];

const digestOf = (line: string): string => createHash("sha256").update(line).digest("base64");

const batchesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH_CLAIMS) }, (_, n) => ids.slice(n * BATCH_CLAIMS, (n + 1) * BATCH_CLAIMS));
