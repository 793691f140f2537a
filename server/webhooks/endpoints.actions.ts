import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { GraphQLSchema } from "graphql";
import { uuidv7 } from "uuidv7";
import type {
  ChangeWebhookEndpointInput,
  CreateWebhookEndpointInput,
  RotateWebhookSecretInput,
  WebhookEndpointWithSecret,
} from "../../schema/logs/webhooks";
import { isName, tidyName } from "../../schema/rules/access/people";
import { actionLimits } from "../../schema/rules/claims/actions";
import { chosenEventTypes, webhookLimits } from "../../schema/rules/claims/webhooks";
import type { Administrator } from "../admin/permissions/administrator";
import { administratorTransaction } from "../admin/permissions/administrator";
import { record } from "../audit/record";
import { requireConfirmedPassword } from "../auth/account/confirmPassword";
import type { Context } from "../auth/context";
import { isOwnedByManaged } from "../auth/permissions/ownership";
import type { Tx } from "../db/connect";
import { fold } from "../../schema/rules/language/folding";
import { nameColumns } from "../db/text/foldedNames";
import { apiKeys } from "../db/tables/keys";
import { webhookDeliveries, webhookEndpoints } from "../db/tables/webhooks";
import { newSecret, plainSecret, rotated } from "../integrations/webhooks/secrets";
import { AppError } from "../platform/errors";
import { monotonicNow } from "../platform/monotonicNow";
import { parseUuid } from "../platform/uuid";
import { endpointViewer } from "./endpointKey";
import { type EndpointRow, managedEndpoint } from "./endpoints.queries";
import { assertFilterShown } from "./matching";
import { documentOf } from "./payload";

const model = "webhookEndpoint" as const;
const needs = "api.webhooks";

type Parts = Pick<CreateWebhookEndpointInput, "name" | "url" | "events" | "filter" | "selection">;
type Facts = Pick<EndpointRow, "name" | "foldedName" | "url" | "events" | "filter" | "selection">;

const audited = ({ name, url, events, filter, selection }: Facts) => ({ name, host: new URL(url).host, events, filter, selection });

async function validatedFacts(ctx: Context, schema: GraphQLSchema, tx: Tx, now: Date, keyId: string, input: Parts): Promise<Facts> {
  const name = tidyName(input.name);
  if (!isName(name)) throw new AppError("NAME_INVALID");
  const url = input.url.trim();
  const reason = url.length > webhookLimits.urlLength ? "URL_INVALID" : ctx.integrations.webhooks.rejectionOf(url);
  if (reason) throw new AppError("WEBHOOK_URL", { reason });
  const events = chosenEventTypes.filter((type) => input.events.includes(type));
  if (!events.length || input.events.includes("TEST")) throw new AppError("BAD_USER_INPUT", { field: "events" });
  const viewer = await endpointViewer(tx, now.getTime(), keyId);
  if (!viewer) throw new AppError("WEBHOOK_KEY");
  const filter = input.filter ?? null;
  assertFilterShown(schema, filter, viewer, now.getTime());
  const selection = input.selection.trim();
  documentOf(schema, selection, viewer);
  return { ...nameColumns(name), url, events, filter, selection };
}

async function managedKeyId(tx: Tx, viewer: Administrator, id: string): Promise<string> {
  const mine = and(eq(apiKeys.id, parseUuid(id)), isOwnedByManaged(viewer, apiKeys.ownerId), isNull(apiKeys.revokedAt));
  const [row] = await tx.select({ id: apiKeys.id }).from(apiKeys).where(mine);
  if (!row) throw new AppError("NOT_FOUND");
  return row.id;
}

const isSameName = (name: string) => eq(webhookEndpoints.foldedName, fold(name));

/** A repeated request returns the endpoint and its current secret. */
export async function createEndpoint(
  ctx: Context,
  schema: GraphQLSchema,
  input: CreateWebhookEndpointInput,
): Promise<Omit<WebhookEndpointWithSecret, "endpoint"> & { endpoint: EndpointRow }> {
  await requireConfirmedPassword(ctx);
  const { requestId } = input;
  const { min, max } = actionLimits.requestId;
  if (requestId.length < min || requestId.length > max) throw new AppError("BAD_USER_INPUT", { field: "requestId" });
  return administratorTransaction(ctx, { needs }, async (tx, now, viewer) => {
    const same = and(eq(webhookEndpoints.createdById, viewer.userId), eq(webhookEndpoints.requestId, requestId));
    const [existing] = await tx.select().from(webhookEndpoints).where(same);
    if (existing) return { endpoint: existing, secret: plainSecret(ctx.installation, existing.id, existing.secrets[0]!) };
    const keyId = await managedKeyId(tx, viewer, input.keyId);
    const facts = await validatedFacts(ctx, schema, tx, now, keyId, input);
    // Serializes creations, so that the limit and the names hold.
    await tx.execute(sql`lock table webhook_endpoints in share row exclusive mode`);
    if ((await tx.$count(webhookEndpoints)) >= webhookLimits.endpoints)
      throw new AppError("WEBHOOK_ENDPOINTS_FULL", { most: webhookLimits.endpoints });
    if (await tx.$count(webhookEndpoints, isSameName(facts.name))) throw new AppError("WEBHOOK_ENDPOINT_EXISTS");
    const id = uuidv7();
    const { plain, stored } = newSecret(ctx.installation, id, now);
    const identity = { id, keyId, requestId, createdById: viewer.userId, createdAt: now, updatedAt: now };
    const [endpoint] = await tx
      .insert(webhookEndpoints)
      .values({ ...identity, ...facts, secrets: [stored], state: "ENABLED" })
      .returning();
    await record(tx, now, viewer.actor, { action: "webhookEndpoint.create", model, entityId: id, after: { ...audited(facts), keyId } });
    return { endpoint: endpoint!, secret: plain };
  });
}

function assertUnchanged(endpoint: EndpointRow, updatedAt: Date): void {
  if (endpoint.updatedAt.getTime() !== updatedAt.getTime()) throw new AppError("CHANGED_MEANWHILE");
}

export async function changeEndpoint(ctx: Context, schema: GraphQLSchema, input: ChangeWebhookEndpointInput): Promise<EndpointRow> {
  await requireConfirmedPassword(ctx);
  return administratorTransaction(ctx, { needs }, async (tx, now, viewer) => {
    const before = await managedEndpoint(tx, viewer, input.id, "for update");
    const facts = await validatedFacts(ctx, schema, tx, now, before.keyId, input);
    const isEnabled = before.state === "ENABLED";
    const state = input.enabled ? "ENABLED" : isEnabled ? "DISABLED" : before.state;
    if (state === before.state && isDeepStrictEqual({ ...before, ...facts }, before)) return before;
    assertUnchanged(before, input.updatedAt);
    const sameNamed = and(isSameName(facts.name), sql`${webhookEndpoints.id} <> ${before.id}`);
    if (await tx.$count(webhookEndpoints, sameNamed)) throw new AppError("WEBHOOK_ENDPOINT_EXISTS");
    const resetColumns = input.enabled && !isEnabled ? { failingSince: null, levelsAt: null } : {};
    const [after] = await tx
      .update(webhookEndpoints)
      .set({ ...facts, ...resetColumns, state, updatedAt: monotonicNow(now, before.updatedAt) })
      .where(eq(webhookEndpoints.id, before.id))
      .returning();
    // Deliveries that waited while the endpoint was disabled start now.
    if (input.enabled && !isEnabled) await hurryDeliveries(tx, now, before.id);
    await record(tx, now, viewer.actor, {
      ...{ action: "webhookEndpoint.change", model, entityId: before.id },
      before: { ...audited(before), state: before.state },
      after: { ...audited(facts), state },
    });
    return after!;
  });
}

const hurryDeliveries = (tx: Tx, now: Date, endpointId: string): Promise<unknown> =>
  tx
    .update(webhookDeliveries)
    .set({ dueAt: now })
    .where(
      and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, "WAITING"), isNull(webhookDeliveries.attemptUntil)),
    );

export const deleteEndpoint = (ctx: Context, id: string): Promise<EndpointRow> =>
  administratorTransaction(ctx, { needs }, async (tx, now, viewer) => {
    const endpoint = await managedEndpoint(tx, viewer, id, "for update");
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint.id));
    await record(tx, now, viewer.actor, { action: "webhookEndpoint.delete", model, entityId: endpoint.id, before: audited(endpoint) });
    return endpoint;
  });

export async function rotateSecret(
  ctx: Context,
  { id, updatedAt, overlapHours }: RotateWebhookSecretInput,
): Promise<{ endpoint: EndpointRow; secret: string }> {
  await requireConfirmedPassword(ctx);
  const { min, max } = webhookLimits.overlapHours;
  if (overlapHours < min || overlapHours > max) throw new AppError("BAD_USER_INPUT", { field: "overlapHours" });
  return administratorTransaction(ctx, { needs }, async (tx, now, viewer) => {
    const before = await managedEndpoint(tx, viewer, id, "for update");
    assertUnchanged(before, updatedAt);
    const { plain, stored } = newSecret(ctx.installation, before.id, now);
    const secrets = rotated(before.secrets, stored, now, overlapHours);
    const [endpoint] = await tx
      .update(webhookEndpoints)
      .set({ secrets, updatedAt: monotonicNow(now, before.updatedAt) })
      .where(eq(webhookEndpoints.id, before.id))
      .returning();
    await record(tx, now, viewer.actor, {
      action: "webhookEndpoint.rotateSecret",
      model,
      entityId: before.id,
      after: { name: before.name, overlapHours },
    });
    return { endpoint: endpoint!, secret: plain };
  });
}
