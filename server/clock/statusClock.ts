import { inArray, sql } from "drizzle-orm";
import { changed } from "../changes/append";
import type { Announcer } from "../changes/announcer";
import { claimState } from "../changes/claimState";
import { evaluated } from "../claims/claims.status";
import type { Tx } from "../db/connect";
import { transaction, type Work } from "../db/transaction";
import { claims } from "../db/tables/claims";
import { suppliers } from "../db/tables/suppliers";
import type { Log } from "../platform/log";
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
  if (!due.length) return 0;
  const ids = [...new Set(due.flatMap((claim) => claim.supplierId ?? []))];
  const known = ids.length
    ? await tx.select({ id: suppliers.id, access: suppliers.access }).from(suppliers).where(inArray(suppliers.id, ids))
    : [];
  const accessOf = new Map(known.map((supplier) => [supplier.id, supplier.access]));
  const moved = due.map((claim) => {
    const answer = evaluated(claim, accessOf.get(claim.supplierId ?? "") ?? null, now);
    return answer.status === claim.status ? answer : { ...answer, version: claim.version + 1, updatedAt: now };
  });
  await writeStatuses(tx, moved);
  const changes = moved.filter((claim, i) => claim.version !== due[i]!.version);
  await changed(
    tx,
    changes.map((claim) => ({ kind: "claim" as const, state: claimState(claim) })),
  );
  await evaluateResources(
    tx,
    now,
    [...new Set(changes.flatMap((claim) => (accessOf.get(claim.supplierId ?? "") === "MOBILE" ? claim.supplierId! : [])))].sort(),
  );
  return due.length;
}

async function writeStatuses(tx: Tx, rows: (typeof claims.$inferSelect)[]): Promise<void> {
  const records = rows.map((row) => ({
    id: row.id,
    status: row.status,
    label: row.statusLabel,
    reason: row.statusReason,
    at: row.statusAt,
    due: row.statusDueAt,
    measured: row.measuredFrom,
    predicted: row.predictedAt,
    version: row.version,
    updated: row.updatedAt,
  }));
  await tx.execute(sql`
    update claims set status = r.status, status_label = r.label, status_reason = r.reason, status_at = r.at, status_due_at = r.due,
      measured_from = r.measured, predicted_at = r.predicted, version = r.version, updated_at = r.updated
    from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(id text, status claim_status, label timing_label, reason jsonb, at timestamptz,
      due timestamptz, measured timestamptz, predicted timestamptz, version bigint, updated timestamptz)
    where claims.id = r.id`);
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
