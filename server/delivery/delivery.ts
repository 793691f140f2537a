import { and, sql } from "drizzle-orm";
import type { OutsidePort } from "../../schema/rules/deeds";
import { settleCall, type DeedWork } from "../claims/deeds.settle.actions";
import { among } from "../db/among";
import { deeds, outbox } from "../db/tables/deeds";
import { transaction } from "../db/transaction";
import { attempt } from "../outside/attempt";
import { earlierCalls, type Call } from "../outside/outbox";
import { isSpent, outboxTimes } from "../outside/outboxTimes";
import type { Log } from "../platform/log";

/** Looks at least this often, milliseconds. */
const every = 500;
/** Calls to one system at a time: a slow one keeps nobody but itself waiting. */
const atOnce = 8;

type Deps = DeedWork & { log: Log };

/** Makes the calls of the outbox when they are due. Several nodes share the work; what a killed one leaves is taken up again. */
export class Delivery {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private readonly underWay = new Map<Call, Promise<void>>();
  private stopped = true;

  constructor(private readonly deps: Deps) {}

  start(): void {
    this.stopped = false;
    this.plan();
  }

  /** Calls that are under way are waited for. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.working;
    await Promise.all(this.underWay.values());
  }

  private plan(): void {
    if (!this.stopped) this.timer = setTimeout(() => (this.working = this.work()), every);
  }

  private async work(): Promise<void> {
    try {
      for (const port of Object.keys(this.deps.outside.ports) as OutsidePort[]) {
        const free = atOnce - [...this.underWay.keys()].filter((call) => call.port === port).length;
        if (free > 0) for (const call of await lease(this.deps, port, free)) this.underWay.set(call, this.deliver(call));
      }
    } catch (err) {
      this.deps.log.warn({ err }, "the outbox could not be read; it is tried again");
    }
    this.plan();
  }

  private async deliver(call: Call): Promise<void> {
    try {
      const spent = isSpent(call, this.deps.clock.now());
      await settleCall(this.deps, call, spent ? { ok: false, failed: "GIVEN_UP" } : await attempt(this.deps.outside, call));
    } catch (err) {
      this.deps.log.warn({ err, call: call.id }, "an answer from outside could not be stored; the call is made again");
    }
    this.underWay.delete(call);
  }
}

/** Calls about a claim are made one after the other: each waits until the one before it has its answer or is given up. */
const isNext = sql`not exists (select from outbox earlier where ${earlierCalls})`;

/**
 * Takes calls that are due for oneself, for longer than a call can last. From here on a managed delay can be undone no more: the outside may
 * know of it.
 */
export function lease(deps: Deps, port: OutsidePort, most: number): Promise<Call[]> {
  return transaction(deps, async (tx, now) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(sql`${outbox.state} = 'WAITING' and ${outbox.port} = ${port} and ${outbox.dueAt} <= ${now.toISOString()}::timestamptz`, isNext),
      )
      .orderBy(outbox.dueAt)
      .limit(most)
      .for("update", { skipLocked: true });
    if (!due.length) return [];
    const ids = due.map(({ id }) => id);
    const calls = await tx
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: new Date(now.getTime() + outboxTimes.lease) })
      .where(among(outbox.id, ids))
      .returning();
    const held = calls.flatMap(({ operation, deedId }) => (operation === "notifyDelay" && deedId ? [deedId] : []));
    if (held.length)
      await tx
        .update(deeds)
        .set({ state: "DONE", settledAt: now })
        .where(and(among(deeds.id, held), sql`${deeds.state} = 'HELD'`));
    return calls;
  });
}
