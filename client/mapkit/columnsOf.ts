import { layerOfAccess, tableOfLayer } from "../../schema/rules/map";
import type { SupplierAccess } from "../../schema/rules/suppliers";

/** The columns of a supplier's fields, as the login info names them: by the layer that it is on. */
export const columnsOf = (access: SupplierAccess, ...fields: string[]): string[] =>
  fields.map((field) => `${tableOfLayer[layerOfAccess[access]]}.${field}`);
