import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Page } from "../../../schema/paging";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import type { Reader } from "../../db/connect";
import { inList } from "../../db/inList";
import { columnKey, selectPage, type Order, type PageArgs } from "../../db/page";
import { claims } from "../../db/tables/claims";
import { contactListEntries } from "../../db/tables/processes";
import type { Scope } from "../../platform/viewer";

export type EntryRow = typeof contactListEntries.$inferSelect;

const newest: Order<EntryRow> = {
  name: "contactListEntries",
  direction: "desc",
  keys: [columnKey(contactListEntries.addedAt, (row) => row.addedAt.toISOString()), columnKey(contactListEntries.id, (row) => row.id)],
};

export async function contactListEntriesPage(db: Reader, scope: Scope, listId: string, args: PageArgs): Promise<Page<EntryRow>> {
  const condition = and(eq(contactListEntries.listId, listId), ofClaimsInScope(db, scope));
  return selectPage(db, { from: contactListEntries, where: condition, order: newest, usual: pageLimits.claims }, args);
}

/** Several instances can use one list, so visibility depends on the entry's claim. */
function ofClaimsInScope(db: Reader, scope: Scope): SQL | undefined {
  const inScope = claimsInScope(scope);
  if (!inScope) return undefined;
  const claimId = sql`${contactListEntries.data}->>'claimId'`;
  const visibleClaims = db
    .select({ one: sql`1` })
    .from(claims)
    .where(and(eq(claims.id, claimId), inScope));
  return sql`exists ${visibleClaims}`;
}

export const contactListEntriesById = (db: Reader, scope: Scope, ids: readonly string[]): Promise<EntryRow[]> =>
  db
    .select()
    .from(contactListEntries)
    .where(and(inList(contactListEntries.id, ids), ofClaimsInScope(db, scope)));
