import { perRequest } from "../../../db/reading/loader";
import { statusHistoryOf } from "../statusLog.queries";
import { NO_SUPPLIER_FACTS, supplierFactsOf } from "../supplierFacts.queries";

export const supplierFactsById = perRequest(async (db, ids: readonly string[]) => {
  const factsById = await supplierFactsOf(db, ids);
  return ids.map((id) => factsById.get(id) ?? NO_SUPPLIER_FACTS);
});

export const statusHistory = perRequest(async (db, ids: readonly string[]) => {
  const rows = await statusHistoryOf(db, ids);
  return ids.map((id) => rows.filter(({ claimId }) => claimId === id));
});
