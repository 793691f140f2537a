import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { ReportSubscription, SaveReportSubscriptionInput } from "../../../schema/indicators/reports";
import { ALL_INSTANCES } from "../../../schema/rules/indicators/periods";
import { isName, tidyName } from "../../../schema/rules/access/people";
import { isTimeZone, nextDue } from "../../../schema/rules/reports/dueTimes";
import { ReportFormat, reportLimits } from "../../../schema/rules/reports/reports";
import { record } from "../../audit/record";
import { requireViewer, type Context } from "../../auth/context";
import { requireUser } from "../../auth/users/users.queries";
import type { Tx } from "../../db/connect";
import { reportFiles, reportSendings, reportSubscriptions } from "../../db/tables/reports";
import { users } from "../../db/tables/users";
import { nameColumns } from "../../db/text/foldedNames";
import { transaction } from "../../db/transaction";
import { indicatorsOf } from "../../figures/indicators.queries";
import { mailKey } from "../../integrations/mail/mailUser";
import { cancelCalls } from "../../integrations/outbox";
import type { Actor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { monotonicNow } from "../../platform/monotonicNow";
import { parseUuid } from "../../platform/uuid";
import { type SendingRow, subscriptionOf, type SubscriptionRow } from "./subscriptions.queries";

const model = "reportSubscription";
type Facts = Pick<SubscriptionRow, "name" | "instanceId" | "formats" | "frequency" | "weekday" | "hour" | "timeZone">;

/** Locks the user's row, so that concurrent requests see each other's changes. Throws FORBIDDEN for API keys. */
export function ownTransaction<T>(ctx: Context, work: (tx: Tx, now: Date, user: typeof users.$inferSelect) => Promise<T>): Promise<T> {
  const { userId } = requireUser(ctx);
  return transaction(ctx, async (tx, now) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    return work(tx, now, user!);
  });
}

const factsOf = ({ name, instanceId, formats, frequency, weekday, hour, timeZone }: Facts): Facts => ({
  ...{ name, instanceId, formats, frequency, weekday, hour, timeZone },
});

function validatedFacts(input: SaveReportSubscriptionInput): Facts {
  const name = tidyName(input.name);
  if (!isName(name)) throw new AppError("NAME_INVALID");
  const { frequency, hour, timeZone, weekday = null } = input;
  const isDay = frequency === "DAILY" ? weekday === null : weekday !== null && weekday >= 1 && weekday <= 7;
  const wrong = !input.formats.length
    ? "formats"
    : !isDay
      ? "weekday"
      : hour < 0 || hour > 23
        ? "hour"
        : !isTimeZone(timeZone)
          ? "timeZone"
          : null;
  if (wrong) throw new AppError("BAD_USER_INPUT", { field: wrong });
  const formats = Object.values(ReportFormat).filter((format) => input.formats.includes(format));
  return factsOf({ ...input, name, formats, weekday });
}

export async function saveReportSubscription(ctx: Context, input: SaveReportSubscriptionInput): Promise<ReportSubscription> {
  const facts = validatedFacts(input);
  const viewer = requireViewer(ctx);
  if (facts.instanceId === ALL_INSTANCES) throw new AppError("NOT_FOUND");
  // Without indicators: only validates the instance.
  await indicatorsOf(ctx.db, viewer.scope, { instanceId: facts.instanceId, period: { name: "TODAY" }, keys: [] }, ctx.clock.now());
  return ownTransaction(ctx, async (tx, now, user) => {
    if (!user.email) throw new AppError("EMAIL_MISSING");
    const ownSubscriptions = eq(reportSubscriptions.userId, user.id);
    const [sameNamed] = await tx
      .select()
      .from(reportSubscriptions)
      .where(and(ownSubscriptions, eq(reportSubscriptions.foldedName, nameColumns(facts.name).foldedName)));
    const before = input.id == null ? null : await ownSubscription(tx, user.id, input.id);
    if (sameNamed && !before && isDeepStrictEqual(factsOf(sameNamed), facts)) return subscriptionOf(tx, user.id, sameNamed.id);
    if (before && isDeepStrictEqual(factsOf(before), facts)) return subscriptionOf(tx, user.id, before.id);
    if (before && input.updatedAt?.getTime() !== before.updatedAt.getTime()) throw new AppError("CHANGED_MEANWHILE");
    if (sameNamed && sameNamed.id !== before?.id) throw new AppError("REPORT_SUBSCRIPTION_EXISTS");
    if (!before && (await tx.$count(reportSubscriptions, ownSubscriptions)) >= reportLimits.subscriptions)
      throw new AppError("REPORT_SUBSCRIPTIONS_FULL", { most: reportLimits.subscriptions });
    const id = before?.id ?? uuidv7();
    const columns = { ...facts, ...nameColumns(facts.name), nextDueAt: new Date(nextDue(facts, now.getTime())) };
    if (before)
      await tx
        .update(reportSubscriptions)
        .set({ ...columns, updatedAt: monotonicNow(now, before.updatedAt) })
        .where(eq(reportSubscriptions.id, id));
    else await tx.insert(reportSubscriptions).values({ id, userId: user.id, ...columns, createdAt: now, updatedAt: now });
    const action = before ? "reportSubscription.change" : "reportSubscription.create";
    await record(tx, now, viewer.actor, { action, model, entityId: id, ...(before && { before: factsOf(before) }), after: facts });
    return subscriptionOf(tx, user.id, id);
  });
}

async function ownSubscription(tx: Tx, userId: string, id: string): Promise<SubscriptionRow> {
  const isOwn = and(eq(reportSubscriptions.id, parseUuid(id)), eq(reportSubscriptions.userId, userId));
  const [row] = await tx.select().from(reportSubscriptions).where(isOwn).for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

export const deleteReportSubscription = (ctx: Context, id: string): Promise<ReportSubscription> =>
  ownTransaction(ctx, async (tx, now, user) => {
    const row = await ownSubscription(tx, user.id, id);
    const answer = await subscriptionOf(tx, user.id, row.id);
    await endSubscription(tx, now, requireViewer(ctx).actor, row, "reportSubscription.delete");
    return answer;
  });

/** Ends a subscription, by its user or a mailed link, and cancels pending mails if possible. */
export async function endSubscription(tx: Tx, now: Date, actor: Actor, row: SubscriptionRow, action: string): Promise<void> {
  await tx.delete(reportSubscriptions).where(eq(reportSubscriptions.id, row.id));
  const open = and(eq(reportSendings.subscriptionId, row.id), isNull(reportSendings.endedAt));
  for (const sending of await tx.select().from(reportSendings).where(open).for("update")) await refuseSending(tx, now, sending);
  await record(tx, now, actor, { action, model, entityId: row.id, before: factsOf(row) });
}

/** Also cancels a mail that waits to be sent. */
export async function refuseSending(tx: Tx, now: Date, sending: SendingRow): Promise<void> {
  await cancelCalls(tx, now, [mailKey(sendingKey(sending))]);
  await endSending(tx, now, sending.id, "REFUSED");
}

export async function endSending(tx: Tx, now: Date, id: string, state: "SENT" | "REFUSED" | "FAILED"): Promise<void> {
  const recipient = state === "SENT" ? reportSendings.recipient : sql`null`;
  await tx
    .update(reportSendings)
    .set({ state, endedAt: now, recipient: sql`${recipient}` })
    .where(eq(reportSendings.id, id));
  await tx.delete(reportFiles).where(eq(reportFiles.sendingId, id));
}

export const sendingKey = ({ subscriptionId, dueAt }: Pick<SendingRow, "subscriptionId" | "dueAt">): string =>
  `report.${subscriptionId}.${dueAt.getTime()}`;
