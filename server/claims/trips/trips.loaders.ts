import type { Context } from "../../auth/context";
import { perRequest } from "../../platform/loader";
import { groupByClaim } from "../queries/claims.loaders";
import { tripsOf, milestonePositionsOf, fixesOfTrips } from "./trips.queries";

export const tripByClaim = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const found = new Map((await tripsOf(ctx.db, ids)).map((row) => [row.claimId, row]));
  return ids.map((id) => found.get(id) ?? null);
});

export const milestonePositionsByClaim = perRequest(async (ctx: Context, ids: readonly string[]) =>
  groupByClaim(ids, await milestonePositionsOf(ctx.db, ids)),
);

/** What the resources measured since they set off to these claims. */
export const fixesByClaim = perRequest(async (ctx: Context, ids: readonly string[]) => groupByClaim(ids, await fixesOfTrips(ctx.db, ids)));
