import type { Context } from "../../auth/context";
import { perRequest } from "../../db/reading/loader";
import { requireAdministrator } from "../permissions/administrator";
import { instancesOfUsers, namesOfUsers, ownedCounts } from "./users.queries";

const noOwnedRows = { users: 0, profiles: 0, keys: 0 };

export const instanceIdsOfUser = perRequest(async (db, ids: readonly string[]) => {
  const rows = await instancesOfUsers(db, ids);
  return ids.map((id) => rows.filter(({ userId }) => userId === id).map(({ instanceId }) => instanceId));
});

export const userReference = perRequest(async (db, ids: readonly string[], ctx: Context) => {
  const names = new Map((await namesOfUsers(db, requireAdministrator(ctx), ids)).map((row) => [row.id, row]));
  return ids.map((id) => names.get(id) ?? null);
});

export const ownedCountsOf = perRequest(async (db, ids: readonly string[]) => {
  const counts = new Map((await ownedCounts(db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => counts.get(id) ?? noOwnedRows);
});
