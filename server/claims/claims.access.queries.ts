import type { SupplierAccess } from "../../schema/rules/suppliers";
import { among } from "../db/among";
import type { Reader } from "../db/connect";
import { suppliers } from "../db/tables/suppliers";

/** How suppliers are reached: the limits of a claim's status depend on it, whoever may see the supplier. */
export async function accessesOf(db: Reader, supplierIds: readonly (string | null)[]): Promise<Map<string, SupplierAccess>> {
  const ids = [...new Set(supplierIds.filter((id) => id !== null))];
  if (!ids.length) return new Map();
  const rows = await db.select({ id: suppliers.id, access: suppliers.access }).from(suppliers).where(among(suppliers.id, ids));
  return new Map(rows.map(({ id, access }) => [id, access]));
}
