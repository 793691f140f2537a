import type { Context } from "../auth/context";
import { perRequest } from "../platform/loader";
import { statusHistoryOf } from "./claims.history.queries";
import { noSupplier, supplierFactsOf } from "./claims.supplierFacts.queries";

export const factsOfSupplier = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const found = await supplierFactsOf(ctx.db, ids);
  return ids.map((id) => found.get(id) ?? noSupplier);
});

export const statusHistory = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const rows = await statusHistoryOf(ctx.db, ids);
  return ids.map((id) => rows.filter(({ claimId }) => claimId === id));
});
