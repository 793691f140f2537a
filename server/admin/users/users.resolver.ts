import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors, NO_API_KEYS } from "../../../schema/errorsDirective";
import { UserSession } from "../../../schema/users/account";
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
} from "../../../schema/users/users";
import { ImportedUser, ImportUsersInput } from "../../../schema/users/userImport";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { requireAdministrator } from "../permissions/administrator";
import { changeUser, createUser } from "./users.actions";
import { resetSecondFactor, sendInvitation, sendPasswordReset } from "./users.credentials.actions";
import { importUsers } from "./users.import.actions";
import { managedUser, usersPage, userSessions } from "./users.queries";
import { disableUsers, enableUsers, endUserSessions } from "./users.access.actions";

const id = { description: "User.id of the user to read." };

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
  @Errors("FORBIDDEN", { NOT_FOUND: "also if the viewer does not manage the user" })
  @Query(() => User, {
    description: "Returns the viewer, or a user that it manages.",
  })
  user(@Ctx() ctx: Context, @Arg("id", () => ID, id) userId: string) {
    return managedUser(ctx.db, requireAdministrator(ctx), userId);
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN", { NOT_FOUND: "also if the viewer does not manage the user" })
  @Query(() => [UserSession], {
    description: "Returns the active sessions of a user, most recently used first, at most 100.",
  })
  userSessions(@Ctx() ctx: Context, @Arg("id", () => ID, id) userId: string): Promise<UserSession[]> {
    return userSessions(ctx.db, ctx.clock.now(), requireAdministrator(ctx), userId);
  }

  @Needs("admin.users")
  @Errors(NO_API_KEYS, "NOT_FOUND", "USER_NAME_INVALID", "USER_EXISTS", "DIRECTORY_ABSENT", "NAME_INVALID", "EMAIL_INVALID", {
    BEYOND_OWN_RIGHTS: "if the user would see or do more than the viewer",
    PROFILE_PARENT: "if the specific profile belongs to another generic profile",
  })
  @Mutation(() => User, {
    description:
      "Creates a user owned by the viewer. An external user is mailed a link to choose a password. An internal user is identified by its object in the directory, or is mailed an invitation.",
  })
  createUser(@Ctx() ctx: Context, @Arg("input", () => CreateUserInput) input: CreateUserInput) {
    return createUser(ctx, input);
  }

  @Needs("admin.users")
  @Errors(NO_API_KEYS, "NOT_ONESELF", "CHANGED_MEANWHILE", "LAST_ADMINISTRATOR", "NAME_INVALID", "EMAIL_INVALID", {
    NOT_FOUND: "also if the viewer does not manage the user",
    PASSWORD_NEEDED: "if the e-mail changes and the viewer has not called `confirmPassword`",
    SIGN_IN_AGAIN: "if the e-mail changes and a directory user signed in more than 10 minutes ago",
    INTERNAL_USER: "if the directory determines the changed field",
    ADMINISTRATOR_OWNS: "if a local administrator that owns users, profiles or keys would lose that role",
    BEYOND_OWN_RIGHTS: "if the user would see or do more than the viewer",
    PROFILE_PARENT: "if the specific profile belongs to another generic profile",
  })
  @Mutation(() => User, {
    description: "Changes a user. Its sockets apply the change within one second.",
  })
  changeUser(@Ctx() ctx: Context, @Arg("input", () => ChangeUserInput) input: ChangeUserInput) {
    return changeUser(ctx, input);
  }

  @Needs("admin.users")
  @Errors(NO_API_KEYS, "NOT_ONESELF", "BEYOND_OWN_RIGHTS", {
    NOT_FOUND: "also if the viewer does not manage the user",
    BAD_USER_INPUT: "if there are more than 100 users",
  })
  @Mutation(() => [User], {
    description: "Enables users, all or none of them.",
  })
  enableUsers(@Ctx() ctx: Context, @Arg("input", () => EnableUsersInput) input: EnableUsersInput) {
    return enableUsers(ctx, input);
  }

  @Needs("admin.users")
  @Errors(NO_API_KEYS, "NOT_ONESELF", "LAST_ADMINISTRATOR", {
    NOT_FOUND: "also if the viewer does not manage the user",
    BAD_USER_INPUT: "if there are more than 100 users",
  })
  @Mutation(() => [User], {
    description: "Disables users, all or none of them, and ends their sessions.",
  })
  disableUsers(@Ctx() ctx: Context, @Arg("input", () => DisableUsersInput) input: DisableUsersInput) {
    return disableUsers(ctx, input);
  }

  @Needs("admin.users")
  @Errors(NO_API_KEYS, "NOT_ONESELF", { NOT_FOUND: "also if the viewer does not manage the user" })
  @Mutation(() => [UserSession], {
    description: "Ends all sessions of a user, closes its sockets and returns the ended sessions.",
  })
  endUserSessions(@Ctx() ctx: Context, @Arg("input", () => EndUserSessionsInput) input: EndUserSessionsInput): Promise<UserSession[]> {
    return endUserSessions(ctx, input);
  }

  @Needs("admin.users")
  @Errors(NO_API_KEYS, "NOT_ONESELF", "PASSWORD_WRONG", "TOO_MANY_ATTEMPTS", {
    NOT_FOUND: "also if the viewer does not manage the user",
    SIGN_IN_AGAIN: "if an administrator of the directory signed in more than 10 minutes ago",
    SECOND_FACTOR_OFF: "if the user has no second factor",
    BEYOND_OWN_RIGHTS: "if the user has rights that the viewer does not have",
  })
  @Mutation(() => User, {
    description:
      "Removes the second factor of a user, ends its sessions and notifies the user by mail. The caller must have verified the identity of the user.",
  })
  resetSecondFactor(@Ctx() ctx: Context, @Arg("input", () => ResetSecondFactorInput) input: ResetSecondFactorInput) {
    return resetSecondFactor(ctx, input);
  }

  @Needs("admin.users")
  @Errors(NO_API_KEYS, "NOT_ONESELF", "INTERNAL_USER", "USER_DISABLED", {
    NOT_FOUND: "also if the viewer does not manage the user",
    EMAIL_INVALID: "if the user has no e-mail",
    BEYOND_OWN_RIGHTS: "if the user has rights that the viewer does not have",
  })
  @Mutation(() => User, {
    description: "Mails a user a link to choose a new password. An administrator cannot choose the password.",
  })
  sendPasswordReset(@Ctx() ctx: Context, @Arg("input", () => SendPasswordResetInput) input: SendPasswordResetInput) {
    return sendPasswordReset(ctx, input);
  }

  @Needs("admin.users")
  @Errors(NO_API_KEYS, "NOT_ONESELF", "DIRECTORY_ABSENT", "USER_DISABLED", {
    NOT_FOUND: "also if the viewer does not manage the user",
    INVITATION_NOT_NEEDED: "if the user has a directory account or a password",
    EMAIL_INVALID: "if the user has no e-mail",
    BEYOND_OWN_RIGHTS: "if the user has rights that the viewer does not have",
  })
  @Mutation(() => User, {
    description: "Mails an internal user without a directory account another link to sign in with one.",
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
