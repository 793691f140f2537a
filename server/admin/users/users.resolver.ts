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

const id = { description: "User.id of the user to read." };
const common = "FORBIDDEN, also if the caller is an API key; NOT_FOUND, also if the viewer does not manage the user; NOT_ONESELF";
const fields =
  "NAME_INVALID; EMAIL_INVALID; BEYOND_OWN_RIGHTS if the user would see or do more than the viewer; PROFILE_PARENT if the specific profile belongs to another generic profile; BAD_USER_INPUT";

@Resolver()
export class UsersResolver {
  @Needs("admin.users")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => UserConnection, {
    description:
      "Returns the viewer and the users that it manages: the users that it owns, and the users that those own. The installation's first administrator gets all users.",
  })
  users(
    @Ctx() ctx: Context,
    @Arg("filter", () => UserFilter, { nullable: true, description: "Criteria that the users must meet. null returns all." })
    filter: UserFilter | null,
    @Arg("sort", () => UserSort, { defaultValue: UserSort.NAME, description: "Order of the users." }) sort: keyof typeof UserSort,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return usersPage(ctx.db, requireAdministrator(ctx), filter ?? {}, sort, page);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => User, {
    description:
      "Returns the viewer, or a user that it manages. Errors: FORBIDDEN; NOT_FOUND, also if the viewer does not manage the user.",
  })
  user(@Ctx() ctx: Context, @Arg("id", () => ID, id) userId: string) {
    return managedUser(ctx.db, requireAdministrator(ctx), userId);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [UserSession], {
    description:
      "Returns the active sessions of a user, most recently used first, at most 100. Errors: FORBIDDEN; NOT_FOUND, also if the viewer does not manage the user.",
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
    description: `Creates a user owned by the viewer. An external user is mailed a link to choose a password. An internal user is identified by its object in the directory, or is mailed an invitation. Errors: FORBIDDEN, also if the caller is an API key; USER_NAME_INVALID; USER_EXISTS; DIRECTORY_ABSENT; ${fields}.`,
  })
  createUser(@Ctx() ctx: Context, @Arg("input", () => CreateUserInput) input: CreateUserInput) {
    return createUser(ctx, input);
  }

  @Needs("admin.users")
  @Errors(
    "FORBIDDEN",
    "NOT_FOUND",
    "NOT_ONESELF",
    "PASSWORD_NEEDED",
    "SIGN_IN_AGAIN",
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
    description: `Changes a user. Its sockets apply the change within one second. Errors: ${common}; if the e-mail changes, PASSWORD_NEEDED if the viewer has not called \`confirmPassword\`, and SIGN_IN_AGAIN if a directory user signed in more than 10 minutes ago; CHANGED_MEANWHILE; LAST_ADMINISTRATOR; INTERNAL_USER if the directory determines the changed field; ADMINISTRATOR_OWNS if a local administrator that owns users, profiles or keys would lose that role; ${fields}.`,
  })
  changeUser(@Ctx() ctx: Context, @Arg("input", () => ChangeUserInput) input: ChangeUserInput) {
    return changeUser(ctx, input);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN", "NOT_FOUND", "NOT_ONESELF", "BEYOND_OWN_RIGHTS")
  @Mutation(() => [User], {
    description: `Enables users, all or none of them. Idempotent. Errors: ${common}; BEYOND_OWN_RIGHTS; BAD_USER_INPUT if there are more than 100 users.`,
  })
  enableUsers(@Ctx() ctx: Context, @Arg("input", () => EnableUsersInput) input: EnableUsersInput) {
    return enableUsers(ctx, input);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN", "NOT_FOUND", "NOT_ONESELF", "LAST_ADMINISTRATOR")
  @Mutation(() => [User], {
    description: `Disables users, all or none of them, and ends their sessions. Idempotent. Errors: ${common}; LAST_ADMINISTRATOR; BAD_USER_INPUT if there are more than 100 users.`,
  })
  disableUsers(@Ctx() ctx: Context, @Arg("input", () => DisableUsersInput) input: DisableUsersInput) {
    return disableUsers(ctx, input);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN", "NOT_FOUND", "NOT_ONESELF")
  @Mutation(() => [UserSession], {
    description: `Ends all sessions of a user, closes its sockets and returns the ended sessions. Errors: ${common}.`,
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
    description: `Removes the second factor of a user, ends its sessions and notifies the user by mail. The caller must have verified the identity of the user. Errors: ${common}; PASSWORD_WRONG; TOO_MANY_ATTEMPTS; SIGN_IN_AGAIN if an administrator of the directory signed in more than 10 minutes ago; SECOND_FACTOR_OFF if the user has no second factor; BEYOND_OWN_RIGHTS if the user has rights that the viewer does not have.`,
  })
  resetSecondFactor(@Ctx() ctx: Context, @Arg("input", () => ResetSecondFactorInput) input: ResetSecondFactorInput) {
    return resetSecondFactor(ctx, input);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN", "NOT_FOUND", "NOT_ONESELF", "INTERNAL_USER", "USER_DISABLED", "EMAIL_INVALID", "BEYOND_OWN_RIGHTS")
  @Mutation(() => User, {
    description: `Mails a user a link to choose a new password. An administrator cannot choose the password. Errors: ${common}; INTERNAL_USER; USER_DISABLED; EMAIL_INVALID if the user has no e-mail; BEYOND_OWN_RIGHTS if the user has rights that the viewer does not have.`,
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
    description: `Mails an internal user without a directory account another link to sign in with one. Errors: ${common}; INVITATION_NOT_NEEDED if the user has a directory account or a password; DIRECTORY_ABSENT; USER_DISABLED; EMAIL_INVALID if the user has no e-mail; BEYOND_OWN_RIGHTS if the user has rights that the viewer does not have.`,
  })
  sendInvitation(@Ctx() ctx: Context, @Arg("input", () => SendInvitationInput) input: SendInvitationInput) {
    return sendInvitation(ctx, input);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN")
  @Mutation(() => [ImportedUser], {
    description:
      "Creates users from the lines of a file. Every valid line creates a user and sends its mail; every other line is returned with the column, code and message of its error. Errors of the whole request: FORBIDDEN, also if the caller is an API key.",
  })
  importUsers(@Ctx() ctx: Context, @Arg("input", () => ImportUsersInput) input: ImportUsersInput): Promise<ImportedUser[]> {
    return importUsers(ctx, input);
  }
}
