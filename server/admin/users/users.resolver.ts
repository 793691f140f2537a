import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { UserSession } from "../../../schema/account";
import { PageArguments } from "../../../schema/paging";
import {
  ChangeUserInput,
  CreateUserInput,
  DisableUsersInput,
  EnableUsersInput,
  EndUserSessionsInput,
  ResetSecondFactorInput,
  SendInvitationInput,
  SendPasswordResetInput,
  User,
  UserConnection,
  UserFilter,
  UserSort,
} from "../../../schema/users";
import { ImportedUser, ImportUsersInput } from "../../../schema/userImport";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { requireAdministrator } from "../permissions/administrator";
import { changeUser, createUser } from "./users.actions";
import { resetSecondFactor, sendInvitation, sendPasswordReset } from "./users.credentials.actions";
import { importUsers } from "./users.import.actions";
import { managedUser, usersPage, userSessions } from "./users.queries";
import { disableUsers, enableUsers, endUserSessions } from "./users.access.actions";

const id = { description: "User.id." };
const common = "FORBIDDEN, also for an API key; NOT_FOUND, also for a user of somebody else's; NOT_ONESELF";
const fields =
  "NAME_INVALID; EMAIL_INVALID; BEYOND_OWN_RIGHTS when it would see or do more than the viewer; PROFILE_PARENT when the specific profile is of another generic one; BAD_USER_INPUT";

@Resolver()
export class UsersResolver {
  @Needs("admin.users")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => UserConnection, {
    description:
      "The viewer and the users it manages: those it owns, and those that they own; the installation's first administrator: all.",
  })
  users(
    @Ctx() ctx: Context,
    @Arg("filter", () => UserFilter, { nullable: true }) filter: UserFilter | null,
    @Arg("sort", () => UserSort, { defaultValue: UserSort.NAME }) sort: keyof typeof UserSort,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return usersPage(ctx.db, requireAdministrator(ctx), filter ?? {}, sort, page);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => User, { description: "The viewer, or a user it manages. Errors: FORBIDDEN; NOT_FOUND, also for somebody else's." })
  user(@Ctx() ctx: Context, @Arg("id", () => ID, id) userId: string) {
    return managedUser(ctx.db, requireAdministrator(ctx), userId);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [UserSession], {
    description: "Where a user is signed in, the latest used first; at most 100. Errors: FORBIDDEN; NOT_FOUND, also for somebody else's.",
  })
  userSessions(@Ctx() ctx: Context, @Arg("id", () => ID, id) userId: string): Promise<UserSession[]> {
    return userSessions(ctx.db, ctx.clock.now(), requireAdministrator(ctx), userId);
  }

  @Needs("admin.users")
  @Errors(
    "NOT_FOUND",
    "FORBIDDEN",
    "USER_NAME_INVALID",
    "USER_EXISTS",
    "DIRECTORY_ABSENT",
    "NAME_INVALID",
    "EMAIL_INVALID",
    "BEYOND_OWN_RIGHTS",
    "PROFILE_PARENT",
  )
  @Mutation(() => User, {
    description: `Makes a user, owned by the viewer: an external one is mailed a link to choose its password; one of the directory is known by its object there, or mailed an invitation. Errors: FORBIDDEN, also for an API key; USER_NAME_INVALID; USER_EXISTS; DIRECTORY_ABSENT; ${fields}.`,
  })
  createUser(@Ctx() ctx: Context, @Arg("input", () => CreateUserInput) input: CreateUserInput) {
    return createUser(ctx, input);
  }

  @Needs("admin.users")
  @Errors(
    "FORBIDDEN",
    "NOT_FOUND",
    "NOT_ONESELF",
    "CHANGED_MEANWHILE",
    "LAST_ADMINISTRATOR",
    "INTERNAL_USER",
    "ADMINISTRATOR_OWNS",
    "NAME_INVALID",
    "EMAIL_INVALID",
    "BEYOND_OWN_RIGHTS",
    "PROFILE_PARENT",
  )
  @Mutation(() => User, {
    description: `Changes a user; its sockets follow within a second. Errors: ${common}; CHANGED_MEANWHILE; LAST_ADMINISTRATOR; INTERNAL_USER when the directory says what is to be changed; ADMINISTRATOR_OWNS when a local administrator that owns something would be none any more; ${fields}.`,
  })
  changeUser(@Ctx() ctx: Context, @Arg("input", () => ChangeUserInput) input: ChangeUserInput) {
    return changeUser(ctx, input);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN", "NOT_FOUND", "NOT_ONESELF", "BEYOND_OWN_RIGHTS")
  @Mutation(() => [User], {
    description: `Enables users again: all or none. Repeating changes nothing. Errors: ${common}; BEYOND_OWN_RIGHTS; BAD_USER_INPUT over 100.`,
  })
  enableUsers(@Ctx() ctx: Context, @Arg("input", () => EnableUsersInput) input: EnableUsersInput) {
    return enableUsers(ctx, input);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN", "NOT_FOUND", "NOT_ONESELF", "LAST_ADMINISTRATOR")
  @Mutation(() => [User], {
    description: `Disables users: all or none; their sessions end. Repeating changes nothing. Errors: ${common}; LAST_ADMINISTRATOR; BAD_USER_INPUT over 100.`,
  })
  disableUsers(@Ctx() ctx: Context, @Arg("input", () => DisableUsersInput) input: DisableUsersInput) {
    return disableUsers(ctx, input);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN", "NOT_FOUND", "NOT_ONESELF")
  @Mutation(() => [UserSession], {
    description: `Ends all sessions of a user; its sockets close. Answers those that ended. Errors: ${common}.`,
  })
  endUserSessions(@Ctx() ctx: Context, @Arg("input", () => EndUserSessionsInput) input: EndUserSessionsInput): Promise<UserSession[]> {
    return endUserSessions(ctx, input);
  }

  @Needs("admin.users")
  @Errors(
    "FORBIDDEN",
    "NOT_FOUND",
    "NOT_ONESELF",
    "PASSWORD_WRONG",
    "TOO_MANY_ATTEMPTS",
    "SIGN_IN_AGAIN",
    "SECOND_FACTOR_OFF",
    "BEYOND_OWN_RIGHTS",
  )
  @Mutation(() => User, {
    description: `Takes a user's second factor away, after somebody made sure that it is the user who asks; its sessions end, and the user is notified by mail. Errors: ${common}; PASSWORD_WRONG; TOO_MANY_ATTEMPTS; SIGN_IN_AGAIN for an administrator of the directory who signed in more than 10 minutes ago; SECOND_FACTOR_OFF when it has none; BEYOND_OWN_RIGHTS when it may more than the viewer.`,
  })
  resetSecondFactor(@Ctx() ctx: Context, @Arg("input", () => ResetSecondFactorInput) input: ResetSecondFactorInput) {
    return resetSecondFactor(ctx, input);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN", "NOT_FOUND", "NOT_ONESELF", "INTERNAL_USER", "USER_DISABLED", "EMAIL_INVALID", "BEYOND_OWN_RIGHTS")
  @Mutation(() => User, {
    description: `Mails a user a link to choose a new password. Nobody chooses it for the user. Errors: ${common}; INTERNAL_USER; USER_DISABLED; EMAIL_INVALID when it has none; BEYOND_OWN_RIGHTS when it may more than the viewer.`,
  })
  sendPasswordReset(@Ctx() ctx: Context, @Arg("input", () => SendPasswordResetInput) input: SendPasswordResetInput) {
    return sendPasswordReset(ctx, input);
  }

  @Needs("admin.users")
  @Errors(
    "FORBIDDEN",
    "NOT_FOUND",
    "NOT_ONESELF",
    "INVITATION_NOT_NEEDED",
    "DIRECTORY_ABSENT",
    "USER_DISABLED",
    "EMAIL_INVALID",
    "BEYOND_OWN_RIGHTS",
  )
  @Mutation(() => User, {
    description: `Mails an internal user that has no account of the directory yet another link to come in with one. Errors: ${common}; INVITATION_NOT_NEEDED when it has one, or a password; DIRECTORY_ABSENT; USER_DISABLED; EMAIL_INVALID when it has none; BEYOND_OWN_RIGHTS when it may more than the viewer.`,
  })
  sendInvitation(@Ctx() ctx: Context, @Arg("input", () => SendInvitationInput) input: SendInvitationInput) {
    return sendInvitation(ctx, input);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN")
  @Mutation(() => [ImportedUser], {
    description:
      "Makes users of the lines of a file; good lines are taken, each with its mail, and every other is answered with its column, code and message. Errors of the whole: FORBIDDEN, also for an API key.",
  })
  importUsers(@Ctx() ctx: Context, @Arg("input", () => ImportUsersInput) input: ImportUsersInput): Promise<ImportedUser[]> {
    return importUsers(ctx, input);
  }
}
