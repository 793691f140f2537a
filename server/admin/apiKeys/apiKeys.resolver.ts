import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Errors, NO_API_KEYS } from "../../../schema/errorsDirective";
import {
  ApiKey,
  ApiKeyConnection,
  ConfirmApiKeyInput,
  CreateApiKeyInput,
  CreatedApiKey,
  RevokeApiKeyInput,
} from "../../../schema/users/apiKeys";
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
      "Returns the API keys that the viewer manages, newest first: its own keys and the keys of the users that it manages. The installation's first administrator gets all keys.",
  })
  apiKeys(
    @Ctx() ctx: Context,
    @Arg("revoked", () => Boolean, {
      nullable: true,
      description: "true returns only revoked keys, false only keys that are not revoked. null does not filter.",
    })
    revoked: boolean | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return apiKeysPage(ctx.db, requireAdministrator(ctx), revoked, page);
  }

  @Needs("api.keys")
  @Errors(NO_API_KEYS, "NAME_INVALID", "API_KEY_EXISTS", "KEY_EXPIRY", "PROFILE_PARENT", {
    PASSWORD_NEEDED: "if the viewer has not called `confirmPassword`",
    SIGN_IN_AGAIN: "if a directory user signed in more than 10 minutes ago",
    BEYOND_OWN_RIGHTS: "if the key would see or do more than the viewer",
    NOT_FOUND: "also if the viewer does not have the instance or the profile",
  })
  @Mutation(() => CreatedApiKey, {
    description:
      "Creates an API key owned by the viewer. The response is the only place that contains the key itself; a repeated request is rejected with API_KEY_EXISTS.",
  })
  createApiKey(@Ctx() ctx: Context, @Arg("input", () => CreateApiKeyInput) input: CreateApiKeyInput) {
    return createApiKey(ctx, input);
  }

  @Needs("api.keys")
  @Errors(NO_API_KEYS, { NOT_FOUND: "also if the viewer does not manage the key" })
  @Mutation(() => ApiKey, {
    description: "Revokes an API key and closes its sockets within one second.",
  })
  revokeApiKey(@Ctx() ctx: Context, @Arg("input", () => RevokeApiKeyInput) input: RevokeApiKeyInput) {
    return revokeApiKey(ctx, input);
  }

  @Needs("api.keys")
  @Errors(NO_API_KEYS, { NOT_FOUND: "also if the viewer does not manage the key" })
  @Mutation(() => ApiKey, {
    description: "Confirms an API key that was suspended when the database was restored, so that it is accepted again.",
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
    const keyInstances = await Promise.all((instanceIds ?? []).map((id) => instanceById(ctx, id)));
    return keyInstances.filter((instance) => instance != null);
  }

  @FieldResolver(() => UserReference, { nullable: true })
  owner(@Ctx() ctx: Context, @Root() { ownerId }: KeyRow) {
    return ownerId === null ? null : userReference(ctx).load(ownerId);
  }
}
