import { eq } from "drizzle-orm";
import type { Dashboard } from "../../schema/indicators/dashboard";
import type { IndicatorKey } from "../../schema/rules/indicators/indicators";
import { requireViewer } from "../auth/context";
import { canSeeIndicator } from "../auth/permissions/indicators";
import { boardScope } from "../board/boardScope";
import { countValues } from "../board/counts";
import type { LiveContext } from "../live/context";
import { idIf } from "../platform/actor";
import { dashboardLayouts } from "../db/tables/dashboardLayouts";
import { figureInstances } from "../figures/figureInstances.queries";

/** Omits indicators hidden from the user. API keys have no layout. */
export async function dashboardOf(ctx: LiveContext): Promise<Dashboard> {
  const { scope, actor } = requireViewer(ctx);
  const userId = idIf("USER", actor);
  const [instances, [layout], [busiest]] = await Promise.all([
    figureInstances(ctx.db, scope),
    userId ? ctx.db.select().from(dashboardLayouts).where(eq(dashboardLayouts.userId, userId)) : [],
    countValues(ctx.board, boardScope(scope), {}, "instance"),
  ]);
  const visibleKeys = (keys: readonly IndicatorKey[] = []): IndicatorKey[] => keys.filter((key) => canSeeIndicator(scope, key));
  return {
    instances,
    busiestInstanceId: busiest?.instanceId ?? null,
    order: visibleKeys(layout?.order),
    putAway: visibleKeys(layout?.putAway),
  };
}
