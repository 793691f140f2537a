import { and, isNotNull, isNull } from "drizzle-orm";
import type { Page } from "../../../schema/paging";
import { pageLimits } from "../../../schema/rules/limits/paging";
import type { Reader } from "../../db/connect";
import { inList } from "../../db/inList";
import { columnKey, selectPage, type Order, type PageArgs } from "../../db/page";
import { apiKeys } from "../../db/tables/keys";
import { isOwnedByManaged } from "../../auth/permissions/ownership";
import type { Administrator } from "../permissions/administrator";

export type KeyRow = typeof apiKeys.$inferSelect;

const newest: Order<KeyRow> = {
  name: "apiKeys",
  direction: "desc",
  keys: [columnKey(apiKeys.createdAt, (row) => row.createdAt.toISOString()), columnKey(apiKeys.id, (row) => row.id)],
};

export async function apiKeysPage(db: Reader, viewer: Administrator, revoked: boolean | null, args: PageArgs): Promise<Page<KeyRow>> {
  const condition = and(
    isOwnedByManaged(viewer, apiKeys.ownerId),
    revoked == null ? undefined : revoked ? isNotNull(apiKeys.revokedAt) : isNull(apiKeys.revokedAt),
  );
  return selectPage(db, { from: apiKeys, where: condition, order: newest, usual: pageLimits.claims }, args);
}

export const apiKeysById = (db: Reader, viewer: Administrator, ids: readonly string[]): Promise<KeyRow[]> =>
  db
    .select()
    .from(apiKeys)
    .where(and(inList(apiKeys.id, ids), isOwnedByManaged(viewer, apiKeys.ownerId)));
