import { requireViewer, type Context } from "../../auth/context";
import { canDo } from "../../auth/permissions/functionalities";
import type { ClaimRow } from "../../changes/claimState";
import { perRequest } from "../../db/reading/loader";
import { claimsByIdInScope } from "./claims.queries";

const claimInScopeById = perRequest(async (db, ids: readonly string[], ctx: Context) => {
  const rows = await claimsByIdInScope(db, requireViewer(ctx), ids);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => rowById.get(id) ?? null);
});

/** The claim if it is in scope and the viewer may read claims, as `claim` and `claims` return it; otherwise `null`. */
export async function visibleClaimById(ctx: Context, id: string | null): Promise<ClaimRow | null> {
  const viewer = requireViewer(ctx);
  if (id === null || !(canDo(viewer, "claim.detail") || canDo(viewer, "layer.incidents"))) return null;
  return claimInScopeById(ctx).load(id);
}
