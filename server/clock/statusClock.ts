import { eq, sql } from "drizzle-orm";
import type { Announcer } from "../changes/announcer";
import { judgedClaim } from "../claims/claims.judged";
import { rejudge } from "../claims/rejudge.actions";
import type { Tx } from "../db/connect";
import { transaction, type Work } from "../db/transaction";
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
  const seen = await transaction(deps, async (tx, now) => (await moveClaims(tx, now)) + (await moveResources(tx, now)));
  if (seen) deps.announcer.grown();
  return seen;
}

async function moveClaims(tx: Tx, now: Date): Promise<number> {
  const due = await tx
    .select(judgedClaim)
    .from(claims)
    .leftJoin(suppliers, eq(suppliers.id, claims.supplierId))
    .where(sql`${claims.statusDueAt} <= ${now.toISOString()}::timestamptz`)
    .orderBy(claims.statusDueAt)
    .limit(batch)
    .for("no key update", { of: claims, skipLocked: true });
  await rejudge({ tx, now, actor: systemActor, cause: "CLOCK" }, due);
  return due.length;
}

async function moveResources(tx: Tx, now: Date): Promise<number> {
  const due = await tx
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(sql`${suppliers.statusDueAt} <= ${now.toISOString()}::timestamptz`)
    .orderBy(suppliers.id)
    .limit(batch)
    .for("update", { skipLocked: true });
  await evaluateResources(
    tx,
    now,
    due.map((supplier) => supplier.id),
  );
  return due.length;
}
