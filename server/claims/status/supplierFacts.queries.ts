import { eq } from "drizzle-orm";
import type { SupplierAccess } from "../../../schema/rules/suppliers/suppliers";
import { inList } from "../../db/inList";
import type { Reader } from "../../db/connect";
import { builtByIds } from "../../db/reading/builtSelection";
import { positions } from "../../db/tables/positions";
import { suppliers } from "../../db/tables/suppliers";

/** What a claim's status depends on of its supplier, whoever may see the supplier. */
export interface SupplierFacts {
  /** How it is reached: by which limits an arrival is late. Null: the claim has no supplier. */
  access: SupplierAccess | null;
  /** Time of its last position: whether a prediction is outdated. Null: nobody has measured it. */
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
