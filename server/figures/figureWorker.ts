// Background counting: marked sources a second after their change, all sources after a change of the counting rules.
import { advisoryLocks } from "../db/advisoryLocks";
import { asc, eq, gt, sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import { countRules, levelRules, minutesRules } from "../../schema/rules/indicators/measures";
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

/** Changes with the rules of measures; all sources are then recounted. Increment the number when their evaluation changes. */
const COUNTING_VERSION = `5 ${createHash("sha256")
  .update(JSON.stringify([countRules, levelRules, minutesRules]))
  .digest("base64url")}`;
/**
 * Sources per transaction, limited because readers of the change log wait. Larger batches combine updates of the same figures: with
 * 1,000, writes took a sixth of PostgreSQL's time per claim.
 */
const BATCH_SOURCES = 2_500;
const PROGRESS_KEY = "figures";

/** Sources scanned per recounted source in one transaction. */
const LOOK_FACTOR = 10;

interface Progress {
  countedBy: string;
  /** Last scanned source; `null` if complete. */
  at: SourceName | null;
  instances?: RecountedInstances;
}

export class FigureWorker extends Worker {
  constructor(work: Work & WorkerDeps) {
    super(
      {
        name: "figures",
        intervalMs: SECOND_MS,
        run: async () => ((await countNext(work)) >= BATCH_SOURCES ? "more" : "idle"),
        failureText: "Updating indicator figures failed; retrying",
      },
      work,
    );
  }
}

/** Counts up to `batch` sources. Returns their number: `batch` if more may follow, 0 if none was left. */
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

/** Read before the sources, so that their data is at least as new as the mark. */
async function oldestMarks(tx: Tx, batch: number): Promise<Mark[]> {
  const rows = await tx.execute<Mark & Record<string, unknown>>(
    sql`select id, source, source_id as "sourceId" from figure_marks order by id limit ${batch}`,
  );
  return [...rows];
}

const removeMarks = (tx: Tx, marks: readonly Mark[]): Promise<unknown> =>
  tx.execute(sql`delete from figure_marks where id in (select unnest(${arrayLiteral(marks.map(({ id }) => id))}::bigint[]))`);

/** Continues a recount. Returns whether more sources follow. */
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

/** Recount after a rule change, including sources that an unfinished recount has not reached. */
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

const sources = Object.values(FigureSource);
const SMALLEST_UUID = "00000000-0000-0000-0000-000000000000";
const begins = eachSource((source): SourceName => ({ source, sourceId: source === "CLAIM" ? "" : SMALLEST_UUID }));
const beginAfter = (source: FigureSource): SourceName | null => {
  const next = sources[sources.indexOf(source) + 1];
  return next ? begins[next] : null;
};
const tables = { CLAIM: claims, OUTAGE: outages, OPERATOR_HOUR: operatorHours };

/** Next sources of the instances (`undefined` for all), up to `batch`, and the last one scanned; `null` at the end. */
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

/** Key of everything that affects the counts: counting version, thresholds and time zones. If it changes, claims are recounted. */
async function countingKey(tx: Tx): Promise<string> {
  const settings = await indicatorSettings(tx);
  const rows = await tx.select({ id: instances.id, timeZone: instances.timeZone }).from(instances).orderBy(asc(instances.id));
  return countingKeyOf(
    COUNTING_VERSION,
    rows.map(({ id, timeZone }) => ({ id, timeZone, thresholdOf: (key) => settings.of(id, key).threshold })),
  );
}
