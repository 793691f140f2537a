import { groupByKey, perRequest } from "../../db/reading/loader";
import { milestonesOf, movementsOf } from "./claims.queries";

export const groupByClaim = <Row extends { claimId: string }>(ids: readonly string[], rows: Row[]): Row[][] =>
  groupByKey(ids, rows, ({ claimId }) => claimId);

export const milestonesByClaim = perRequest(async (db, ids: readonly string[]) => groupByClaim(ids, await milestonesOf(db, ids)));
export const movementsByClaim = perRequest(async (db, ids: readonly string[]) => groupByClaim(ids, await movementsOf(db, ids)));
