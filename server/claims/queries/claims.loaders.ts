import type { Context } from "../../auth/context";
import { groupByKey, perRequest } from "../../platform/loader";
import { milestonesOf, movementsOf } from "./claims.queries";

export const groupByClaim = <Row extends { claimId: string }>(ids: readonly string[], rows: Row[]): Row[][] =>
  groupByKey(ids, rows, ({ claimId }) => claimId);

export const milestonesByClaim = perRequest(async (ctx: Context, ids: readonly string[]) =>
  groupByClaim(ids, await milestonesOf(ctx.db, ids)),
);
export const movementsByClaim = perRequest(async (ctx: Context, ids: readonly string[]) =>
  groupByClaim(ids, await movementsOf(ctx.db, ids)),
);
