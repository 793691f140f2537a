import { and, count, sql, type SQL } from "drizzle-orm";
import type { Page } from "../../schema/paging";
import { pageLimits } from "../../schema/rules/paging";
import type { Reader } from "../db/connect";
import { afterCursor, orderBy, page, pageSize, type Order, type PageArgs } from "../db/page";
import { mails } from "../db/tables/mails";
import { users } from "../db/tables/users";
import type { Viewer } from "../platform/viewer";

type MailRow = typeof mails.$inferSelect;

const newest: Order<MailRow> = {
  name: "mails",
  direction: "desc",
  keys: [
    { column: sql`${mails.at}`, of: ({ at }) => at.toISOString() },
    { column: sql`${mails.id}`, of: ({ id }) => id },
  ],
};

/** Mails to users whom the viewer manages: its own, those of whom it owns, and so on. The installation's first administrator manages everybody. */
const managedBy = ({ userId }: Viewer): SQL => sql`(
  exists (select from ${users} u where u.id = ${userId} and u.owner_id is null and u.all_instances and u.profile_type = 'LOCALADMIN')
  or ${mails.ownerId} in (
    with recursive managed(id) as (select ${userId}::uuid union select u.id from ${users} u join managed m on u.owner_id = m.id)
    select id from managed))`;

export async function mailsPage(db: Reader, viewer: Viewer, args: PageArgs): Promise<Page<MailRow>> {
  const first = pageSize(args, pageLimits.logs);
  const mine = managedBy(viewer);
  const rows = await db
    .select()
    .from(mails)
    .where(and(mine, afterCursor(newest, args.after)))
    .orderBy(...orderBy(newest))
    .limit(first + 1);
  return page(newest, args, first, rows, async () => (await db.select({ n: count() }).from(mails).where(mine))[0]!.n);
}
