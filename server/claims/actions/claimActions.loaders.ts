import { requireViewer, type Context } from "../../auth/context";
import { groupByKey, perRequest } from "../../db/reading/loader";
import { groupByClaim } from "../queries/claims.loaders";
import { claimsOnFiles, claimActionsOf, visitsOf } from "./claimActions.queries";

export const actionsByClaim = perRequest(async (db, ids: readonly string[]) => groupByClaim(ids, await claimActionsOf(db, ids)));
export const visitsByClaim = perRequest(async (db, ids: readonly string[]) => groupByClaim(ids, await visitsOf(db, ids)));

export const fileKey = (instanceId: string, file: string): string => JSON.stringify([instanceId, file]);

export const claimsOnFile = perRequest(async (db, keys: readonly string[], ctx: Context) => {
  const files = keys.map((key) => JSON.parse(key) as [string, string]).map(([instanceId, file]) => ({ instanceId, file }));
  const rows = await claimsOnFiles(db, requireViewer(ctx), files);
  return groupByKey(keys, rows, ({ instanceId, file }) => fileKey(instanceId, file!));
});
