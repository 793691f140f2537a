import { HOUR_MS } from "../../../schema/rules/durations";
import { disableInactiveUsers } from "../../auth/users/inactive.actions";
import type { Db } from "../../db/connect";
import type { Work } from "../../db/transaction";
import { Worker, type WorkerDeps } from "../../platform/worker";
import { removeOldRows } from "./oldRows";
import { releaseDailyRun, claimDailyRun } from "./dailyRun";

/** Asks whether the day's round is due this often, in the clock's time, milliseconds. */
const CHECK_INTERVAL_MS = HOUR_MS;
const TICK_MS = 1_000;

/** Once a day per installation, whichever node comes first: disables users long not seen, removes rows older than logs are kept. */
export class RetentionWorker extends Worker {
  constructor(work: Work & WorkerDeps & { ownerDb: Db }) {
    let nextCheckAtMs = -Infinity;
    super(
      {
        name: "retention",
        intervalMs: TICK_MS,
        startDelayMs: TICK_MS,
        isDue: () => work.clock.now() >= nextCheckAtMs,
        run: () => {
          nextCheckAtMs = work.clock.now() + CHECK_INTERVAL_MS;
          return runDaily(work);
        },
        failureText: "inactive users and old logs could not be seen to; it is tried again in an hour",
        failureLevel: "error",
      },
      work,
    );
  }
}

async function runDaily(work: Work & { ownerDb: Db }): Promise<"idle"> {
  try {
    if (await claimDailyRun(work)) {
      await disableInactiveUsers(work);
      await removeOldRows(work);
    }
    return "idle";
  } catch (error) {
    await releaseDailyRun(work.db).catch(() => undefined);
    throw error;
  }
}
