import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Errors, NO_API_KEYS } from "../../schema/errorsDirective";
import * as types from "../../schema/logs/webhooks";
import { PageArguments } from "../../schema/paging";
import { ClaimFilterValue } from "../../schema/scalars";
import { requireAdministrator } from "../admin/permissions/administrator";
import { requireViewer, type Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { validSecrets } from "../integrations/webhooks/secrets";
import * as deliveryActions from "./deliveries.actions";
import * as actions from "./endpoints.actions";
import { deliveriesPage, type DeliveryRow, type EndpointRow, endpointsPage } from "./endpoints.queries";
import { apiFilter } from "./filterValue";
import { attemptsByDelivery, deliveryCounts, webhookEventById, webhookKeyById } from "./webhooks.loaders";

const savingErrors = {
  PASSWORD_NEEDED: "if the viewer has not called `confirmPassword`",
  SIGN_IN_AGAIN: "if a directory user signed in more than 10 minutes ago",
  NOT_FOUND: "also if the viewer does not manage the key",
  FIELD_UNKNOWN: "if the filter uses a field that the key does not see",
} as const;

@Resolver(() => types.WebhookEndpoint)
export class WebhookEndpointsResolver {
  @Needs("api.webhooks")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => types.WebhookEndpointConnection, {
    description: "Returns the webhook endpoints of the API keys that the viewer manages, newest first.",
  })
  webhookEndpoints(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments) {
    return endpointsPage(ctx.db, requireAdministrator(ctx, "api.webhooks"), page);
  }

  @Needs("api.webhooks")
  @Errors(
    NO_API_KEYS,
    "NAME_INVALID",
    "WEBHOOK_ENDPOINT_EXISTS",
    "WEBHOOK_ENDPOINTS_FULL",
    "WEBHOOK_URL",
    "WEBHOOK_SELECTION",
    "WEBHOOK_KEY",
    savingErrors,
  )
  @Mutation(() => types.WebhookEndpointWithSecret, {
    description: "Creates a webhook endpoint, which is enabled. The response is the only place that contains its secret.",
  })
  createWebhookEndpoint(
    @Ctx() ctx: Context,
    @Arg("input", () => types.CreateWebhookEndpointInput) input: types.CreateWebhookEndpointInput,
    @Info() { schema }: GraphQLResolveInfo,
  ) {
    return actions.createEndpoint(ctx, schema, input);
  }

  @Needs("api.webhooks")
  @Errors(
    NO_API_KEYS,
    "NAME_INVALID",
    "CHANGED_MEANWHILE",
    "WEBHOOK_ENDPOINT_EXISTS",
    "WEBHOOK_URL",
    "WEBHOOK_SELECTION",
    "WEBHOOK_KEY",
    savingErrors,
  )
  @Mutation(() => types.WebhookEndpoint, {
    description: "Changes a webhook endpoint, or enables or disables it. Enabling makes the deliveries that wait immediately.",
  })
  changeWebhookEndpoint(
    @Ctx() ctx: Context,
    @Arg("input", () => types.ChangeWebhookEndpointInput) input: types.ChangeWebhookEndpointInput,
    @Info() { schema }: GraphQLResolveInfo,
  ) {
    return actions.changeEndpoint(ctx, schema, input);
  }

  @Needs("api.webhooks")
  @Errors(NO_API_KEYS, "NOT_FOUND")
  @Mutation(() => types.WebhookEndpoint, { description: "Deletes a webhook endpoint with its deliveries and their log." })
  deleteWebhookEndpoint(
    @Ctx() ctx: Context,
    @Arg("input", () => types.DeleteWebhookEndpointInput) input: types.DeleteWebhookEndpointInput,
  ) {
    return actions.deleteEndpoint(ctx, input.id);
  }

  @Needs("api.webhooks")
  @Errors(NO_API_KEYS, "CHANGED_MEANWHILE", savingErrors)
  @Mutation(() => types.WebhookEndpointWithSecret, {
    description: "Replaces the secret of a webhook endpoint. The earlier secret also signs messages until the overlap ends.",
  })
  rotateWebhookSecret(@Ctx() ctx: Context, @Arg("input", () => types.RotateWebhookSecretInput) input: types.RotateWebhookSecretInput) {
    return actions.rotateSecret(ctx, input);
  }

  @Needs("api.webhooks")
  @Errors(NO_API_KEYS, "NOT_FOUND", "WEBHOOK_KEY")
  @Mutation(() => types.WebhookDelivery, {
    description:
      "Sends a test event about the newest claim that the endpoint would receive, once, also if the endpoint is disabled. The result is in the delivery's `log`.",
  })
  testWebhookEndpoint(@Ctx() ctx: Context, @Arg("input", () => types.TestWebhookEndpointInput) input: types.TestWebhookEndpointInput) {
    return deliveryActions.testEndpoint(ctx, input.id);
  }

  @Needs("api.webhooks")
  @Errors(NO_API_KEYS, "NOT_FOUND", { WEBHOOK_DISABLED: "if the endpoint is disabled" })
  @Mutation(() => types.WebhookEndpoint, {
    description:
      "Sends all stored events from a moment again that the endpoint would receive now, in their order. Deliveries that wait are not repeated.",
  })
  replayWebhookEvents(@Ctx() ctx: Context, @Arg("input", () => types.ReplayWebhookEventsInput) input: types.ReplayWebhookEventsInput) {
    return deliveryActions.replayEvents(ctx, input);
  }

  @FieldResolver(() => types.WebhookKey)
  key(@Ctx() ctx: Context, @Root() { keyId }: EndpointRow) {
    return webhookKeyById(ctx).load(keyId);
  }

  @FieldResolver(() => ClaimFilterValue, { nullable: true })
  filter(@Root() { filter }: EndpointRow, @Info() { schema }: GraphQLResolveInfo) {
    return apiFilter(schema, filter);
  }

  @FieldResolver(() => Boolean)
  isReplaying(@Root() { replayUntil }: EndpointRow): boolean {
    return replayUntil !== null;
  }

  @FieldResolver(() => [types.WebhookSecret])
  secrets(@Ctx() ctx: Context, @Root() { secrets }: EndpointRow): types.WebhookSecret[] {
    return validSecrets(secrets, new Date(ctx.clock.now())).map(({ createdAt, expiresAt }) => ({
      createdAt: new Date(createdAt),
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
    }));
  }

  @FieldResolver(() => Int)
  async waiting(@Ctx() ctx: Context, @Root() { id }: EndpointRow): Promise<number> {
    return (await deliveryCounts(ctx).load(id))?.waiting ?? 0;
  }

  @FieldResolver(() => Int)
  async dead(@Ctx() ctx: Context, @Root() { id }: EndpointRow): Promise<number> {
    return (await deliveryCounts(ctx).load(id))?.dead ?? 0;
  }
}

@Resolver(() => types.WebhookDelivery)
export class WebhookDeliveriesResolver {
  @Needs("api.webhooks")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => types.WebhookDeliveryConnection, {
    description:
      "Returns the deliveries to the webhook endpoints that the viewer manages, about claims in scope or about no claim, newest first.",
  })
  webhookDeliveries(
    @Ctx() ctx: Context,
    @Arg("filter", () => types.WebhookDeliveryFilter, {
      nullable: true,
      description: "Criteria that the deliveries must meet. null returns all.",
    })
    filter: types.WebhookDeliveryFilter | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return deliveriesPage(ctx.db, requireAdministrator(ctx, "api.webhooks"), filter ?? {}, page);
  }

  @Needs("api.webhooks")
  @Errors(NO_API_KEYS, "NOT_FOUND")
  @Mutation(() => types.WebhookDelivery, {
    description: "Makes a delivery again that ended or is held for review, with another three days of attempts. A test cannot be replayed.",
  })
  replayWebhookDelivery(
    @Ctx() ctx: Context,
    @Arg("input", () => types.ReplayWebhookDeliveryInput) input: types.ReplayWebhookDeliveryInput,
  ) {
    return deliveryActions.replayDelivery(ctx, input.id);
  }

  @FieldResolver(() => types.WebhookEvent)
  event(@Ctx() ctx: Context, @Root() { eventId }: DeliveryRow) {
    return webhookEventById(ctx).load(eventId);
  }

  @FieldResolver(() => DateTimeISO, { nullable: true })
  nextAttemptAt(@Root() { state, dueAt }: DeliveryRow): Date | null {
    return state === "WAITING" ? dueAt : null;
  }

  @FieldResolver(() => [types.WebhookAttempt])
  async log(@Ctx() ctx: Context, @Root() { id }: DeliveryRow): Promise<types.WebhookAttempt[]> {
    const attempts = await attemptsByDelivery(ctx).load(id);
    // A body has the fields that the key sees.
    const isShown = Object.keys(requireViewer(ctx).scope.hiddenFields).length === 0;
    return isShown ? attempts : attempts.map((attempt) => ({ ...attempt, request: null, answer: null }));
  }
}
