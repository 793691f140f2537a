import type { Context } from "../../auth/context";
import type { Db } from "../../db/connect";
import { perRequest } from "../../platform/loader";
import { requireAdministrator } from "../permissions/administrator";
import { instancesOfUsers, namesOfUsers, ownedCounts } from "./users.queries";

type HasDb = { db: Db };
const noOwnedRows = { users: 0, profiles: 0, keys: 0 };

export const instanceIdsOfUser = perRequest(async (ctx: HasDb, ids: readonly string[]) => {
  const rows = await instancesOfUsers(ctx.db, ids);
  return ids.map((id) => rows.filter(({ userId }) => userId === id).map(({ instanceId }) => instanceId));
});

export const userReference = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const found = new Map((await namesOfUsers(ctx.db, requireAdministrator(ctx), ids)).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? null);
});

export const ownedCountsOf = perRequest(async (ctx: HasDb, ids: readonly string[]) => {
  const found = new Map((await ownedCounts(ctx.db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? noOwnedRows);
});
