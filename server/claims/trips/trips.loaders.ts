import { perRequest } from "../../db/reading/loader";
import { groupByClaim } from "../queries/claims.loaders";
import { tripsOf, milestonePositionsOf, fixesOfTrips } from "./trips.queries";

export const tripByClaim = perRequest(async (db, ids: readonly string[]) => {
  const tripsByClaim = new Map((await tripsOf(db, ids)).map((row) => [row.claimId, row]));
  return ids.map((id) => tripsByClaim.get(id) ?? null);
});

export const milestonePositionsByClaim = perRequest(async (db, ids: readonly string[]) =>
  groupByClaim(ids, await milestonePositionsOf(db, ids)),
);

export const fixesByClaim = perRequest(async (db, ids: readonly string[]) => groupByClaim(ids, await fixesOfTrips(db, ids)));
