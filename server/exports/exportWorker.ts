import { and, asc, eq, lt } from "drizzle-orm";
import { MINUTE_MS } from "../../schema/rules/durations";
import { exportLimits } from "../../schema/rules/exports/exports";
import { exports } from "../db/tables/exports";
import { transaction, type Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";
import { endExport } from "./exports.actions";
import { removeOldExports } from "./exports.queries";
import { type ExportDeps, type ExportRun, runExport } from "./exportThread";

const POLL_INTERVAL_MS = 500;

/** Takes exports that wait, some at a time, from whichever node they were asked of; ends those of nodes that are gone, removes old ones. */
export class ExportWorker extends Worker {
  /** `maxRunning`: written at the same time by this node. */
  constructor(deps: ExportDeps & WorkerDeps & { maxRunning: number }) {
    const runs = new Map<string, ExportRun>();
    let removedAtMs = -Infinity;
    super(
      {
        name: "exports",
        intervalMs: POLL_INTERVAL_MS,
        startDelayMs: POLL_INTERVAL_MS,
        run: async () => {
          if (Math.abs(deps.clock.now() - removedAtMs) > MINUTE_MS) {
            removedAtMs = deps.clock.now();
            await endSilent(deps, runs);
            await removeOldExports(deps.db, deps.clock.now());
          }
          const id = runs.size < deps.maxRunning ? await claimWaiting(deps) : null;
          if (id === null) return "idle";
          const run = runExport(deps, id);
          runs.set(id, run);
          const failed = (err: unknown): void => deps.log.error({ err, export: id }, "how an export ended could not be written down");
          void run.done.catch(failed).finally(() => runs.delete(id));
          return "more";
        },
        failureText: "exports cannot be written; it is tried again",
        onStop: async () => {
          await Promise.all([...runs].map(([id, run]) => endExport(deps, id, "FAILED").then(() => run.stop())));
        },
      },
      deps,
    );
  }
}

/** The one that waits longest is this node's; null: none waits. */
const claimWaiting = (work: Work): Promise<string | null> =>
  transaction(work, async (tx, now) => {
    const waiting = tx.select({ id: exports.id }).from(exports).where(eq(exports.state, "WAITING"));
    const [row] = await waiting.orderBy(asc(exports.createdAt)).limit(1).for("update", { skipLocked: true });
    if (!row) return null;
    await tx.update(exports).set({ state: "RUNNING", changedAt: now }).where(eq(exports.id, row.id));
    return row.id;
  });

/** Those whose node has stopped saying how far it has come. */
async function endSilent(work: Work, ownRuns: ReadonlyMap<string, ExportRun>): Promise<void> {
  const oldest = new Date(work.clock.now() - exportLimits.silentMs);
  const silent = and(eq(exports.state, "RUNNING"), lt(exports.changedAt, oldest));
  const rows = await work.db.select({ id: exports.id }).from(exports).where(silent);
  for (const { id } of rows) if (!ownRuns.has(id)) await endExport(work, id, "FAILED");
}
