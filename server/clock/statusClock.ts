import { asc, sql } from "drizzle-orm";
import type { Announcer } from "../changes/announcer";
import { lockedForJudging } from "../claims/claims.judged";
import { rejudge } from "../claims/rejudge.actions";
import type { Tx } from "../db/connect";
import { lockedTransaction, presently, transaction, type Work } from "../db/transaction";
import { claims } from "../db/tables/claims";
import { suppliers } from "../db/tables/suppliers";
import { systemActor } from "../platform/actor";
import type { Log } from "../platform/log";
import { evaluateResources } from "../positions/resources.actions";
import { Loop } from "./loop";

/** Rows moved on in one transaction: short, so that no reader of the log waits. */
const batch = 300;
/** Looks at least this often, milliseconds. */
const every = 500;

type Deps = Work & { announcer: Announcer; log: Log };

/** Moves statuses on when the clock alone changes them: wakes for what is due, shares the work with other nodes, survives a crash. */
export class StatusClock extends Loop {
  constructor(deps: Deps) {
    super(
      every,
      async () => (await moveOn(deps)) >= batch,
      (err) => deps.log.warn({ err }, "the clock could not move statuses on; it tries again"),
    );
  }
}

/** Moves on one batch of what is due; answers how many rows it looked at. */
export async function moveOn(deps: Deps): Promise<number> {
  const seen = (await moveClaims(deps)) + (await moveResources(deps));
  if (seen) deps.announcer.grown();
  return seen;
}

function moveClaims(deps: Deps): Promise<number> {
  const lock = (tx: Tx) => lockedForJudging(tx, sql`${claims.statusDueAt} <= ${presently(deps)}`, batch, asc(claims.statusDueAt));
  return lockedTransaction(deps, lock, async (tx, now, due) => {
    await rejudge({ tx, now, actor: systemActor, cause: "CLOCK" }, due);
    return due.length;
  });
}

const moveResources = (deps: Deps): Promise<number> =>
  transaction(deps, async (tx) => {
    const due = await tx
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(sql`${suppliers.statusDueAt} <= ${presently(deps)}`)
      .orderBy(suppliers.id)
      .limit(batch)
      .for("update", { skipLocked: true });
    await evaluateResources(
      tx,
      due.map((supplier) => supplier.id),
    );
    return due.length;
  });
