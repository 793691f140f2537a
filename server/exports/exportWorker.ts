import { and, asc, eq, lt } from "drizzle-orm";
import { SECOND_MS } from "../../schema/rules/durations";
import { exportLimits } from "../../schema/rules/exports/exports";
import { exports } from "../db/tables/exports";
import { transaction, type Work } from "../db/transaction";
import type { Log } from "../platform/log";
import { Worker, type WorkerDeps } from "../platform/worker";
import { failExport } from "./exports.actions";
import { removeOldExports } from "./exports.queries";
import type { FileThread } from "./exportThread";

const POLL_INTERVAL_MS = 500;
const SWEEP_INTERVAL_MS = 10 * SECOND_MS;

/** Takes waiting exports of all nodes, ends those of crashed nodes and removes old ones. */
export class ExportWorker extends Worker {
  constructor(deps: Work & WorkerDeps & { thread: FileThread; maxRunning: number }) {
    const running = new Set<string>();
    let sweptAtMs = -Infinity;
    super(
      {
        name: "exports",
        intervalMs: POLL_INTERVAL_MS,
        startDelayMs: POLL_INTERVAL_MS,
        run: async () => {
          if (Math.abs(deps.clock.now() - sweptAtMs) >= SWEEP_INTERVAL_MS) {
            sweptAtMs = deps.clock.now();
            await endSilent(deps);
            await removeOldExports(deps.db, deps.clock.now());
          }
          const id = running.size < deps.maxRunning ? await claimWaiting(deps) : null;
          if (id === null) return "idle";
          running.add(id);
          void deps.thread
            .run("export", id)
            .catch(() => failExport(deps, id))
            .finally(() => running.delete(id));
          return "more";
        },
        failureText: "Starting pending exports failed; retrying",
        onStop: async () => {
          await Promise.all([...running].map((id) => failExport(deps, id)));
        },
      },
      deps,
    );
  }
}

const claimWaiting = (work: Work): Promise<string | null> =>
  transaction(work, async (tx, now) => {
    const waiting = tx.select({ id: exports.id }).from(exports).where(eq(exports.state, "WAITING"));
    const [row] = await waiting.orderBy(asc(exports.createdAt)).limit(1).for("update", { skipLocked: true });
    if (!row) return null;
    await tx.update(exports).set({ state: "RUNNING", changedAt: now }).where(eq(exports.id, row.id));
    return row.id;
  });

/** Exports without progress reports: the node crashed or the writer hangs. */
async function endSilent(work: Work & { log: Log }): Promise<void> {
  const silent = await transaction(work, (tx, now) => {
    const oldest = new Date(now.getTime() - exportLimits.silentMs);
    const isSilent = and(eq(exports.state, "RUNNING"), lt(exports.changedAt, oldest));
    return tx.select({ id: exports.id }).from(exports).where(isSilent);
  });
  for (const { id } of silent) await failExport(work, id);
}
