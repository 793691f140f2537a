import { sql } from "drizzle-orm";
import type { Announcer } from "../changes/announcer";
import { judge } from "../claims/judge.actions";
import type { Tx } from "../db/connect";
import { transaction, type Work } from "../db/transaction";
import { claims } from "../db/tables/claims";
import { suppliers } from "../db/tables/suppliers";
import type { Log } from "../platform/log";
import { systemViewer } from "../platform/viewer";
import { evaluateResources } from "../positions/resources.actions";

/** Rows moved on in one transaction: short, so that no reader of the log waits. */
const batch = 300;
/** Looks at least this often, milliseconds. */
const every = 500;

type Deps = Work & { announcer: Announcer; log: Log };

/** Moves statuses on when the clock alone changes them: wakes for what is due, shares the work with other nodes, survives a crash. */
export class StatusClock {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private stopped = true;

  constructor(private readonly deps: Deps) {}

  start(): void {
    this.stopped = false;
    this.plan(0);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.working;
  }

  private plan(after: number): void {
    if (!this.stopped) this.timer = setTimeout(() => (this.working = this.work()), after);
  }

  private async work(): Promise<void> {
    let more = false;
    try {
      const moved = await moveOn(this.deps);
      more = moved >= batch;
    } catch (err) {
      this.deps.log.warn({ err }, "the clock could not move statuses on; it tries again");
    }
    this.plan(more ? 0 : every);
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
    .select()
    .from(claims)
    .where(sql`${claims.statusDueAt} <= ${now.toISOString()}::timestamptz`)
    .orderBy(claims.statusDueAt)
    .limit(batch)
    .for("update", { skipLocked: true });
  const same = due.map((claim) => ({ before: claim, after: claim }));
  await judge({ tx, now, viewer: systemViewer, cause: "CLOCK" }, same);
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
