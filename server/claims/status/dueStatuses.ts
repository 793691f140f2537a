import { asc, sql } from "drizzle-orm";
import { lockForEvaluation } from "./evaluatedClaim";
import { reevaluateClaims } from "./reevaluateClaims";
import type { Tx } from "../../db/connect";
import { lockedTransaction, transactionNow, transaction, type Work } from "../../db/transaction";
import { claims } from "../../db/tables/claims";
import { suppliers } from "../../db/tables/suppliers";
import { systemActor } from "../../platform/actor";
import type { Log } from "../../platform/log";
import { evaluateResources } from "../../positions/resourceStatus.actions";
import { Worker, type WorkerDeps } from "../../platform/worker";

/** Rows moved on in one transaction: short, so that no reader of the log waits. */
const BATCH_ROWS = 300;
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
        run: async () => ((await reevaluateDueRows(deps)) >= BATCH_ROWS ? "more" : "idle"),
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

function reevaluateDueClaims(deps: Deps): Promise<number> {
  const lock = (tx: Tx) =>
    lockForEvaluation(tx, sql`${claims.statusDueAt} <= ${transactionNow(deps)}`, BATCH_ROWS, asc(claims.statusDueAt));
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
