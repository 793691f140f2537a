// Keeps the figures: what was marked is counted within a second; everything is counted again when what decides how has changed.
import { advisoryLocks } from "../db/advisoryLocks";
import { asc, eq, gt, sql } from "drizzle-orm";
import { SECOND_MS } from "../../schema/rules/durations";
import { indicatorKeys, indicatorOf } from "../../schema/rules/indicators/indicators";
import type { Tx } from "../db/connect";
import { claims } from "../db/tables/claims";
import { outages } from "../db/tables/figures";
import { instances } from "../db/tables/instances";
import { installation } from "../db/tables/log";
import { transaction, type Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";
import { indicatorSettings } from "../settings/indicatorSettings.queries";
import { countSources, type SourceName } from "./countSources.actions";

/** Larger with each change of what a source adds: everything is counted again then. */
const COUNTING_VERSION = 1;
/** Sources in one transaction: readers of the change log wait for no more. */
const BATCH_SOURCES = 200;
const PROGRESS_KEY = "figures";

/** How everything was counted last, and the last source of a count that is under way; null: it is complete. */
interface Progress {
  countedBy: string;
  at: SourceName | null;
}

export class FigureWorker extends Worker {
  constructor(work: Work & WorkerDeps) {
    super(
      {
        name: "figures",
        intervalMs: SECOND_MS / 2,
        run: async () => ((await countNext(work)) ? "more" : "idle"),
        failureText: "the figures could not be brought up to date; it is tried again",
      },
      work,
    );
  }
}

/** Counts one batch. Answers whether there may be more. */
export const countNext = (work: Work, batch = BATCH_SOURCES): Promise<boolean> =>
  transaction(work, async (tx) => {
    const [mine] = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${advisoryLocks.figures}) as mine`);
    if (!mine!.mine) return false;
    const marked = await takeMarks(tx, batch);
    if (marked.length) {
      await countSources(tx, marked);
      return true;
    }
    return recountNext(tx, batch);
  });

/** The oldest marks, removed: what is read of their sources afterwards is at least as new as they are. */
async function takeMarks(tx: Tx, batch: number): Promise<SourceName[]> {
  const rows = await tx.execute<{ source: SourceName["source"]; sourceId: string }>(
    sql`delete from figure_marks where id in (select id from figure_marks order by id limit ${batch}) returning source, source_id as "sourceId"`,
  );
  return [...rows];
}

/** The next sources of a count of everything, which a new release or another threshold begins. Answers whether there are more. */
async function recountNext(tx: Tx, batch: number): Promise<boolean> {
  const countedBy = await countingKey(tx);
  const [row] = await tx.select().from(installation).where(eq(installation.key, PROGRESS_KEY));
  const stored = row ? (JSON.parse(row.value) as Progress) : null;
  const progress: Progress = stored?.countedBy === countedBy ? stored : { countedBy, at: { source: "CLAIM", sourceId: "" } };
  if (!progress.at) return false;
  const names = await sourcesAfter(tx, progress.at, batch);
  await countSources(tx, names);
  const value = JSON.stringify({
    countedBy,
    at: names.at(-1) ?? (progress.at.source === "CLAIM" ? FIRST_OUTAGE : null),
  } satisfies Progress);
  await tx.insert(installation).values({ key: PROGRESS_KEY, value }).onConflictDoUpdate({ target: installation.key, set: { value } });
  return true;
}

const FIRST_OUTAGE: SourceName = { source: "OUTAGE", sourceId: "00000000-0000-0000-0000-000000000000" };

async function sourcesAfter(tx: Tx, { source, sourceId }: SourceName, batch: number): Promise<SourceName[]> {
  const rows =
    source === "CLAIM"
      ? await tx.select({ sourceId: claims.id }).from(claims).where(gt(claims.id, sourceId)).orderBy(asc(claims.id)).limit(batch)
      : await tx.select({ sourceId: outages.id }).from(outages).where(gt(outages.id, sourceId)).orderBy(asc(outages.id)).limit(batch);
  return rows.map((found) => ({ source, ...found }));
}

/** Everything that decides what a stored source adds: the release's rules, the thresholds, the zones. */
async function countingKey(tx: Tx): Promise<string> {
  const settings = await indicatorSettings(tx);
  const rows = await tx.select({ id: instances.id, timeZone: instances.timeZone }).from(instances).orderBy(asc(instances.id));
  const counting = indicatorKeys.filter((key) => indicatorOf(key).threshold);
  return JSON.stringify([
    COUNTING_VERSION,
    rows.map(({ id, timeZone }) => [id, timeZone, counting.map((key) => settings.of(id, key).threshold)]),
  ]);
}
