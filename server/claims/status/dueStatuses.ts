import { asc, sql } from "drizzle-orm";
import { lockForEvaluation } from "./evaluatedClaim";
import { reevaluateClaims } from "./reevaluateClaims";
import type { Tx } from "../../db/connect";
import { isTrueInstant, lockedTransaction, transactionNow, transaction, type Work } from "../../db/transaction";
import { claims } from "../../db/tables/claims";
import { suppliers } from "../../db/tables/suppliers";
import { systemActor } from "../../platform/actor";
import type { Log } from "../../platform/log";
import { evaluateResources } from "../../positions/resourceStatus.actions";
import { Worker, type WorkerDeps } from "../../platform/worker";

/** Rows moved on in one transaction: short, so that no reader of the log waits. */
const BATCH_ROWS = 300;
/** Transactions at a time while much is due, while PostgreSQL writes for one this process reckons for the other; and how many each does in one run. */
const LANES = { count: 2, batches: 20 };
/** Looks at least this often, milliseconds. */
const POLL_INTERVAL_MS = 500;

type Deps = Work & { log: Log };

/** Moves statuses on when the clock alone changes them: wakes for what is due, shares the work with other nodes, survives a crash. */
export class StatusWorker extends Worker {
  constructor(deps: Deps & WorkerDeps) {
    super(
      {
        name: "statuses",
        intervalMs: POLL_INTERVAL_MS,
        run: async (signal) => ((await reevaluateInLanes(deps, signal)) >= BATCH_ROWS ? "more" : "idle"),
        failureText: "the clock could not move statuses on; it tries again",
      },
      deps,
    );
  }
}

/** Moves on one batch of what is due; answers how many rows it looked at. */
export async function reevaluateDueRows(deps: Deps): Promise<number> {
  return (await reevaluateDueClaims(deps)) + (await reevaluateDueResources(deps));
}

/** Moves on one batch and, where that does not hold all claims, several more in lanes; answers how many rows it looked at. */
export async function reevaluateInLanes(deps: Deps, signal?: AbortSignal): Promise<number> {
  const looked = await reevaluateDueRows(deps);
  if (looked < BATCH_ROWS) return looked;
  const lanes = await Promise.all(Array.from({ length: LANES.count }, () => runLane(deps, signal)));
  return lanes.reduce((sum, count) => sum + count, looked);
}

/** Lanes, and nodes, pass over the claims that another one has. */
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
    lockForEvaluation(tx, sql`${claims.statusDueAt} <= ${transactionNow(deps)}`, {
      ...{ maxRows: BATCH_ROWS, order: [asc(claims.statusDueAt)] },
      // most of them get another status
      read: "state",
    });
  return lockedTransaction(deps, lock, async (tx, now, due) => {
    if (!isTrueInstant(deps, now)) return 0;
    await reevaluateClaims(tx, due, { now, actor: systemActor, cause: "CLOCK" });
    return due.length;
  });
}

const reevaluateDueResources = (deps: Deps): Promise<number> =>
  transaction(deps, async (tx, now) => {
    if (!isTrueInstant(deps, now)) return 0;
    const due = await tx
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(sql`${suppliers.statusDueAt} <= ${transactionNow(deps)}`)
      .orderBy(suppliers.id)
      .limit(BATCH_ROWS)
      .for("update", { skipLocked: true });
    await evaluateResources(
      tx,
      due.map((supplier) => supplier.id),
    );
    return due.length;
  });
