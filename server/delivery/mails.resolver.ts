import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { MailConnection } from "../../schema/mails";
import { requireAdministrator } from "../admin/permissions/administrator";
import type { Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { mailsPage } from "./mails.queries";

@Resolver()
export class MailsResolver {
  @Needs("admin.outboxes")
  @Query(() => MailConnection, {
    description:
      "Mails to the users that the viewer manages and whose rights are within its own, the newest first, where no mail server is configured. Errors: FORBIDDEN, PAGE_TOO_LARGE over 100, PAGE_TOO_SMALL below 1, CURSOR_INVALID.",
  })
  mails(
    @Ctx() ctx: Context,
    @Arg("first", () => Int, { nullable: true, description: "1 to 100; 40 when absent." }) first: number | null,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the page before." }) after: string | null,
  ) {
    return mailsPage(ctx.db, requireAdministrator(ctx, "admin.outboxes"), { first, after });
  }
}
