import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { MoveSpecificProfileInput, SpecificProfile } from "../../../schema/profiles";
import { MoveUserInput, User } from "../../../schema/users";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { requireAdministrator } from "../permissions/administrator";
import { moveSpecificProfile, moveUser } from "./transferOne.actions";
import { newOwnersOfProfile, newOwnersOfUser } from "./transferOne.queries";

const user = { description: "User.id." };
const profile = { description: "SpecificProfile.id." };
const who =
  "by name, at most 100: the viewer and the local administrators it manages, not disabled, who cover its AMA instances. Errors: FORBIDDEN; NOT_FOUND, also for somebody else's.";
const errors =
  "NO_REPLACEMENT when there is nobody who could take over; REPLACEMENT_TOO_NARROW when it does not cover the AMA instances of what it would take over";

@Resolver()
export class MovesResolver {
  @Needs("admin.localAdmins")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [User], { description: `Who could manage a user instead of its owner, ${who}` })
  newOwnersOfUser(@Ctx() ctx: Context, @Arg("id", () => ID, user) userId: string) {
    return newOwnersOfUser(ctx.db, requireAdministrator(ctx), userId);
  }

  @Needs("admin.localAdmins")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [User], { description: `Who could manage a specific profile instead of its owner, ${who}` })
  newOwnersOfSpecificProfile(@Ctx() ctx: Context, @Arg("id", () => ID, profile) profileId: string) {
    return newOwnersOfProfile(ctx.db, requireAdministrator(ctx), profileId);
  }

  @Needs("admin.localAdmins")
  @Errors("FORBIDDEN", "NOT_FOUND", "NOT_ONESELF", "NO_REPLACEMENT", "REPLACEMENT_TOO_NARROW")
  @Mutation(() => User, {
    description: `Moves one user to another local administrator, who manages it from now on; a local administrator takes along what it owns. Repeating changes nothing. Errors: FORBIDDEN, also for an API key; NOT_FOUND, also for somebody else's; NOT_ONESELF; ${errors}; BAD_USER_INPUT when it would come under itself, or under somebody below it.`,
  })
  moveUser(@Ctx() ctx: Context, @Arg("input", () => MoveUserInput) input: MoveUserInput) {
    return moveUser(ctx, input);
  }

  @Needs("admin.localAdmins")
  @Errors("FORBIDDEN", "NOT_FOUND", "NO_REPLACEMENT", "REPLACEMENT_TOO_NARROW")
  @Mutation(() => SpecificProfile, {
    description: `Moves one specific profile to another local administrator, who manages it from now on; whoever has the profile keeps it. Repeating changes nothing. Errors: FORBIDDEN, also for an API key; NOT_FOUND, also for somebody else's; ${errors}.`,
  })
  moveSpecificProfile(@Ctx() ctx: Context, @Arg("input", () => MoveSpecificProfileInput) input: MoveSpecificProfileInput) {
    return moveSpecificProfile(ctx, input);
  }
}
