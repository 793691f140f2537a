import { eq } from "drizzle-orm";
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import { inList } from "../../db/inList";
import type { Reader } from "../../db/connect";
import { builtByIds } from "../../db/reading/builtSelection";
import { positions } from "../../db/tables/positions";
import { suppliers } from "../../db/tables/suppliers";

/** Inputs of the status rules from the supplier, regardless of the viewer's permissions. */
export interface SupplierFacts {
  access: SupplierAccess | null;
  /** Time of the last position; decides whether a prediction is outdated. `null` if there is no position. */
  lastFixAt: Date | null;
}
export const NO_SUPPLIER_FACTS: SupplierFacts = { access: null, lastFixAt: null };

export async function supplierFactsOf(db: Reader, supplierIds: readonly (string | null)[]): Promise<Map<string, SupplierFacts>> {
  const ids = [...new Set(supplierIds.filter((id) => id !== null))];
  if (!ids.length) return new Map();
  const rows = await factsById(db, ids);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

const factsById = builtByIds((db, ids) =>
  db
    .select({ id: suppliers.id, access: suppliers.access, lastFixAt: positions.fixAt })
    .from(suppliers)
    .leftJoin(positions, eq(positions.supplierId, suppliers.id))
    .where(inList(suppliers.id, ids)),
);
