import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { ApiKey, ApiKeyConnection, ConfirmApiKeyInput, CreateApiKeyInput, CreatedApiKey, RevokeApiKeyInput } from "../../../schema/apiKeys";
import { Instance } from "../../../schema/instances";
import { PageArguments } from "../../../schema/paging";
import { SpecificProfileReference } from "../../../schema/profileReference";
import { UserReference } from "../../../schema/userReference";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { instanceById } from "../../settings/references.loaders";
import { requireAdministrator } from "../permissions/administrator";
import { profileReference } from "../profiles/specificProfiles.loaders";
import { userReference } from "../users/users.loaders";
import { confirmApiKey, createApiKey, revokeApiKey } from "./apiKeys.actions";
import { apiKeysPage, type KeyRow } from "./apiKeys.queries";

@Resolver(() => ApiKey)
export class ApiKeysResolver {
  @Needs("api.keys")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => ApiKeyConnection, {
    description:
      "The API keys that the viewer manages, the newest first: those it owns, and those that they own whom it manages; the installation's first administrator: all.",
  })
  apiKeys(
    @Ctx() ctx: Context,
    @Arg("revoked", () => Boolean, { nullable: true, description: "true: only revoked ones; false: only those that are not." })
    revoked: boolean | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return apiKeysPage(ctx.db, requireAdministrator(ctx), revoked, page);
  }

  @Needs("api.keys")
  @Errors("FORBIDDEN", "NAME_INVALID", "API_KEY_EXISTS", "KEY_EXPIRY", "BEYOND_OWN_RIGHTS", "PROFILE_PARENT", "NOT_FOUND")
  @Mutation(() => CreatedApiKey, {
    description:
      "Makes an API key, owned by the viewer. The key is in the answer only; sent twice, the second is refused with API_KEY_EXISTS. Errors: FORBIDDEN, also for an API key; NAME_INVALID; API_KEY_EXISTS; KEY_EXPIRY; BEYOND_OWN_RIGHTS when it would see or do more than the viewer; PROFILE_PARENT; NOT_FOUND, also for an instance or a profile that the viewer does not have; BAD_USER_INPUT.",
  })
  createApiKey(@Ctx() ctx: Context, @Arg("input", () => CreateApiKeyInput) input: CreateApiKeyInput) {
    return createApiKey(ctx, input);
  }

  @Needs("api.keys")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => ApiKey, {
    description:
      "Revokes an API key; its sockets close within a second. Repeating changes nothing. Errors: FORBIDDEN, also for an API key; NOT_FOUND, also for somebody else's.",
  })
  revokeApiKey(@Ctx() ctx: Context, @Arg("input", () => RevokeApiKeyInput) input: RevokeApiKeyInput) {
    return revokeApiKey(ctx, input);
  }

  @Needs("api.keys")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => ApiKey, {
    description:
      "Makes an API key good again that is not since the database was restored. Repeating changes nothing. Errors: FORBIDDEN, also for an API key; NOT_FOUND, also for somebody else's.",
  })
  confirmApiKey(@Ctx() ctx: Context, @Arg("input", () => ConfirmApiKeyInput) input: ConfirmApiKeyInput) {
    return confirmApiKey(ctx, input);
  }

  @FieldResolver(() => SpecificProfileReference, { nullable: true })
  specificProfile(@Ctx() ctx: Context, @Root() { specificProfileId }: KeyRow) {
    return specificProfileId === null ? null : profileReference(ctx).load(specificProfileId);
  }

  @FieldResolver(() => Boolean)
  allInstances(@Root() { instanceIds }: KeyRow): boolean {
    return instanceIds === null;
  }

  @FieldResolver(() => [Instance])
  async instances(@Ctx() ctx: Context, @Root() { instanceIds }: KeyRow): Promise<Instance[]> {
    const found = await Promise.all((instanceIds ?? []).map((id) => instanceById(ctx, id)));
    return found.filter((one) => one != null);
  }

  @FieldResolver(() => UserReference, { nullable: true })
  owner(@Ctx() ctx: Context, @Root() { ownerId }: KeyRow) {
    return ownerId === null ? null : userReference(ctx).load(ownerId);
  }
}
