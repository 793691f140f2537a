import { eq, sql } from "drizzle-orm";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { Db } from "../../db/connect";
import { insertRows } from "../../db/rows";
import { installation } from "../../db/tables/log";
import { placeNames } from "../../db/tables/places";
import { transaction, type Work } from "../../db/transaction";
import { yieldToEventLoop } from "../../platform/timeSlices";
import { Worker, type WorkerDeps } from "../../platform/worker";
import { gazetteerPlaces, type PlaceName } from "./gazetteerFile";

/** Another file, or other rules of its keys: it is loaded anew. */
const GAZETTEER_VERSION = "1";
const INSTALLATION_KEY = "gazetteer";
const BATCH_ROWS = 500;
/** One node at a time; a number of this database's advisory locks. */
const GAZETTEER_LOCK_ID = 727_005;

/** Loads the gazetteer once, after the start and beside everything else. */
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
        failureText: "the gazetteer could not be loaded, so that no towns are found; it is tried again",
      },
      work,
    );
  }
}

/** Whether it is all there. Short transactions, so that nobody waits; one that was ended begins anew, and leaves what is there. */
export async function loadGazetteer(
  work: Work,
  places: AsyncIterable<PlaceName[]>,
  signal: AbortSignal,
  version = GAZETTEER_VERSION,
): Promise<boolean> {
  if ((await loadedVersion(work.db)) === version) return true;
  let rows: PlaceName[] = [];
  for await (const names of places) {
    rows.push(...names);
    if (rows.length < BATCH_ROWS) continue;
    if (signal.aborted || !(await store(work, rows))) return false;
    rows = [];
    await yieldToEventLoop();
  }
  if (!(await store(work, rows))) return false;
  await work.db
    .insert(installation)
    .values({ key: INSTALLATION_KEY, value: version })
    .onConflictDoUpdate({ target: installation.key, set: { value: version } });
  return true;
}

/** False: another node is at it. */
const store = (work: Work, rows: PlaceName[]): Promise<boolean> =>
  transaction(work, async (tx) => {
    const [mine] = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${GAZETTEER_LOCK_ID}) as mine`);
    if (mine!.mine) await insertRows(tx, placeNames, rows);
    return mine!.mine;
  });

async function loadedVersion(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.key, INSTALLATION_KEY));
  return row?.value;
}
