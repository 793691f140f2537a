import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { Kpis } from "../../schema/indicators/kpis";
import { MapFilterInput } from "../../schema/map/map";
import { claimStatusOrder, openClaimStatuses } from "../../schema/rules/lists/claims";
import { mapLayers } from "../../schema/rules/lists/mapLayers";
import { resourceStatusOrder } from "../../schema/rules/lists/suppliers";
import { requireViewer } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { scopeTotals } from "../board/mapView";
import { boardScope } from "../board/boardScope";
import { completeTally, tallyOf } from "../board/tallyCache";
import type { LiveContext } from "../live/context";
import { withFilter } from "../map/liveFilter.queries";

@Resolver()
export class KpisResolver {
  @Needs("map", "dashboard")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN")
  @Query(() => Kpis, {
    description:
      "Returns the number of open claims and mobile resources by status, with the age of the oldest claim, and the number of features by layer, in the viewer's scope. Served from memory.",
  })
  async kpis(
    @Ctx() ctx: LiveContext,
    @Arg("filter", () => MapFilterInput, {
      nullable: true,
      description: "Map filter that the counted features must pass. null does not filter.",
    })
    filter: MapFilterInput | null,
  ): Promise<Kpis> {
    const scope = boardScope(requireViewer(ctx).scope);
    const totals = await withFilter(ctx, requireViewer(ctx).scope, filter, async (boardFilter) => {
      const now = ctx.clock.now();
      await completeTally(tallyOf(ctx.board, scope, boardFilter), now);
      return scopeTotals(ctx.board, scope, boardFilter, now);
    });
    const indexIn = <T extends string>(order: readonly T[], key: T): number => order.indexOf(key);
    return {
      claims: openClaimStatuses.map((status) => {
        const oldest = totals.oldest[indexIn(claimStatusOrder, status)]!;
        return { status, count: totals.claims[indexIn(claimStatusOrder, status)]!, oldestSeconds: oldest < 0 ? null : oldest };
      }),
      resources: resourceStatusOrder.map((status, i) => ({ status, count: totals.resources[i]! })),
      layers: mapLayers
        .filter((layer) => scope.layers.includes(layer))
        .map((layer) => ({
          layer,
          count: totals.layers[indexIn(mapLayers, layer)]!,
          withoutPosition: totals.withoutPosition[indexIn(mapLayers, layer)]!,
        })),
    };
  }
}
