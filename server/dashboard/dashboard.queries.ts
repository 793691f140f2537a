import { eq } from "drizzle-orm";
import type { Dashboard } from "../../schema/dashboard";
import { requireViewer, type Context } from "../auth/context";
import { idIf } from "../platform/actor";
import { dashboardLayouts } from "../db/tables/dashboardLayouts";
import { figureInstances, visibleIndicators } from "../figures/figureViewer.queries";

/** Without the indicators that are hidden from the user by now. A key has no arrangement. */
export async function dashboardOf(ctx: Context): Promise<Dashboard> {
  const { scope, actor } = requireViewer(ctx);
  const userId = idIf("USER", actor);
  const [instances, [layout]] = await Promise.all([
    figureInstances(ctx.db, scope),
    userId ? ctx.db.select().from(dashboardLayouts).where(eq(dashboardLayouts.userId, userId)) : [],
  ]);
  const visible = visibleIndicators(scope);
  return {
    instances,
    order: layout?.order.filter((key) => visible.has(key)) ?? [],
    putAway: layout?.putAway.filter((key) => visible.has(key)) ?? [],
  };
}
