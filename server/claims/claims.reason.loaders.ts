import type { Context } from "../auth/context";
import { perRequest } from "../platform/loader";
import { accessesOf } from "./claims.access.queries";
import { statusHistoryOf } from "./claims.history.queries";

export const accessOfSupplier = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const found = await accessesOf(ctx.db, ids);
  return ids.map((id) => found.get(id) ?? null);
});

export const statusHistory = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const rows = await statusHistoryOf(ctx.db, ids);
  return ids.map((id) => rows.filter(({ claimId }) => claimId === id));
});
