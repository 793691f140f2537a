import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { ContactListMatch } from "../../schema/rules/claims/contactLists";
import type { Page } from "../../schema/paging";
import { pageLimits } from "../../schema/rules/limits/paging";
import { inList } from "../db/inList";
import type { Reader } from "../db/connect";
import { selectPage, type Order, type PageArgs } from "../db/page";
import { contactLists } from "../db/tables/processes";
import { isUuid } from "../platform/uuid";
import type { Scope } from "../platform/viewer";

type Row = typeof contactLists.$inferSelect;
/** A row with the risk it is for: only those are stored. */
export type ContactListRow = Omit<Row, "riskType"> & Pick<ContactListMatch, "riskType">;

/** The lists of these AMA instances, for the server's own work. */
export async function contactListsOf(db: Reader, instanceIds: readonly string[]): Promise<ContactListRow[]> {
  return (await db
    .select()
    .from(contactLists)
    .where(inList(contactLists.instanceId, [...instanceIds]))
    .orderBy(asc(contactLists.id))) as ContactListRow[];
}

export function contactListsInScope({ instances }: Scope): SQL | undefined {
  return instances === "all" ? undefined : instances.size ? inList(contactLists.instanceId, [...instances]) : sql`false`;
}

const byName: Order<Row> = {
  name: "contactLists",
  direction: "asc",
  keys: [
    { column: sql`${contactLists.instanceId}`, readValue: (row) => row.instanceId },
    { column: sql`${contactLists.name}`, readValue: (row) => row.name },
    { column: sql`${contactLists.id}`, readValue: (row) => row.id },
  ],
};

/** Throws nothing: undefined where there is none, or none of an instance in scope. */
export async function contactListInScope(db: Reader, scope: Scope, id: string, lock?: "for update"): Promise<ContactListRow | undefined> {
  if (!isUuid(id)) return undefined;
  const found = db
    .select()
    .from(contactLists)
    .where(and(eq(contactLists.id, id), contactListsInScope(scope)));
  const [row] = lock ? await found.for("update") : await found;
  return row as ContactListRow | undefined;
}

/** A page of the lists in scope, by instance and name; of one instance only where one is given. */
export async function contactListsPage(
  db: Reader,
  scope: Scope,
  instanceId: string | null | undefined,
  args: PageArgs,
): Promise<Page<ContactListRow>> {
  const wanted = and(contactListsInScope(scope), instanceId == null ? undefined : eq(contactLists.instanceId, instanceId));
  const lists = await selectPage(db, { from: contactLists, where: wanted, order: byName, usual: pageLimits.claims }, args);
  return lists as Page<ContactListRow>;
}
