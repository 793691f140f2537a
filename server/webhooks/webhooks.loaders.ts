import { and, desc, eq, sql } from "drizzle-orm";
import { perRequest } from "../db/reading/loader";
import { inList } from "../db/inList";
import { apiKeys } from "../db/tables/keys";
import { webhookAttempts, webhookDeliveries, webhookEvents } from "../db/tables/webhooks";
import { alarms, feeds } from "../db/tables/alarms";
import { requireViewer, type Context } from "../auth/context";
import { alarmsInScope } from "../alarms/alarmScope";
import { toAlarm } from "../alarms/alarm";
import { claimsByIdInScope } from "../claims/queries/claims.queries";

const LOG_ATTEMPTS = 10;

const byId = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): (Row | null)[] => {
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => rowById.get(id) ?? null);
};

export const webhookKeyById = perRequest(async (db, ids: readonly string[]) =>
  byId(ids, await db.select({ id: apiKeys.id, name: apiKeys.name }).from(apiKeys).where(inList(apiKeys.id, ids))),
);

export const webhookEventById = perRequest(async (db, ids: readonly string[]) =>
  byId(ids, await db.select().from(webhookEvents).where(inList(webhookEvents.id, ids))),
);

export const eventClaimById = perRequest(async (db, ids: readonly string[], ctx: Context) =>
  byId(ids, await claimsByIdInScope(db, requireViewer(ctx), ids)),
);

export const eventAlarmById = perRequest(async (db, ids: readonly string[], ctx: Context) => {
  const rows = await db
    .select({ alarm: alarms, feed: apiKeys.name })
    .from(alarms)
    .leftJoin(feeds, eq(feeds.id, alarms.feedId))
    .leftJoin(apiKeys, eq(apiKeys.id, feeds.keyId))
    .where(and(inList(alarms.id, ids), alarmsInScope(requireViewer(ctx))));
  return byId(
    ids,
    rows.map(({ alarm, feed }) => toAlarm(alarm, feed)),
  );
});

export const deliveryCounts = perRequest(async (db, endpointIds: readonly string[]) => {
  const rows = await db
    .select({
      id: webhookDeliveries.endpointId,
      waiting: sql<number>`count(*) filter (where ${webhookDeliveries.state} = 'WAITING')::int`,
      dead: sql<number>`count(*) filter (where ${webhookDeliveries.state} = 'DEAD')::int`,
    })
    .from(webhookDeliveries)
    .where(inList(webhookDeliveries.endpointId, endpointIds))
    .groupBy(webhookDeliveries.endpointId);
  return byId(endpointIds, rows);
});

export const attemptsByDelivery = perRequest(async (db, deliveryIds: readonly string[]) => {
  const ranked = db
    .select({
      id: webhookAttempts.id,
      rank: sql<number>`row_number() over (partition by ${webhookAttempts.deliveryId} order by ${webhookAttempts.at} desc)`.as("rank"),
    })
    .from(webhookAttempts)
    .where(inList(webhookAttempts.deliveryId, deliveryIds))
    .as("ranked");
  const rows = await db
    .select({ attempt: webhookAttempts })
    .from(webhookAttempts)
    .innerJoin(ranked, eq(ranked.id, webhookAttempts.id))
    .where(sql`${ranked.rank} <= ${LOG_ATTEMPTS}`)
    .orderBy(desc(webhookAttempts.at), desc(webhookAttempts.id));
  return deliveryIds.map((id) => rows.flatMap(({ attempt }) => (attempt.deliveryId === id ? [attempt] : [])));
});
