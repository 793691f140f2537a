import { and, asc, desc, eq } from "drizzle-orm";
import type { ReportSending, ReportSubscription } from "../../../schema/indicators/reports";
import { reportLimits } from "../../../schema/rules/reports/reports";
import type { Reader } from "../../db/connect";
import { instances } from "../../db/tables/instances";
import { reportSendings, reportSubscriptions } from "../../db/tables/reports";
import { AppError } from "../../platform/errors";

export type SubscriptionRow = typeof reportSubscriptions.$inferSelect;
export type SendingRow = typeof reportSendings.$inferSelect;

export async function subscriptionsOf(db: Reader, userId: string, id?: string): Promise<ReportSubscription[]> {
  const rows = await db
    .select({ subscription: reportSubscriptions, instanceName: instances.name })
    .from(reportSubscriptions)
    .innerJoin(instances, eq(instances.id, reportSubscriptions.instanceId))
    .where(and(eq(reportSubscriptions.userId, userId), id === undefined ? undefined : eq(reportSubscriptions.id, id)))
    .orderBy(asc(reportSubscriptions.foldedName));
  return rows.map(({ subscription, instanceName }) => ({ ...subscription, instanceName }));
}

export async function subscriptionOf(db: Reader, userId: string, id: string): Promise<ReportSubscription> {
  const [subscription] = await subscriptionsOf(db, userId, id);
  if (!subscription) throw new AppError("NOT_FOUND");
  return subscription;
}

export const sendingsOf = (db: Reader, userId: string): Promise<ReportSending[]> =>
  db
    .select()
    .from(reportSendings)
    .where(eq(reportSendings.userId, userId))
    .orderBy(desc(reportSendings.dueAt), desc(reportSendings.id))
    .limit(reportLimits.sendings);
