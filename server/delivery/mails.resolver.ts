import { Args, Ctx, Query, Resolver } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { MailConnection } from "../../schema/logs/mails";
import { PageArguments } from "../../schema/paging";
import { requireAdministrator } from "../admin/permissions/administrator";
import type { Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { mailsPage } from "./mails.queries";

@Resolver()
export class MailsResolver {
  @Needs("admin.outboxes")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => MailConnection, {
    description:
      "Returns the mails of an installation without a mail server, newest first. Contains the mails to users that the viewer manages and whose rights do not exceed its own.",
  })
  mails(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments) {
    return mailsPage(ctx.db, requireAdministrator(ctx, "admin.outboxes"), page);
  }
}
