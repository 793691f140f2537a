// Gives keys to claims and suppliers that were stored before they had any, or before the rules of keys were these.
import { asc, eq, gt, sql } from "drizzle-orm";
import { MINUTE_MS } from "../../schema/rules/durations";
import { SEARCH_KEYS_VERSION } from "../../schema/rules/search/searchKinds";
import type { Tx } from "../db/connect";
import { replaceClaimSearchKeys, replaceSupplierSearchKeys } from "../db/searchKeys";
import { claims } from "../db/tables/claims";
import { installation } from "../db/tables/log";
import { suppliers } from "../db/tables/suppliers";
import { transaction, type Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";

/** Rows in one transaction: whoever writes one of them waits no longer than for a few hundred keys. */
const BATCH_ROWS = 200;
/** One node at a time; a number of this database's advisory locks. */
const SEARCH_KEYS_LOCK_ID = 727_004;
const PROGRESS_KEY = "searchKeys";

interface Progress {
  version: number;
  /** What is under way, and the last row of it that has its keys; null: all have. */
  at: { table: "suppliers" | "claims"; id: string } | null;
}
const START: Progress = { version: SEARCH_KEYS_VERSION, at: { table: "suppliers", id: "" } };

/** Works through them once, a short transaction at a time, whichever node comes first, and goes on where it was ended. */
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
          isDone = progress !== null && progress.at === null;
          return progress?.at ? "more" : "idle";
        },
        failureText: "older claims could not be made searchable; it is tried again",
      },
      work,
    );
  }
}

/** One batch. Answers how far it has come; null: another node is at it. */
export const writeMissingKeys = (work: Work, rows: number = BATCH_ROWS): Promise<Progress | null> =>
  transaction(work, async (tx) => {
    const [mine] = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${SEARCH_KEYS_LOCK_ID}) as mine`);
    if (!mine!.mine) return null;
    const progress = await readProgress(tx);
    if (!progress.at) return progress;
    const { table, id } = progress.at;
    const last = await (table === "suppliers" ? writeSuppliersAfter : writeClaimsAfter)(tx, id, rows);
    const next: Progress["at"] = last !== null ? { table, id: last } : table === "suppliers" ? { table: "claims", id: "" } : null;
    const value = JSON.stringify({ version: SEARCH_KEYS_VERSION, at: next } satisfies Progress);
    await tx.insert(installation).values({ key: PROGRESS_KEY, value }).onConflictDoUpdate({ target: installation.key, set: { value } });
    return { version: SEARCH_KEYS_VERSION, at: next };
  });

async function readProgress(tx: Tx): Promise<Progress> {
  const [row] = await tx.select().from(installation).where(eq(installation.key, PROGRESS_KEY));
  const progress = row ? (JSON.parse(row.value) as Progress) : START;
  return progress.version === SEARCH_KEYS_VERSION ? progress : START;
}

/** Answers the last one's id; null when there was none. */
async function writeSuppliersAfter(tx: Tx, id: string, rows: number): Promise<string | null> {
  const some = await tx.select().from(suppliers).where(gt(suppliers.id, id)).orderBy(asc(suppliers.id)).limit(rows).for("no key update");
  await replaceSupplierSearchKeys(tx, some);
  return some.at(-1)?.id ?? null;
}

async function writeClaimsAfter(tx: Tx, id: string, rows: number): Promise<string | null> {
  const some = await tx.select().from(claims).where(gt(claims.id, id)).orderBy(asc(claims.id)).limit(rows).for("no key update");
  await replaceClaimSearchKeys(tx, some);
  return some.at(-1)?.id ?? null;
}
