import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors, NO_API_KEYS } from "../../../schema/errorsDirective";
import { PageArguments } from "../../../schema/paging";
import {
  ChangeLocalAdminEmailInput,
  DeletedLocalAdmin,
  DeleteLocalAdminInput,
  TransferLocalAdminInput,
  User,
  UserConnection,
} from "../../../schema/users/users";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { requireAdministrator } from "../permissions/administrator";
import { changeLocalAdminEmail } from "./localAdmins.email.actions";
import { localAdminsPage, replacementsFor } from "./localAdmins.queries";
import { deleteLocalAdmin, transferLocalAdmin } from "./localAdmins.actions";

const id = { description: "User.id of the local administrator." };

@Resolver()
export class LocalAdminsResolver {
  @Needs("admin.localAdmins")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => UserConnection, {
    description:
      "Returns the viewer and the local administrators that it manages, ordered by name. Includes users whose role in the directory no longer makes them local administrators but who still own users, profiles or keys.",
  })
  localAdmins(
    @Ctx() ctx: Context,
    @Arg("text", () => String, {
      nullable: true,
      description: "Substring of the full name, the user name or the e-mail. Only the first 100 characters are used.",
    })
    text: string | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return localAdminsPage(ctx.db, requireAdministrator(ctx), text, page);
  }

  @Needs("admin.localAdmins")
  @Errors("FORBIDDEN", { NOT_FOUND: "also if the viewer does not manage the user" })
  @Query(() => [User], {
    description:
      "Returns the local administrators who can take over what a local administrator owns, ordered by name, at most 100: the viewer and the enabled local administrators that it manages who cover its AMA instances.",
  })
  localAdminReplacements(@Ctx() ctx: Context, @Arg("id", () => ID, id) adminId: string) {
    return replacementsFor(ctx.db, requireAdministrator(ctx), adminId);
  }

  @Needs("admin.localAdmins")
  @Errors(NO_API_KEYS, "NOT_ONESELF", {
    NOT_FOUND: "also if the viewer does not manage the user",
    NO_REPLACEMENT: "if no local administrator can take over",
    REPLACEMENT_TOO_NARROW: "if the new owner does not cover the AMA instances of the transferred users, profiles and keys",
    BAD_USER_INPUT: "if both are the same user",
  })
  @Mutation(() => User, {
    description:
      "Transfers the users, specific profiles and API keys that a local administrator owns to another local administrator, and returns the new owner. The previous owner is kept and owns nothing afterwards.",
  })
  transferLocalAdmin(@Ctx() ctx: Context, @Arg("input", () => TransferLocalAdminInput) input: TransferLocalAdminInput) {
    return transferLocalAdmin(ctx, input);
  }

  @Needs("admin.localAdmins")
  @Errors(NO_API_KEYS, "NOT_ONESELF", "LAST_ADMINISTRATOR", {
    NOT_FOUND: "also if the viewer does not manage the user or it is already deleted",
    NO_REPLACEMENT: "if no local administrator can take over",
    REPLACEMENT_TOO_NARROW: "if the new owner does not cover the AMA instances of the transferred users, profiles and keys",
    BAD_USER_INPUT: "if both are the same user",
  })
  @Mutation(() => DeletedLocalAdmin, {
    description: "Deletes a local administrator and transfers its users, specific profiles and API keys to another one. Returns both.",
  })
  deleteLocalAdmin(@Ctx() ctx: Context, @Arg("input", () => DeleteLocalAdminInput) input: DeleteLocalAdminInput) {
    return deleteLocalAdmin(ctx, input);
  }

  @Needs("admin.localAdmins")
  @Errors(NO_API_KEYS, "EMAILS_DIFFER", "EMAIL_INVALID", "PASSWORD_WRONG", "TOO_MANY_ATTEMPTS", "INTERNAL_USER", "BEYOND_OWN_RIGHTS", {
    NOT_FOUND: "also if the viewer does not manage the user",
    SIGN_IN_AGAIN: "if an administrator of the directory signed in more than 10 minutes ago",
  })
  @Mutation(() => User, {
    description: "Changes the e-mail of a local administrator or of the viewer. The old and the new address are notified.",
  })
  changeLocalAdminEmail(@Ctx() ctx: Context, @Arg("input", () => ChangeLocalAdminEmailInput) input: ChangeLocalAdminEmailInput) {
    return changeLocalAdminEmail(ctx, input);
  }
}
