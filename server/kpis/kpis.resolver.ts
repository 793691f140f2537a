import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Kpis } from "../../schema/kpis";
import { MapFilterInput } from "../../schema/map";
import { claimStatusOrder, openClaimStatuses } from "../../schema/rules/claims";
import { mapLayers } from "../../schema/rules/map";
import { resourceStatusOrder } from "../../schema/rules/suppliers";
import { viewerIn } from "../auth/context";
import { Needs } from "../auth/functionalities";
import { kpis } from "../board/frames";
import { boardScope } from "../board/scope";
import { complete, tallyOf } from "../board/tallies";
import type { LiveContext } from "../live/context";
import { boardFilter } from "../suppliers/boardFilter.queries";

@Resolver()
export class KpisResolver {
  @Needs("map", "dashboard")
  @Query(() => Kpis, {
    description: "Counts and oldest age by status, of what the viewer may see; answered from memory. Errors: FORBIDDEN.",
  })
  async kpis(
    @Ctx() ctx: LiveContext,
    @Arg("filter", () => MapFilterInput, { nullable: true }) filter: MapFilterInput | null,
  ): Promise<Kpis> {
    const scope = boardScope(viewerIn(ctx).scope);
    const wanted = await boardFilter(ctx.db, viewerIn(ctx).scope, filter ?? {});
    const now = ctx.clock.now();
    await complete(tallyOf(ctx.board, scope, wanted), now);
    const totals = kpis(ctx.board, scope, wanted, now);
    const at = <T extends string>(order: readonly T[], key: T): number => order.indexOf(key);
    return {
      claims: openClaimStatuses.map((status) => {
        const oldest = totals.oldest[at(claimStatusOrder, status)]!;
        return { status, count: totals.claims[at(claimStatusOrder, status)]!, oldestSeconds: oldest < 0 ? null : oldest };
      }),
      resources: resourceStatusOrder.map((status, i) => ({ status, count: totals.resources[i]! })),
      layers: mapLayers
        .filter((layer) => scope.layers.includes(layer))
        .map((layer) => ({
          layer,
          count: totals.layers[at(mapLayers, layer)]!,
          withoutPosition: totals.withoutPosition[at(mapLayers, layer)]!,
        })),
    };
  }
}
