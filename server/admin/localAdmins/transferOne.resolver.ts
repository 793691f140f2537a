import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors, NO_API_KEYS } from "../../../schema/errorsDirective";
import { MoveSpecificProfileInput, SpecificProfile } from "../../../schema/users/profiles";
import { MoveUserInput, User } from "../../../schema/users/users";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { requireAdministrator } from "../permissions/administrator";
import { moveSpecificProfile, moveUser } from "./transferOne.actions";
import { newOwnersOfProfile, newOwnersOfUser } from "./transferOne.queries";

const user = { description: "User.id of the user to transfer." };
const profile = { description: "SpecificProfile.id of the profile to transfer." };
const candidates =
  "ordered by name, at most 100: the viewer and the enabled local administrators that it manages who cover its AMA instances.";

@Resolver()
export class MovesResolver {
  @Needs("admin.localAdmins")
  @Errors("FORBIDDEN", { NOT_FOUND: "also if the viewer does not manage it" })
  @Query(() => [User], { description: `Returns the local administrators who can become the owner of a user, ${candidates}` })
  newOwnersOfUser(@Ctx() ctx: Context, @Arg("id", () => ID, user) userId: string) {
    return newOwnersOfUser(ctx.db, requireAdministrator(ctx), userId);
  }

  @Needs("admin.localAdmins")
  @Errors("FORBIDDEN", { NOT_FOUND: "also if the viewer does not manage it" })
  @Query(() => [User], { description: `Returns the local administrators who can become the owner of a specific profile, ${candidates}` })
  newOwnersOfSpecificProfile(@Ctx() ctx: Context, @Arg("id", () => ID, profile) profileId: string) {
    return newOwnersOfProfile(ctx.db, requireAdministrator(ctx), profileId);
  }

  @Needs("admin.localAdmins")
  @Errors(NO_API_KEYS, "NOT_ONESELF", {
    NOT_FOUND: "also if the viewer does not manage the user",
    NO_REPLACEMENT: "if no local administrator can take over",
    REPLACEMENT_TOO_NARROW: "if the new owner does not cover the AMA instances of what is transferred",
    BAD_USER_INPUT: "if the user would be managed by itself or by a user below it",
  })
  @Mutation(() => User, {
    description:
      "Transfers a user to another local administrator, who manages it from then on. If the user is a local administrator, it keeps what it owns.",
  })
  moveUser(@Ctx() ctx: Context, @Arg("input", () => MoveUserInput) input: MoveUserInput) {
    return moveUser(ctx, input);
  }

  @Needs("admin.localAdmins")
  @Errors(NO_API_KEYS, {
    NOT_FOUND: "also if the viewer does not manage the profile",
    NO_REPLACEMENT: "if no local administrator can take over",
    REPLACEMENT_TOO_NARROW: "if the new owner does not cover the AMA instances of what is transferred",
  })
  @Mutation(() => SpecificProfile, {
    description:
      "Transfers a specific profile to another local administrator, who manages it from then on. The users of the profile keep it.",
  })
  moveSpecificProfile(@Ctx() ctx: Context, @Arg("input", () => MoveSpecificProfileInput) input: MoveSpecificProfileInput) {
    return moveSpecificProfile(ctx, input);
  }
}
