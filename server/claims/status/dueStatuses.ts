import { asc, sql, type SQL } from "drizzle-orm";
import { lockForEvaluation } from "./evaluatedClaim";
import { reevaluateClaims } from "./reevaluateClaims";
import type { Tx } from "../../db/connect";
import { hasRow, lockedTransaction, transactionNow, transaction, type Work } from "../../db/transaction";
import { claims } from "../../db/tables/claims";
import { suppliers } from "../../db/tables/suppliers";
import { systemActor } from "../../platform/actor";
import type { Log } from "../../platform/log";
import { evaluateResources } from "../../positions/resourceStatus.actions";
import { Worker, type WorkerDeps } from "../../platform/worker";

/** Rows per transaction. Small transactions do not delay readers of the change log. */
const BATCH_ROWS = 300;
/** Two concurrent lanes overlap evaluation in this process with writes in PostgreSQL. `batches` limits each lane per run. */
const LANES = { count: 2, batches: 20 };
const POLL_INTERVAL_MS = 500;

type Deps = Work & { log: Log };

/** Re-evaluates claims and resources whose status changes with time. Several nodes share the work through row locks. */
export class StatusWorker extends Worker {
  constructor(deps: Deps & WorkerDeps) {
    super(
      {
        name: "statuses",
        intervalMs: POLL_INTERVAL_MS,
        run: async (signal) => ((await reevaluateInLanes(deps, signal)) >= BATCH_ROWS ? "more" : "idle"),
        failureText: "Re-evaluating due statuses failed; retrying",
      },
      deps,
    );
  }
}

export async function reevaluateDueRows(deps: Deps): Promise<number> {
  const claimCount = (await hasRow(deps, claims, isDue(claims, deps))) ? await reevaluateDueClaims(deps) : 0;
  const resourceCount = (await hasRow(deps, suppliers, isDue(suppliers, deps))) ? await reevaluateDueResources(deps) : 0;
  return claimCount + resourceCount;
}

const isDue = ({ statusDueAt }: typeof claims | typeof suppliers, deps: Deps): SQL => sql`${statusDueAt} <= ${transactionNow(deps)}`;

/** Processes one batch. If the batch was full, processes more claims in parallel lanes. Returns the number of rows read. */
export async function reevaluateInLanes(deps: Deps, signal?: AbortSignal): Promise<number> {
  const looked = await reevaluateDueRows(deps);
  if (looked < BATCH_ROWS) return looked;
  const lanes = await Promise.all(Array.from({ length: LANES.count }, () => runLane(deps, signal)));
  return lanes.reduce((sum, count) => sum + count, looked);
}

async function runLane(deps: Deps, signal: AbortSignal | undefined): Promise<number> {
  let looked = 0;
  for (let batch = 0; batch < LANES.batches && !signal?.aborted; batch++) {
    const count = await reevaluateDueClaims(deps);
    looked += count;
    if (count < BATCH_ROWS) break;
  }
  return looked;
}

function reevaluateDueClaims(deps: Deps): Promise<number> {
  const lock = (tx: Tx) =>
    lockForEvaluation(tx, isDue(claims, deps), {
      ...{ maxRows: BATCH_ROWS, order: [asc(claims.statusDueAt)] },
      read: "state",
    });
  return lockedTransaction(deps, lock, async (tx, now, due) => {
    await reevaluateClaims(tx, due, { now, actor: systemActor, cause: "CLOCK" });
    return due.length;
  });
}

const reevaluateDueResources = (deps: Deps): Promise<number> =>
  transaction(deps, async (tx) => {
    const due = await tx
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(isDue(suppliers, deps))
      .orderBy(suppliers.id)
      .limit(BATCH_ROWS)
      .for("update", { skipLocked: true });
    await evaluateResources(
      tx,
      due.map((supplier) => supplier.id),
    );
    return due.length;
  });
