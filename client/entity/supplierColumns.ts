import { layerOfAccess, tableOfLayer } from "../../schema/rules/lists/mapLayers";
import type { SupplierAccess } from "../../schema/rules/lists/suppliers";

/** Column names of a supplier's fields in the login info. The table depends on the supplier's layer. */
export const supplierColumns = (access: SupplierAccess, ...fields: string[]): string[] =>
  fields.map((field) => `${tableOfLayer[layerOfAccess[access]]}.${field}`);
