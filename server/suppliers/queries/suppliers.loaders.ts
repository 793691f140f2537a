import { requireViewer, type Context } from "../../auth/context";
import { groupByKey, perRequest } from "../../db/reading/loader";
import { fleetOf, positionsOf, suppliersById } from "./suppliers.queries";

const inIdOrder = <Row>(ids: readonly string[], rows: Row[], idOf: (row: Row) => string): (Row | null)[] => {
  const rowById = new Map(rows.map((row) => [idOf(row), row]));
  return ids.map((id) => rowById.get(id) ?? null);
};

export const supplierById = perRequest(async (db, ids: readonly string[], ctx: Context) =>
  inIdOrder(ids, await suppliersById(db, requireViewer(ctx), ids), (row) => row.id),
);
export const positionBySupplier = perRequest(async (db, ids: readonly string[]) =>
  inIdOrder(ids, await positionsOf(db, ids), (row) => row.supplierId),
);
export const fleetBySupplier = perRequest(async (db, ids: readonly string[]) =>
  groupByKey(ids, await fleetOf(db, ids), (row) => row.supplierId),
);
