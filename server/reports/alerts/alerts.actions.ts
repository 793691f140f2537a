import { and, eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { IndicatorAlert, SaveIndicatorAlertInput } from "../../../schema/indicators/reports";
import { ALL_INSTANCES } from "../../../schema/rules/indicators/periods";
import { reportLimits } from "../../../schema/rules/reports/reports";
import { record } from "../../audit/record";
import { requireViewer, type Context } from "../../auth/context";
import type { Tx } from "../../db/connect";
import { indicatorAlerts } from "../../db/tables/reports";
import { indicatorsOf } from "../../figures/indicators.queries";
import type { Actor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { parseUuid } from "../../platform/uuid";
import { ownTransaction } from "../subscriptions/subscriptions.actions";
import { alertOf, type AlertRow } from "./alerts.queries";

const model = "indicatorAlert";
const factsOf = ({ instanceId, key, level }: Pick<AlertRow, "instanceId" | "key" | "level">) => ({ instanceId, key, level });

/** Idempotent; an existing alert gets the new level. Throws NOT_FOUND for an instance or indicator that the viewer does not see. */
export async function saveIndicatorAlert(ctx: Context, input: SaveIndicatorAlertInput): Promise<IndicatorAlert> {
  const { instanceId, key, level } = input;
  const viewer = requireViewer(ctx);
  if (instanceId === ALL_INSTANCES) throw new AppError("NOT_FOUND");
  const { indicators } = await indicatorsOf(ctx.db, viewer.scope, { instanceId, period: { name: "TODAY" }, keys: [key] }, ctx.clock.now());
  if (!indicators.length) throw new AppError("NOT_FOUND");
  return ownTransaction(ctx, async (tx, now, user) => {
    if (!user.email) throw new AppError("EMAIL_MISSING");
    const ownAlerts = eq(indicatorAlerts.userId, user.id);
    const same = and(ownAlerts, eq(indicatorAlerts.instanceId, instanceId), eq(indicatorAlerts.key, key));
    const [row] = await tx.select().from(indicatorAlerts).where(same).for("update");
    if (row?.level === level) return alertOf(tx, user.id, row.id);
    if (!row && (await tx.$count(indicatorAlerts, ownAlerts)) >= reportLimits.alerts)
      throw new AppError("INDICATOR_ALERTS_FULL", { most: reportLimits.alerts });
    const id = row?.id ?? uuidv7();
    const evaluatedAt = new Date(now.getTime() - reportLimits.alertIntervalMs);
    if (row) await tx.update(indicatorAlerts).set({ level, evaluatedAt }).where(eq(indicatorAlerts.id, id));
    else await tx.insert(indicatorAlerts).values({ id, userId: user.id, instanceId, key, level, evaluatedAt, createdAt: now });
    const action = row ? "indicatorAlert.change" : "indicatorAlert.create";
    await record(tx, now, viewer.actor, { action, model, entityId: id, ...(row && { before: factsOf(row) }), after: factsOf(input) });
    return alertOf(tx, user.id, id);
  });
}

export const deleteIndicatorAlert = (ctx: Context, id: string): Promise<IndicatorAlert> =>
  ownTransaction(ctx, async (tx, now, user) => {
    const ownAlert = and(eq(indicatorAlerts.id, parseUuid(id)), eq(indicatorAlerts.userId, user.id));
    const [row] = await tx.select().from(indicatorAlerts).where(ownAlert).for("update");
    if (!row) throw new AppError("NOT_FOUND");
    const answer = await alertOf(tx, user.id, row.id);
    await endAlert(tx, now, requireViewer(ctx).actor, row, "indicatorAlert.delete");
    return answer;
  });

export async function endAlert(tx: Tx, now: Date, actor: Actor, row: AlertRow, action: string): Promise<void> {
  await tx.delete(indicatorAlerts).where(eq(indicatorAlerts.id, row.id));
  await record(tx, now, actor, { action, model, entityId: row.id, before: factsOf(row) });
}
