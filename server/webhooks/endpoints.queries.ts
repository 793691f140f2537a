import { and, eq, notInArray, sql, type SQL } from "drizzle-orm";
import type { WebhookDeliveryFilter } from "../../schema/logs/webhooks";
import type { Page } from "../../schema/paging";
import { pageLimits } from "../../schema/rules/limits/paging";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import { isOwnedByManaged } from "../auth/permissions/ownership";
import type { Administrator } from "../admin/permissions/administrator";
import type { Reader } from "../db/connect";
import { inList, inListIfSet } from "../db/inList";
import { columnKey, selectPage, type Order, type PageArgs } from "../db/page";
import { apiKeys } from "../db/tables/keys";
import { claims } from "../db/tables/claims";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "../db/tables/webhooks";
import { AppError } from "../platform/errors";
import { isUuid, parseUuid } from "../platform/uuid";
import { hiddenTypes } from "./hiddenTypes";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const newestEndpoints: Order<EndpointRow> = {
  name: "webhookEndpoints",
  direction: "desc",
  keys: [columnKey(webhookEndpoints.createdAt, ({ createdAt }) => createdAt.toISOString()), columnKey(webhookEndpoints.id, ({ id }) => id)],
};

const newestDeliveries: Order<DeliveryRow> = {
  name: "webhookDeliveries",
  direction: "desc",
  keys: [
    columnKey(webhookDeliveries.createdAt, ({ createdAt }) => createdAt.toISOString()),
    columnKey(webhookDeliveries.id, ({ id }) => id),
  ],
};

const managed = (viewer: Administrator): SQL =>
  sql`${webhookEndpoints.keyId} in (select ${apiKeys.id} from ${apiKeys} where ${isOwnedByManaged(viewer, apiKeys.ownerId)})`;

export const endpointsPage = (db: Reader, viewer: Administrator, args: PageArgs): Promise<Page<EndpointRow>> =>
  selectPage(db, { from: webhookEndpoints, where: managed(viewer), order: newestEndpoints, usual: pageLimits.logs }, args);

export const endpointsById = (db: Reader, viewer: Administrator, ids: readonly string[]): Promise<EndpointRow[]> =>
  db
    .select()
    .from(webhookEndpoints)
    .where(and(inList(webhookEndpoints.id, ids), managed(viewer)));

/** Throws NOT_FOUND, also if the viewer does not manage the key of the endpoint. */
export async function managedEndpoint(db: Reader, viewer: Administrator, id: string, lock?: "for update"): Promise<EndpointRow> {
  const select = db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, parseUuid(id)), managed(viewer)));
  const [row] = await (lock ? select.for("update") : select);
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** Deliveries to managed endpoints, about claims in the viewer's scope or about no claim, of types that reveal no hidden field. */
const visibleDeliveries = (viewer: Administrator): SQL => {
  const endpoints = sql`${webhookDeliveries.endpointId} in (select ${webhookEndpoints.id} from ${webhookEndpoints} where ${managed(viewer)})`;
  const inScope = claimsInScope(viewer.scope);
  const ofClaims = sql`${webhookDeliveries.claimId} is null
    or exists (select from ${claims} where ${and(eq(claims.id, webhookDeliveries.claimId), inScope)})`;
  const hidden = hiddenTypes(viewer.scope);
  const ofShownTypes = sql`${webhookDeliveries.eventId} in (select ${webhookEvents.id} from ${webhookEvents} where ${notInArray(webhookEvents.type, hidden)})`;
  return and(endpoints, inScope && sql`(${ofClaims})`, hidden.length ? ofShownTypes : undefined)!;
};

export const deliveriesPage = (
  db: Reader,
  viewer: Administrator,
  { endpointId, states, claimId }: WebhookDeliveryFilter,
  args: PageArgs,
): Promise<Page<DeliveryRow>> => {
  const where = and(
    visibleDeliveries(viewer),
    endpointId == null ? undefined : isUuid(endpointId) ? eq(webhookDeliveries.endpointId, endpointId) : sql`false`,
    inListIfSet(webhookDeliveries.state, states),
    claimId == null ? undefined : eq(webhookDeliveries.claimId, claimId),
  );
  return selectPage(db, { from: webhookDeliveries, where, order: newestDeliveries, usual: pageLimits.logs }, args);
};

export const deliveriesById = (db: Reader, viewer: Administrator, ids: readonly string[]): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(and(inList(webhookDeliveries.id, ids), visibleDeliveries(viewer)));

export async function managedDelivery(db: Reader, viewer: Administrator, id: string, lock?: "for update"): Promise<DeliveryRow> {
  const select = db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, parseUuid(id)), visibleDeliveries(viewer)));
  const [row] = await (lock ? select.for("update") : select);
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}
