// Keeps the figures: what was marked is counted a second later; everything is counted again when what decides how has changed.
import { advisoryLocks } from "../db/advisoryLocks";
import { asc, eq, gt, sql } from "drizzle-orm";
import { SECOND_MS } from "../../schema/rules/durations";
import type { Tx } from "../db/connect";
import { arrayLiteral } from "../db/inList";
import { claims } from "../db/tables/claims";
import { FigureSource, operatorHours, outages } from "../db/tables/figures";
import { instances } from "../db/tables/instances";
import { installation } from "../db/tables/log";
import { transaction, type Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";
import { indicatorSettings } from "../settings/indicatorSettings.queries";
import { countingKeyOf, eachSource, type RecountedInstances, recountedInstances } from "./countingKey";
import { countSources, type SourceName } from "./countSources.actions";

/** Larger with each change of what a source adds: everything is counted again then. */
const COUNTING_VERSION = 3;
/**
 * Sources in one transaction: readers of the change log wait for no more. What comes in a stream is counted once a second rather than at once:
 * sources that are counted together mostly add to the same figures, each of which is then written once. In a flood a thousand at a time wrote nearly
 * all figures of a day each time, a sixth of what PostgreSQL did for a claim.
 */
const BATCH_SOURCES = 2_500;
const PROGRESS_KEY = "figures";

/** Sources that are looked at in one transaction for those that are to be counted again. */
const LOOK_FACTOR = 10;

/** How everything was counted last, and how far a count that is under way has come. */
interface Progress {
  countedBy: string;
  /** The last source that was looked at; null: it is complete. */
  at: SourceName | null;
  /** Whose sources are counted again; absent: of all instances. */
  instances?: RecountedInstances;
}

export class FigureWorker extends Worker {
  constructor(work: Work & WorkerDeps) {
    super(
      {
        name: "figures",
        intervalMs: SECOND_MS,
        run: async () => ((await countNext(work)) >= BATCH_SOURCES ? "more" : "idle"),
        failureText: "the figures could not be brought up to date; it is tried again",
      },
      work,
    );
  }
}

/** Counts at most `batch` sources. Answers how many it took: `batch` when there may be more at once, 0 when nothing was left. */
export const countNext = (work: Work, batch = BATCH_SOURCES): Promise<number> =>
  transaction(work, async (tx) => {
    const [mine] = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${advisoryLocks.figures}) as mine`);
    if (!mine!.mine) return 0;
    const marks = await oldestMarks(tx, batch);
    if (marks.length) {
      await countSources(tx, marks);
      await removeMarks(tx, marks);
      return marks.length;
    }
    return (await recountNext(tx, batch)) ? batch : 0;
  });

interface Mark extends SourceName {
  id: string;
}

/** What is read of their sources afterwards is at least as new as they are. */
async function oldestMarks(tx: Tx, batch: number): Promise<Mark[]> {
  const rows = await tx.execute<Mark & Record<string, unknown>>(
    sql`select id, source, source_id as "sourceId" from figure_marks order by id limit ${batch}`,
  );
  return [...rows];
}

const removeMarks = (tx: Tx, marks: readonly Mark[]): Promise<unknown> =>
  tx.execute(sql`delete from figure_marks where id in (select unnest(${arrayLiteral(marks.map(({ id }) => id))}::bigint[]))`);

/** The next sources that are counted again, which a new release or another threshold begins. Answers whether there are more. */
async function recountNext(tx: Tx, batch: number): Promise<boolean> {
  const countedBy = await countingKey(tx);
  const [row] = await tx.select().from(installation).where(eq(installation.key, PROGRESS_KEY));
  const stored = row ? (JSON.parse(row.value) as Progress) : null;
  const progress: Progress = stored?.countedBy === countedBy ? stored : recountOf(stored, countedBy);
  const looked = progress.at && (await sourcesAfter(tx, progress.at, progress.instances?.[progress.at.source], batch));
  if (!looked && progress === stored) return false;
  if (looked) await countSources(tx, looked.names);
  const next: Progress = looked ? { ...progress, at: looked.last ?? beginAfter(progress.at!.source) } : progress;
  const value = JSON.stringify(next);
  await tx.insert(installation).values({ key: PROGRESS_KEY, value }).onConflictDoUpdate({ target: installation.key, set: { value } });
  return true;
}

/** What a change of the rules counts again; what an earlier one has not come to yet is among it. */
function recountOf(stored: Progress | null, countedBy: string): Progress {
  const everything: Progress = { countedBy, at: begins.CLAIM };
  if (!stored || (stored.at && !stored.instances)) return everything;
  const changed = recountedInstances(stored.countedBy, countedBy);
  if (!changed) return everything;
  const left = stored.at ? stored.instances : undefined;
  const instances = eachSource((source) => [...new Set([...(left?.[source] ?? []), ...changed[source]])]);
  const first = sources.find((source) => instances[source].length);
  return { countedBy, instances, at: first ? begins[first] : null };
}

/** In the order in which they are counted again. */
const sources = Object.values(FigureSource);
const SMALLEST_UUID = "00000000-0000-0000-0000-000000000000";
const begins = eachSource((source): SourceName => ({ source, sourceId: source === "CLAIM" ? "" : SMALLEST_UUID }));
const beginAfter = (source: FigureSource): SourceName | null => {
  const next = sources[sources.indexOf(source) + 1];
  return next ? begins[next] : null;
};
/** Every kind of source with its identifier, its AMA instance. */
const tables = { CLAIM: claims, OUTAGE: outages, OPERATOR_HOUR: operatorHours };

/** The next sources of these instances (undefined: of all), at most `batch`, and the last one that was looked at; null: there are no more. */
async function sourcesAfter(
  tx: Tx,
  { source, sourceId }: SourceName,
  instanceIds: readonly string[] | undefined,
  batch: number,
): Promise<{ names: SourceName[]; last: SourceName | null }> {
  const table = tables[source];
  const rows: { sourceId: string; instanceId: string }[] =
    instanceIds?.length === 0
      ? []
      : await tx
          .select({ sourceId: table.id, instanceId: table.instanceId })
          .from(table)
          .where(gt(table.id, sourceId))
          .orderBy(asc(table.id))
          .limit(instanceIds ? batch * LOOK_FACTOR : batch);
  const names: SourceName[] = [];
  for (const row of rows) {
    if (instanceIds && !instanceIds.includes(row.instanceId)) continue;
    names.push({ source, sourceId: row.sourceId });
    if (names.length === batch) return { names, last: names.at(-1)! };
  }
  const last = rows.at(-1);
  return { names, last: last ? { source, sourceId: last.sourceId } : null };
}

/** Everything that decides what a stored source adds: the release's rules, the thresholds, the zones. */
async function countingKey(tx: Tx): Promise<string> {
  const settings = await indicatorSettings(tx);
  const rows = await tx.select({ id: instances.id, timeZone: instances.timeZone }).from(instances).orderBy(asc(instances.id));
  return countingKeyOf(
    COUNTING_VERSION,
    rows.map(({ id, timeZone }) => ({ id, timeZone, thresholdOf: (key) => settings.of(id, key).threshold })),
  );
}
