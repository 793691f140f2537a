import { Args, Ctx, Query, Resolver } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { MailConnection } from "../../schema/mails";
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
      "Mails to the users that the viewer manages and whose rights are within its own, the newest first, where no mail server is configured.",
  })
  mails(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments) {
    return mailsPage(ctx.db, requireAdministrator(ctx, "admin.outboxes"), page);
  }
}
