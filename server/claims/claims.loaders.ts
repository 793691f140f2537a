import type { Context } from "../auth/context";
import { perRequest } from "../platform/loader";
import { milestonesOf, movementsOf } from "./claims.queries";

export const grouped = <Row extends { claimId: string }>(ids: readonly string[], rows: Row[]): Row[][] => {
  const byClaim = new Map<string, Row[]>(ids.map((id) => [id, []]));
  for (const row of rows) byClaim.get(row.claimId)!.push(row);
  return ids.map((id) => byClaim.get(id)!);
};

export const milestones = perRequest(async (ctx: Context, ids: readonly string[]) => grouped(ids, await milestonesOf(ctx.db, ids)));
export const movements = perRequest(async (ctx: Context, ids: readonly string[]) => grouped(ids, await movementsOf(ctx.db, ids)));
