import { layerOfAccess, tableOfLayer } from "../../schema/rules/map/map";
import type { SupplierAccess } from "../../schema/rules/suppliers/suppliers";

/** The columns of a supplier's fields, as the login info names them: by the layer that it is on. */
export const supplierColumns = (access: SupplierAccess, ...fields: string[]): string[] =>
  fields.map((field) => `${tableOfLayer[layerOfAccess[access]]}.${field}`);
