import { and, asc, eq, isNotNull, isNull, lt, notInArray, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { MINUTE_MS, SECOND_MS } from "../../../schema/rules/durations";
import { openCallStates } from "../../../schema/rules/claims/actionState";
import { daysOfReport, latestDue, nextDue } from "../../../schema/rules/reports/dueTimes";
import { reportLimits } from "../../../schema/rules/reports/reports";
import type { Installation } from "../../db/installation";
import { outbox } from "../../db/tables/claimActions";
import { instances } from "../../db/tables/instances";
import { reportSendings, reportSubscriptions } from "../../db/tables/reports";
import { transaction, transactionNow, type Work } from "../../db/transaction";
import type { FileThread } from "../../exports/exportThread";
import { accessOf } from "../../exports/exports.queries";
import { mailUser } from "../../integrations/mail/mailUser";
import { Worker, type WorkerDeps } from "../../platform/worker";
import { unsubscribeToken } from "../unsubscribe.actions";
import { receiverOf } from "./mailedReport";
import { endSending, refuseSending, sendingKey } from "./subscriptions.actions";

const POLL_INTERVAL_MS = 2 * SECOND_MS;
/** Mails queued longer than this are checked again, because the recipient's rights may have changed. */
const RECHECK_AFTER_MS = MINUTE_MS;

type Deps = Work & WorkerDeps & { thread: FileThread; installation: Installation };

/** Mails due reports. Each step is a short transaction that any node can continue after a crash; each period has one mail. */
export class ReportWorker extends Worker {
  constructor(deps: Deps) {
    super(
      {
        name: "reports",
        intervalMs: POLL_INTERVAL_MS,
        startDelayMs: POLL_INTERVAL_MS,
        run: async () => {
          const dueCount = await takeDue(deps);
          const id = await leaseUnmade(deps);
          if (id !== null) await deps.thread.run("mailedReport", id);
          const queued = await queueMade(deps);
          await settleQueued(deps);
          return dueCount || id !== null || queued ? "more" : "idle";
        },
        failureText: "Processing e-mailed reports failed; retrying",
      },
      deps,
    );
  }
}

/**
 * Creates the sending of a due subscription, unique per period, and schedules the next one. Only the last of several missed periods is
 * sent.
 */
const takeDue = (deps: Deps): Promise<boolean> =>
  transaction(deps, async (tx, now) => {
    const due = sql`${reportSubscriptions.nextDueAt} <= ${transactionNow(deps)}`;
    const waiting = tx.select().from(reportSubscriptions).where(due).orderBy(asc(reportSubscriptions.nextDueAt));
    const [row] = await waiting.limit(1).for("update", { skipLocked: true });
    if (!row) return false;
    const { id: subscriptionId, userId, name, instanceId, frequency } = row;
    const dueAt = new Date(Math.max(latestDue(row, now.getTime()), row.nextDueAt.getTime()));
    const [instance] = await tx.select().from(instances).where(eq(instances.id, instanceId));
    await tx
      .insert(reportSendings)
      .values({
        ...{ id: uuidv7(), subscriptionId, dueAt, userId, name, instanceId, state: "PREPARING", attempts: 0, leasedUntil: now },
        ...daysOfReport(frequency, dueAt.getTime(), instance!.timeZone),
      })
      .onConflictDoNothing();
    await tx
      .update(reportSubscriptions)
      .set({ nextDueAt: new Date(nextDue(row, now.getTime())) })
      .where(eq(reportSubscriptions.id, subscriptionId));
    return true;
  });

/** Leases a sending whose files are missing; `null` if there is none. Fails sendings with too many attempts or that are too old. */
const leaseUnmade = (deps: Deps): Promise<string | null> =>
  transaction(deps, async (tx, now) => {
    const isFree = and(
      eq(reportSendings.state, "PREPARING"),
      isNull(reportSendings.access),
      lt(reportSendings.leasedUntil, new Date(now.getTime() + 1)),
    );
    const free = tx.select().from(reportSendings).where(isFree).orderBy(asc(reportSendings.dueAt));
    const [row] = await free.limit(1).for("update", { skipLocked: true });
    if (!row) return null;
    if (row.attempts >= reportLimits.attempts || now.getTime() - row.dueAt.getTime() > reportLimits.maxAgeMs) {
      await endSending(tx, now, row.id, "FAILED");
      return null;
    }
    const leasedUntil = new Date(now.getTime() + reportLimits.leaseMs);
    await tx
      .update(reportSendings)
      .set({ attempts: row.attempts + 1, leasedUntil })
      .where(eq(reportSendings.id, row.id));
    return row.id;
  });

const queueMade = (deps: Deps): Promise<boolean> =>
  transaction(deps, async (tx, now) => {
    const isMade = and(eq(reportSendings.state, "PREPARING"), isNotNull(reportSendings.access));
    const [row] = await tx.select().from(reportSendings).where(isMade).limit(1).for("update", { skipLocked: true });
    if (!row) return false;
    const { id: sendingId, userId, subscriptionId } = row;
    const unsubscribe = unsubscribeToken(deps.installation, "report", subscriptionId);
    await mailUser(tx, now, { kind: "report", userId, sendingId, unsubscribe }, sendingKey(row));
    const leasedUntil = new Date(now.getTime() + RECHECK_AFTER_MS);
    await tx.update(reportSendings).set({ state: "QUEUED", leasedUntil }).where(eq(reportSendings.id, sendingId));
    return true;
  });

/** Stores the results of mails; cancels queued ones whose recipient's rights changed. */
const settleQueued = (deps: Deps): Promise<void> =>
  transaction(deps, async (tx, now) => {
    const queued = await tx
      .select({ sending: reportSendings, mailState: outbox.state })
      .from(reportSendings)
      .leftJoin(
        outbox,
        sql`${outbox.key} = 'mail report.' || ${reportSendings.subscriptionId} || '.' || (extract(epoch from ${reportSendings.dueAt}) * 1000)::bigint`,
      )
      .where(
        and(
          eq(reportSendings.state, "QUEUED"),
          sql`(${notInArray(outbox.state, [...openCallStates])} or ${outbox.state} is null or ${reportSendings.leasedUntil} <= ${transactionNow(deps)})`,
        ),
      )
      .limit(20)
      .for("update", { of: reportSendings, skipLocked: true });
    for (const { sending, mailState } of queued) {
      if (mailState === "DONE") await endSending(tx, now, sending.id, sending.recipient === null ? "REFUSED" : "SENT");
      else if (mailState === "WAITING" || mailState === "REVIEW") {
        const receiver = await receiverOf(tx, sending.userId);
        if (!receiver || accessOf(receiver) !== sending.access) await refuseSending(tx, now, sending);
        else {
          const leasedUntil = new Date(now.getTime() + RECHECK_AFTER_MS);
          await tx.update(reportSendings).set({ leasedUntil }).where(eq(reportSendings.id, sending.id));
        }
      } else await endSending(tx, now, sending.id, mailState === "CANCELLED" ? "REFUSED" : "FAILED");
    }
  });
