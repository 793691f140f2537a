import { once } from "node:events";
import { sql } from "drizzle-orm";
import { HOUR_MS } from "../../../../schema/rules/durations";
import type { DatabasePlace } from "../../../db/open";
import { transaction, type Work } from "../../../db/transaction";
import type { Log } from "../../../platform/log";
import { canStartThreads, startThread } from "../../../platform/thread";
import { Worker, type WorkerDeps } from "../../../platform/worker";
import { forgetArrivalModels } from "../arrivalModels.queries";
import { fitArrivalTimes } from "./fits.actions";

const CHECK_INTERVAL_MS = HOUR_MS;
const FROM_HOUR = 2;
const RUN_KEY = "arrivalFits";

/** Memory limits of the thread in megabytes. A fit of a million observations takes 65 MB, mostly outside the heap. */
const YOUNG_MEGABYTES = 4;
const OLD_MEGABYTES = 192;

export interface FitTask {
  place: DatabasePlace;
  logLevel: string;
  clockOffset: number;
}

type Deps = Work & WorkerDeps & { log: Log; place: DatabasePlace; logLevel: string };

/** Fits arrival times every night on one node, in a thread; when running from sources, in the main thread. */
export class ArrivalFitWorker extends Worker {
  constructor(work: Deps) {
    super(
      {
        name: "arrivalFits",
        intervalMs: CHECK_INTERVAL_MS,
        startDelayMs: HOUR_MS / 60,
        run: async (signal) => {
          if (await claimNight(work)) await fitOrRelease(work, signal);
          return "idle";
        },
        failureText: "Fitting arrival times failed; retrying in an hour",
        failureLevel: "error",
        backOff: () => CHECK_INTERVAL_MS,
      },
      work,
    );
  }
}

/** Claims tonight's fit for this node. False before the hour, or if a node has claimed it. */
export const claimNight = (work: Work): Promise<boolean> =>
  transaction(work, async (tx, now) => {
    if (now.getUTCHours() < FROM_HOUR) return false;
    const rows = await tx.execute(sql`
      insert into installation (key, value) values (${RUN_KEY}, ${now.toISOString().slice(0, 10)})
      on conflict (key) do update set value = excluded.value where installation.value < excluded.value
      returning key`);
    return rows.length > 0;
  });

async function fitOrRelease(work: Deps, signal: AbortSignal): Promise<void> {
  try {
    await (canStartThreads ? fitInThread(work, signal) : fitArrivalTimes(work));
    forgetArrivalModels(work.db);
  } catch (error) {
    await work.db.execute(sql`update installation set value = '' where key = ${RUN_KEY}`).catch(() => undefined);
    throw error;
  }
}

async function fitInThread({ place, logLevel, clock }: Deps, signal: AbortSignal): Promise<void> {
  const task: FitTask = { place, logLevel, clockOffset: clock.offset };
  const thread = startThread("arrivalFit", task, YOUNG_MEGABYTES, { maxOldGenerationSizeMb: OLD_MEGABYTES });
  const stop = (): void => void thread.terminate();
  signal.addEventListener("abort", stop, { once: true });
  try {
    const [code] = (await once(thread, "exit")) as [number];
    if (code !== 0) throw new Error(`The thread that fits arrival times ended with code ${code}`);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
