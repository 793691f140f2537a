import { viewerIn, type Context } from "../auth/context";
import { grouped, perRequest } from "../platform/loader";
import { byClaim } from "./claims.loaders";
import { claimsOnFiles, deedsOf, visitsOf } from "./deeds.queries";

export const deeds = perRequest(async (ctx: Context, ids: readonly string[]) => byClaim(ids, await deedsOf(ctx.db, ids)));
export const visits = perRequest(async (ctx: Context, ids: readonly string[]) => byClaim(ids, await visitsOf(ctx.db, ids)));

/** Key of a file: AMA instance and number. */
export const fileKey = (instanceId: string, file: string): string => JSON.stringify([instanceId, file]);

/** Claims in scope on a file, the oldest first. */
export const claimsOnFile = perRequest(async (ctx: Context, keys: readonly string[]) => {
  const files = keys.map((key) => JSON.parse(key) as [string, string]).map(([instanceId, file]) => ({ instanceId, file }));
  const rows = await claimsOnFiles(ctx.db, viewerIn(ctx), files);
  return grouped(keys, rows, ({ instanceId, file }) => fileKey(instanceId, file!));
});
