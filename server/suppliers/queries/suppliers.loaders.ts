import { requireViewer, type Context } from "../../auth/context";
import { groupByKey, perRequest } from "../../platform/loader";
import { fleetOf, positionsOf, suppliersById } from "./suppliers.queries";

const inIdOrder = <Row>(ids: readonly string[], rows: Row[], idOf: (row: Row) => string): (Row | null)[] => {
  const found = new Map(rows.map((row) => [idOf(row), row]));
  return ids.map((id) => found.get(id) ?? null);
};

export const supplierById = perRequest(async (ctx: Context, ids: readonly string[]) =>
  inIdOrder(ids, await suppliersById(ctx.db, requireViewer(ctx), ids), (row) => row.id),
);
export const positionBySupplier = perRequest(async (ctx: Context, ids: readonly string[]) =>
  inIdOrder(ids, await positionsOf(ctx.db, ids), (row) => row.supplierId),
);
export const fleetBySupplier = perRequest(async (ctx: Context, ids: readonly string[]) =>
  groupByKey(ids, await fleetOf(ctx.db, ids), (row) => row.supplierId),
);
