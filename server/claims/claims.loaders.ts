import type { Context } from "../auth/context";
import { grouped, perRequest } from "../platform/loader";
import { milestonesOf, movementsOf } from "./claims.queries";

export const byClaim = <Row extends { claimId: string }>(ids: readonly string[], rows: Row[]): Row[][] =>
  grouped(ids, rows, ({ claimId }) => claimId);

export const milestones = perRequest(async (ctx: Context, ids: readonly string[]) => byClaim(ids, await milestonesOf(ctx.db, ids)));
export const movements = perRequest(async (ctx: Context, ids: readonly string[]) => byClaim(ids, await movementsOf(ctx.db, ids)));
