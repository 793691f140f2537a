import { and, asc, eq } from "drizzle-orm";
import type { IndicatorAlert } from "../../../schema/indicators/reports";
import type { Reader } from "../../db/connect";
import { indicatorAlerts } from "../../db/tables/reports";
import { instances } from "../../db/tables/instances";
import { AppError } from "../../platform/errors";

export type AlertRow = typeof indicatorAlerts.$inferSelect;

export async function alertsOf(db: Reader, userId: string, id?: string): Promise<IndicatorAlert[]> {
  const rows = await db
    .select({ alert: indicatorAlerts, instanceName: instances.name })
    .from(indicatorAlerts)
    .innerJoin(instances, eq(instances.id, indicatorAlerts.instanceId))
    .where(and(eq(indicatorAlerts.userId, userId), id === undefined ? undefined : eq(indicatorAlerts.id, id)))
    .orderBy(asc(indicatorAlerts.instanceId), asc(indicatorAlerts.key));
  return rows.map(({ alert, instanceName }) => ({ ...alert, instanceName }));
}

export async function alertOf(db: Reader, userId: string, id: string): Promise<IndicatorAlert> {
  const [alert] = await alertsOf(db, userId, id);
  if (!alert) throw new AppError("NOT_FOUND");
  return alert;
}
