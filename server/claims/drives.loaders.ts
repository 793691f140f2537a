import type { Context } from "../auth/context";
import { perRequest } from "../platform/loader";
import { byClaim } from "./claims.loaders";
import { drivesOf, sightingsOf, tracksOf } from "./drives.queries";

export const driveByClaim = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const found = new Map((await drivesOf(ctx.db, ids)).map((row) => [row.claimId, row]));
  return ids.map((id) => found.get(id) ?? null);
});

export const sightingsByClaim = perRequest(async (ctx: Context, ids: readonly string[]) => byClaim(ids, await sightingsOf(ctx.db, ids)));

/** What the resources measured since they set off to these claims. */
export const trackByClaim = perRequest(async (ctx: Context, ids: readonly string[]) => byClaim(ids, await tracksOf(ctx.db, ids)));
