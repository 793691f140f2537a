// Visibility of suppliers. Every answer about a claim uses this check before naming the claim's suppliers.
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { requireViewer, type Context } from "../../auth/context";
import { suppliersInScope } from "../../auth/permissions/scopeConditions";
import { canDo } from "../../auth/permissions/functionalities";
import { supplierById } from "./suppliers.loaders";
import type { SupplierRow } from "./suppliers.queries";

/** True for `null`, because there is nothing to hide. */
export async function canSeeSupplier(ctx: Context, id: string | null): Promise<boolean> {
  if (id === null || !suppliersInScope(requireViewer(ctx).scope)) return true;
  return (await supplierById(ctx).load(id)) !== null;
}

/** The supplier if it is in scope and the viewer may read suppliers, as `supplier` and `suppliers` return it; otherwise `null`. */
export async function visibleSupplierById(ctx: Context, id: string | null): Promise<SupplierRow | null> {
  const viewer = requireViewer(ctx);
  if (id === null || !(canDo(viewer, "supplier.detail") || canDo(viewer, "map"))) return null;
  return supplierById(ctx).load(id);
}

export const canSeeEverySupplier = (ctx: Context): boolean => {
  const { layers, suppliers } = requireViewer(ctx).scope;
  return suppliers === "all" && mapLayers.every((layer) => layers.includes(layer));
};

/** Removes invisible suppliers and evidence about them from a recorded event. */
export async function withoutHiddenSuppliers(ctx: Context, record: unknown): Promise<unknown> {
  if (record === null || typeof record !== "object" || Array.isArray(record)) return record;
  const shownEntries: [string, unknown][] = [];
  for (const [name, value] of Object.entries(record)) {
    // Evidence does not name the supplier of its positions.
    if (name === "evidence" && !canSeeEverySupplier(ctx)) continue;
    if (name === "supplierId" && typeof value === "string" && !(await canSeeSupplier(ctx, value))) continue;
    shownEntries.push([name, name === "suppliers" && Array.isArray(value) ? await visibleIds(ctx, value) : value]);
  }
  return Object.fromEntries(shownEntries);
}

async function visibleIds(ctx: Context, ids: readonly unknown[]): Promise<unknown[]> {
  const canSee = await Promise.all(ids.map((id) => typeof id !== "string" || canSeeSupplier(ctx, id)));
  return ids.filter((_, i) => canSee[i]);
}
