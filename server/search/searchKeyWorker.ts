// Creates missing search keys after an upgrade. Rows written by nodes of the previous version during the upgrade are processed a second
// time.
import { advisoryLocks } from "../db/advisoryLocks";
import { asc, eq, gt, sql } from "drizzle-orm";
import { MINUTE_MS } from "../../schema/rules/durations";
import { SEARCH_KEYS_VERSION } from "../../schema/rules/search/searchKinds";
import type { Tx } from "../db/connect";
import { inList } from "../db/inList";
import { replaceClaimSearchKeys, replaceSupplierSearchKeys } from "../db/text/searchKeys";
import { claims } from "../db/tables/claims";
import { installation } from "../db/tables/log";
import { suppliers } from "../db/tables/suppliers";
import { transaction, type Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";

/** Rows per transaction; writers of these rows wait for it. */
const BATCH_ROWS = 200;
const PROGRESS_KEY = "searchKeys";

/** After this time no node of the previous version runs. */
const UPGRADE_MS = 15 * MINUTE_MS;

interface Progress {
  version: number;
  /** Current table and last processed row; `null` when finished. */
  at: { table: "suppliers" | "claims" | "changes"; id: string } | null;
  /** Second pass over rows written since `since` (database clock), due at `dueAt` (Unix ms); `null` if not scheduled. */
  again: { since: string; dueAt: number } | null;
}
const START: Progress = { version: SEARCH_KEYS_VERSION, at: { table: "suppliers", id: "" }, again: null };

/** Processes all rows once in short transactions on any node; resumes after an interruption. */
export class SearchKeyWorker extends Worker {
  constructor(work: Work & WorkerDeps) {
    let isDone = false;
    super(
      {
        name: "searchKeys",
        intervalMs: MINUTE_MS,
        startDelayMs: 1_000,
        isDue: () => !isDone,
        run: async () => {
          const progress = await writeMissingKeys(work);
          isDone = progress !== null && !progress.at && !progress.again;
          return progress?.at ? "more" : "idle";
        },
        failureText: "Creating missing search keys failed; retrying",
      },
      work,
    );
  }
}

export const writeMissingKeys = (work: Work, rows: number = BATCH_ROWS): Promise<Progress | null> =>
  transaction(work, async (tx, now) => {
    const [mine] = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${advisoryLocks.searchKeys}) as mine`);
    if (!mine!.mine) return null;
    const progress = await readProgress(tx);
    const next = await nextProgress(tx, progress, now, rows);
    const value = JSON.stringify(next);
    if (next !== progress)
      await tx.insert(installation).values({ key: PROGRESS_KEY, value }).onConflictDoUpdate({ target: installation.key, set: { value } });
    return next;
  });

/** Keys of a newer version are kept. */
async function readProgress(tx: Tx): Promise<Progress> {
  const [row] = await tx.select().from(installation).where(eq(installation.key, PROGRESS_KEY));
  const progress = row ? (JSON.parse(row.value) as Progress) : START;
  if (progress.version > SEARCH_KEYS_VERSION) return { ...progress, at: null, again: null };
  return progress.version === SEARCH_KEYS_VERSION ? progress : START;
}

async function nextProgress(tx: Tx, progress: Progress, now: Date, rows: number): Promise<Progress> {
  const { at, again } = progress;
  if (!at) return again && now.getTime() >= again.dueAt ? { ...progress, at: { table: "changes", id: `${again.since}|0` } } : progress;
  const last = await writeAfter[at.table](tx, at.id, rows);
  if (at.table === "changes") return last === null ? { ...progress, at: null, again: null } : { ...progress, at: { ...at, id: last } };
  const following = at.table === "suppliers" ? ({ table: "claims", id: "" } as const) : null;
  // An initially empty database has had no previous version.
  const nextPass = again ?? (last === null ? null : { since: await databaseNow(tx), dueAt: now.getTime() + UPGRADE_MS });
  return { ...progress, at: last === null ? following : { ...at, id: last }, again: nextPass };
}

async function databaseNow(tx: Tx): Promise<string> {
  const [row] = await tx.execute<{ now: string }>(sql`select now()::text as now`);
  return row!.now;
}

/** Creates keys for the next rows. Returns the last id; `null` at the end. */
const writeAfter: Record<NonNullable<Progress["at"]>["table"], (tx: Tx, id: string, rows: number) => Promise<string | null>> = {
  async suppliers(tx, id, rows) {
    const some = await tx.select().from(suppliers).where(gt(suppliers.id, id)).orderBy(asc(suppliers.id)).limit(rows).for("no key update");
    await replaceSupplierSearchKeys(tx, some);
    return some.at(-1)?.id ?? null;
  },
  async claims(tx, id, rows) {
    const some = await tx.select().from(claims).where(gt(claims.id, id)).orderBy(asc(claims.id)).limit(rows).for("no key update");
    await replaceClaimSearchKeys(tx, some);
    return some.at(-1)?.id ?? null;
  },
  async changes(tx, after, rows) {
    const [at, seq] = after.split("|");
    const some = await tx.execute<{ place: string; kind: string; id: string }>(sql`
      select at::text || '|' || seq as place, kind, state->>'id' as id from changes
      where (at, seq) > (${at}::timestamptz, ${seq}::bigint) and kind in ('claim', 'supplier') order by at, seq limit ${rows}`);
    const idsOf = (kind: string): string[] => some.filter((entry) => entry.kind === kind).map(({ id }) => id);
    const [ofClaims, ofSuppliers] = [inList(claims.id, idsOf("claim")), inList(suppliers.id, idsOf("supplier"))];
    await replaceSupplierSearchKeys(
      tx,
      await tx.select().from(suppliers).where(ofSuppliers).orderBy(asc(suppliers.id)).for("no key update"),
    );
    await replaceClaimSearchKeys(tx, await tx.select().from(claims).where(ofClaims).orderBy(asc(claims.id)).for("no key update"));
    return some.at(-1)?.place ?? null;
  },
};
