import { eq } from "drizzle-orm";
import type { Dashboard } from "../../schema/dashboard";
import type { IndicatorKey } from "../../schema/rules/indicators/indicators";
import { requireViewer, type Context } from "../auth/context";
import { canSeeIndicator } from "../auth/permissions/indicators";
import { idIf } from "../platform/actor";
import { dashboardLayouts } from "../db/tables/dashboardLayouts";
import { figureInstances } from "../figures/figureInstances.queries";

/** Without the indicators that are hidden from the user by now. A key has no arrangement. */
export async function dashboardOf(ctx: Context): Promise<Dashboard> {
  const { scope, actor } = requireViewer(ctx);
  const userId = idIf("USER", actor);
  const [instances, [layout]] = await Promise.all([
    figureInstances(ctx.db, scope),
    userId ? ctx.db.select().from(dashboardLayouts).where(eq(dashboardLayouts.userId, userId)) : [],
  ]);
  const seen = (keys: readonly IndicatorKey[] = []): IndicatorKey[] => keys.filter((key) => canSeeIndicator(scope, key));
  return {
    instances,
    order: seen(layout?.order),
    putAway: seen(layout?.putAway),
  };
}
