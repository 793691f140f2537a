import { and, sql, type SQL } from "drizzle-orm";
import type { Page } from "../../schema/paging";
import { pageLimits } from "../../schema/rules/limits/paging";
import { usersBelow, isFirstAdministrator } from "../auth/permissions/ownership";
import type { Administrator } from "../admin/permissions/administrator";
import { withNoMoreRights } from "../admin/permissions/impersonationLimits";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { columnKey, selectPage, type Order, type PageArgs } from "../db/page";
import { mails } from "../db/tables/mails";
import { users } from "../db/tables/users";

type MailRow = typeof mails.$inferSelect;

const newest: Order<MailRow> = {
  name: "mails",
  direction: "desc",
  keys: [columnKey(mails.at, ({ at }) => at.toISOString()), columnKey(mails.id, ({ id }) => id)],
};

/**
 * Mails to users that the viewer manages and whose rights it covers, because a mailed link gives access to the account. The first
 * administrator reads all.
 */
async function readBy(db: Reader, viewer: Administrator): Promise<SQL> {
  const mailed = sql`${users.id} in ${usersBelow(viewer.userId)} and ${users.id} in (select m.user_id from mails m)`;
  return sql`(${isFirstAdministrator(viewer)} or ${mails.userId} in (select id from users where ${await withNoMoreRights(db, viewer, mailed)}))`;
}

export async function mailsPage(db: Reader, viewer: Administrator, args: PageArgs): Promise<Page<MailRow>> {
  const mine = await readBy(db, viewer);
  return selectPage(db, { from: mails, where: mine, order: newest, usual: pageLimits.logs }, args);
}

export const mailsById = async (db: Reader, viewer: Administrator, ids: readonly string[]): Promise<MailRow[]> =>
  db
    .select()
    .from(mails)
    .where(and(inList(mails.id, ids), await readBy(db, viewer)));
