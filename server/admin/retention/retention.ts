import { HOUR_MS } from "../../../schema/rules/durations";
import { disableInactiveUsers } from "../../auth/users/inactive.actions";
import type { Db } from "../../db/connect";
import type { Work } from "../../db/transaction";
import { Worker, type WorkerDeps } from "../../platform/worker";
import { removeOldRows } from "./oldRows";
import { releaseDailyRun, claimDailyRun } from "./dailyRun";

const CHECK_INTERVAL_MS = HOUR_MS;
const TICK_MS = 1_000;

type RetentionDeps = Work & {
  ownerDb: Db;
  removeOldClaims(signal: AbortSignal): Promise<unknown>;
};

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
        failureText: "The daily retention run failed; retrying in an hour",
        failureLevel: "error",
      },
      work,
    );
  }
}

async function runDaily(work: RetentionDeps, signal: AbortSignal): Promise<"idle"> {
  try {
    if (await claimDailyRun(work)) {
      // A failing step, e.g. for lack of disk space, does not prevent the others.
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
