import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { PageArguments } from "../../../schema/paging";
import {
  ChangeLocalAdminEmailInput,
  DeletedLocalAdmin,
  DeleteLocalAdminInput,
  TransferLocalAdminInput,
  User,
  UserConnection,
} from "../../../schema/users";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { requireAdministrator } from "../permissions/administrator";
import { changeLocalAdminEmail } from "./localAdmins.email.actions";
import { localAdminsPage, replacementsFor } from "./localAdmins.queries";
import { deleteLocalAdmin, transferLocalAdmin } from "./localAdmins.actions";

const id = { description: "User.id of the local administrator." };
const heir =
  "NO_REPLACEMENT when there is nobody who could take over; REPLACEMENT_TOO_NARROW when it does not cover the AMA instances of what it would take over";

@Resolver()
export class LocalAdminsResolver {
  @Needs("admin.localAdmins")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => UserConnection, {
    description:
      "The viewer and the local administrators it manages, by name; also who is one no more, by its role in the directory, but still owns something.",
  })
  localAdmins(
    @Ctx() ctx: Context,
    @Arg("text", () => String, {
      nullable: true,
      description: "Part of the name, the user or the e-mail; at most 100 characters are looked at.",
    })
    text: string | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return localAdminsPage(ctx.db, requireAdministrator(ctx), text, page);
  }

  @Needs("admin.localAdmins")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [User], {
    description:
      "Who could take over what a local administrator owns, by name, at most 100: the viewer and those it manages, not disabled, who cover its AMA instances. Errors: FORBIDDEN; NOT_FOUND, also for somebody else's.",
  })
  localAdminReplacements(@Ctx() ctx: Context, @Arg("id", () => ID, id) adminId: string) {
    return replacementsFor(ctx.db, requireAdministrator(ctx), adminId);
  }

  @Needs("admin.localAdmins")
  @Errors("FORBIDDEN", "NOT_FOUND", "NOT_ONESELF", "NO_REPLACEMENT", "REPLACEMENT_TOO_NARROW")
  @Mutation(() => User, {
    description: `Moves the users, specific profiles and API keys that a local administrator owns to another one; it stays itself, owning nothing. Answers who took over. Repeating changes nothing. Errors: FORBIDDEN, also for an API key; NOT_FOUND, also for somebody else's; NOT_ONESELF; ${heir}; BAD_USER_INPUT when both are the same.`,
  })
  transferLocalAdmin(@Ctx() ctx: Context, @Arg("input", () => TransferLocalAdminInput) input: TransferLocalAdminInput) {
    return transferLocalAdmin(ctx, input);
  }

  @Needs("admin.localAdmins")
  @Errors("FORBIDDEN", "NOT_FOUND", "NOT_ONESELF", "LAST_ADMINISTRATOR", "NO_REPLACEMENT", "REPLACEMENT_TOO_NARROW")
  @Mutation(() => DeletedLocalAdmin, {
    description: `Deletes a local administrator; another one takes over its users, specific profiles and API keys. Answers both. Errors: FORBIDDEN, also for an API key; NOT_FOUND, also for somebody else's or one that is deleted; NOT_ONESELF; LAST_ADMINISTRATOR; ${heir}; BAD_USER_INPUT when both are the same.`,
  })
  deleteLocalAdmin(@Ctx() ctx: Context, @Arg("input", () => DeleteLocalAdminInput) input: DeleteLocalAdminInput) {
    return deleteLocalAdmin(ctx, input);
  }

  @Needs("admin.localAdmins")
  @Errors(
    "FORBIDDEN",
    "NOT_FOUND",
    "EMAILS_DIFFER",
    "EMAIL_INVALID",
    "PASSWORD_WRONG",
    "TOO_MANY_ATTEMPTS",
    "SIGN_IN_AGAIN",
    "INTERNAL_USER",
    "BEYOND_OWN_RIGHTS",
  )
  @Mutation(() => User, {
    description:
      "Gives a local administrator, or the viewer itself, another e-mail; the old and the new address are notified. Repeating changes nothing. Errors: FORBIDDEN, also for an API key; NOT_FOUND, also for somebody else's; EMAILS_DIFFER; EMAIL_INVALID; PASSWORD_WRONG; TOO_MANY_ATTEMPTS; SIGN_IN_AGAIN for an administrator of the directory who signed in more than 10 minutes ago; INTERNAL_USER; BEYOND_OWN_RIGHTS.",
  })
  changeLocalAdminEmail(@Ctx() ctx: Context, @Arg("input", () => ChangeLocalAdminEmailInput) input: ChangeLocalAdminEmailInput) {
    return changeLocalAdminEmail(ctx, input);
  }
}
