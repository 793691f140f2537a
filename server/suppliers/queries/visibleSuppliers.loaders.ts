// Whether whoever asks may see a supplier. Who may see a claim, and not whoever serves or served it, learns nothing by which that supplier
// is known or found: the one place that decides it, for every answer that is not the supplier itself.
import { mapLayers } from "../../../schema/rules/map/map";
import { requireViewer, type Context } from "../../auth/context";
import { suppliersInScope } from "../../auth/permissions/scopeConditions";
import { supplierById } from "./suppliers.loaders";

/** Null: there is no supplier, so that nothing is to be kept from anybody. */
export async function canSeeSupplier(ctx: Context, id: string | null): Promise<boolean> {
  if (id === null || !suppliersInScope(requireViewer(ctx).scope)) return true;
  return (await supplierById(ctx).load(id)) !== null;
}

/** Whether no layer and no list keeps suppliers of the viewer's own AMA instances from it. */
export const canSeeEverySupplier = (ctx: Context): boolean => {
  const { layers, suppliers } = requireViewer(ctx).scope;
  return suppliers === "all" && mapLayers.every((layer) => layers.includes(layer));
};

/** What was noted of something done, without the suppliers that the viewer may not see, nor what was measured of one. */
export async function withoutHiddenSuppliers(ctx: Context, record: unknown): Promise<unknown> {
  if (record === null || typeof record !== "object" || Array.isArray(record)) return record;
  const shown: [string, unknown][] = [];
  for (const [name, value] of Object.entries(record)) {
    // Evidence does not name whose positions it is made of.
    if (name === "evidence" && !canSeeEverySupplier(ctx)) continue;
    if (name === "supplierId" && typeof value === "string" && !(await canSeeSupplier(ctx, value))) continue;
    shown.push([name, name === "suppliers" && Array.isArray(value) ? await visibleIds(ctx, value) : value]);
  }
  return Object.fromEntries(shown);
}

async function visibleIds(ctx: Context, ids: readonly unknown[]): Promise<unknown[]> {
  const canSee = await Promise.all(ids.map((id) => typeof id !== "string" || canSeeSupplier(ctx, id)));
  return ids.filter((_, i) => canSee[i]);
}
