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

type RetentionDeps = Work & {
  ownerDb: Db;
  /** Archives and removes claims that are old. */
  removeOldClaims(signal: AbortSignal): Promise<unknown>;
};

/** Once a day per installation, whichever node comes first: disables users long not seen, removes what is older than it is kept. */
export class RetentionWorker extends Worker {
  constructor(work: RetentionDeps & WorkerDeps) {
    let nextCheckAtMs = -Infinity;
    super(
      {
        name: "retention",
        intervalMs: TICK_MS,
        startDelayMs: TICK_MS,
        isDue: () => work.clock.now() >= nextCheckAtMs,
        run: (signal) => {
          nextCheckAtMs = work.clock.now() + CHECK_INTERVAL_MS;
          return runDaily(work, signal);
        },
        failureText: "inactive users, old logs and old claims could not be seen to; it is tried again in an hour",
        failureLevel: "error",
      },
      work,
    );
  }
}

async function runDaily(work: RetentionDeps, signal: AbortSignal): Promise<"idle"> {
  try {
    if (await claimDailyRun(work)) {
      // one that fails, such as for want of room on the disk, does not keep the others from their work
      const errors: unknown[] = [];
      for (const step of [() => disableInactiveUsers(work), () => removeOldRows(work), () => work.removeOldClaims(signal)])
        await step().catch((error: unknown) => void errors.push(error));
      if (errors.length) throw errors[0];
    }
    return "idle";
  } catch (error) {
    await releaseDailyRun(work.db).catch(() => undefined);
    throw error;
  }
}
