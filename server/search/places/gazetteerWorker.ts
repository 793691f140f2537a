import { advisoryLocks } from "../../db/advisoryLocks";
import { eq, sql } from "drizzle-orm";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { Db, Tx } from "../../db/connect";
import { inList, textArray } from "../../db/inList";
import { insertRows } from "../../db/bulk/rows";
import { installation } from "../../db/tables/log";
import { placeNames } from "../../db/tables/places";
import { transaction, type Work } from "../../db/transaction";
import { yieldToEventLoop } from "../../platform/timeSlices";
import { Worker, type WorkerDeps } from "../../platform/worker";
import { gazetteerPlaces, type PlaceName } from "./gazetteerFile";

/** Increment when the file or the key rules change; stored places are then replaced. */
const GAZETTEER_VERSION = 1;
const INSTALLATION_KEY = "gazetteer";
const BATCH_ROWS = 500;

export class GazetteerWorker extends Worker {
  constructor(work: Work & WorkerDeps & { isWanted: boolean }) {
    let isDone = !work.isWanted;
    super(
      {
        name: "gazetteer",
        intervalMs: MINUTE_MS,
        startDelayMs: 5_000,
        isDue: () => !isDone,
        run: async (signal) => {
          isDone = await loadGazetteer(work, gazetteerPlaces(), signal);
          return "idle";
        },
        failureText: "Loading the gazetteer failed; towns are not found until a retry succeeds",
      },
      work,
    );
  }
}

/** Returns whether loading is complete. Towns are searchable while it runs in short transactions. An interrupted load restarts. */
export async function loadGazetteer(
  work: Work,
  places: AsyncIterable<PlaceName[]>,
  signal: AbortSignal,
  version = GAZETTEER_VERSION,
): Promise<boolean> {
  // With nodes of different versions, the newer data stays.
  if ((await loadedVersion(work.db)) >= version) return true;
  const placeIds = new Set<number>();
  let rows: PlaceName[] = [];
  for await (const names of places) {
    rows.push(...names);
    for (const { placeId } of names) placeIds.add(placeId);
    if (rows.length < BATCH_ROWS) continue;
    if (signal.aborted || !(await store(work, rows))) return false;
    rows = [];
    await yieldToEventLoop();
  }
  return (await store(work, rows)) && (await finish(work, placeIds, version));
}

const store = (work: Work, rows: PlaceName[]): Promise<boolean> =>
  whileAlone(work, async (tx) => {
    await tx.delete(placeNames).where(inList(placeNames.placeId, [...new Set(rows.map(({ placeId }) => `${placeId}`))]));
    await insertRows(tx, placeNames, rows);
  });

const finish = (work: Work, placeIds: ReadonlySet<number>, version: number): Promise<boolean> =>
  whileAlone(work, async (tx) => {
    const placeRows = sql`unnest(${textArray([...placeIds].map(String))}::integer[]) as known(id)`;
    await tx.execute(sql`delete from place_names where not exists (select from ${placeRows} where known.id = place_id)`);
    const value = `${version}`;
    await tx.insert(installation).values({ key: INSTALLATION_KEY, value }).onConflictDoUpdate({ target: installation.key, set: { value } });
  });

/** Returns false if another node is loading. */
const whileAlone = (work: Work, write: (tx: Tx) => Promise<void>): Promise<boolean> =>
  transaction(work, async (tx) => {
    const [mine] = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${advisoryLocks.gazetteer}) as mine`);
    if (mine!.mine) await write(tx);
    return mine!.mine;
  });

async function loadedVersion(db: Db): Promise<number> {
  const [row] = await db.select().from(installation).where(eq(installation.key, INSTALLATION_KEY));
  return Number(row?.value ?? 0);
}
