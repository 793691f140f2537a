import { and, asc, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { ContactListMatch } from "../../schema/rules/claims/contactLists";
import type { Page } from "../../schema/paging";
import { pageLimits } from "../../schema/rules/limits/paging";
import { inList } from "../db/inList";
import type { Reader } from "../db/connect";
import { columnKey, selectPage, type Order, type PageArgs } from "../db/page";
import { contactLists } from "../db/tables/processes";
import { isUuid } from "../platform/uuid";
import { contractKey, contractParts, coversItsInstances, type Scope } from "../platform/viewer";

type Row = typeof contactLists.$inferSelect;
/** Stored rows always have a valid risk type. */
export type ContactListRow = Omit<Row, "riskType"> & Pick<ContactListMatch, "riskType">;

export async function contactListsOf(db: Reader, instanceIds: readonly string[]): Promise<ContactListRow[]> {
  return (await db
    .select()
    .from(contactLists)
    .where(inList(contactLists.instanceId, [...instanceIds]))
    .orderBy(asc(contactLists.id))) as ContactListRow[];
}

/** Lists in scope; a restricted scope includes lists for any client and for its contracts. `undefined` for all. */
export function contactListsInScope(scope: Scope): SQL | undefined {
  const { instances, contracts, suppliers } = scope;
  return and(
    instances === "all" ? undefined : instances.size ? inList(contactLists.instanceId, [...instances]) : sql`false`,
    coversItsInstances(scope)
      ? undefined
      : or(isNull(contactLists.clientId), suppliers === "all" && contracts !== "all" ? isForContracts(contracts) : undefined),
  );
}

function isForContracts(contracts: ReadonlySet<string>): SQL {
  const { instanceId, clientId, contractId } = contactLists;
  const contractKeys = JSON.stringify([...contracts].map(contractParts));
  return sql`exists (select from jsonb_array_elements(${contractKeys}::text::jsonb) e where e->>0 = ${instanceId} and e->>1 = ${clientId}
    and e->>2 = coalesce(${contractId}, e->>2))`;
}

/** Returns whether the list matches only claims in scope; without client or contract it would match others too. */
export function mayChangeContactList(scope: Scope, { instanceId, clientId, contractId }: ContactListMatch): boolean {
  const { contracts, suppliers } = scope;
  if (coversItsInstances(scope)) return true;
  if (suppliers !== "all" || clientId === null || contractId === null) return false;
  return contracts === "all" || contracts.has(contractKey(instanceId, clientId, contractId));
}

const byName: Order<Row> = {
  name: "contactLists",
  direction: "asc",
  keys: [
    columnKey(contactLists.instanceId, (row) => row.instanceId),
    columnKey(contactLists.name, (row) => row.name),
    columnKey(contactLists.id, (row) => row.id),
  ],
};

export async function contactListInScope(db: Reader, scope: Scope, id: string, lock?: "for update"): Promise<ContactListRow | undefined> {
  if (!isUuid(id)) return undefined;
  const matches = db
    .select()
    .from(contactLists)
    .where(and(eq(contactLists.id, id), contactListsInScope(scope)));
  const [row] = lock ? await matches.for("update") : await matches;
  return row as ContactListRow | undefined;
}

export async function contactListsPage(
  db: Reader,
  scope: Scope,
  instanceId: string | null | undefined,
  args: PageArgs,
): Promise<Page<ContactListRow>> {
  const condition = and(contactListsInScope(scope), instanceId == null ? undefined : eq(contactLists.instanceId, instanceId));
  const lists = await selectPage(db, { from: contactLists, where: condition, order: byName, usual: pageLimits.claims }, args);
  return lists as Page<ContactListRow>;
}
