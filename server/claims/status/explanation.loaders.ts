import type { Context } from "../../auth/context";
import { perRequest } from "../../platform/loader";
import { statusHistoryOf } from "./statusLog.queries";
import { NO_SUPPLIER_FACTS, supplierFactsOf } from "./supplierFacts.queries";

export const supplierFactsById = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const found = await supplierFactsOf(ctx.db, ids);
  return ids.map((id) => found.get(id) ?? NO_SUPPLIER_FACTS);
});

export const statusHistory = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const rows = await statusHistoryOf(ctx.db, ids);
  return ids.map((id) => rows.filter(({ claimId }) => claimId === id));
});
