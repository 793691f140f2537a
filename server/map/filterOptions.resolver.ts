import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { MapLayer } from "../../schema/enums";
import { Errors } from "../../schema/errorsDirective";
import { FilterEffect, FilterName, FilterOption, FilterOptionPart } from "../../schema/filterOptions";
import { MapFilterInput } from "../../schema/map";
import { asksHidden } from "../../schema/rules/fields/hiddenFields";
import { requireViewer } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import type { LiveContext } from "../live/context";
import { AppError } from "../platform/errors";
import { filterNames } from "./filterNames.queries";
import { filterEffects, filterOptions } from "./filterOptions.queries";

@Resolver()
export class FilterOptionsResolver {
  @Needs("layer.incidents")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN")
  @Query(() => [FilterOption], {
    description: "What claims can be narrowed by: what the open claims in scope have, of most claims first, at most a hundred.",
  })
  filterOptions(
    @Ctx() ctx: LiveContext,
    @Arg("part", () => FilterOptionPart, { description: "Of what." }) part: FilterOptionPart,
    @Arg("text", () => String, { nullable: true, description: "In the name or the id, whatever its case and accents." })
    text: string | null,
    @Arg("ids", () => [ID], { nullable: true, description: "These alone, whatever the text." }) ids: string[] | null,
    @Arg("filter", () => MapFilterInput, { nullable: true, description: "Of the claims alone that it lets through: what else is chosen." })
    filter: MapFilterInput | null,
  ): Promise<FilterOption[]> {
    const viewer = requireViewer(ctx);
    if (asksHidden(viewer.scope.hiddenFields, ["INCIDENTS"], `MapFilterInput.${part}`))
      throw new AppError("FIELD_UNKNOWN", { field: part });
    return filterOptions(ctx, viewer, { part, text, ids, filter });
  }

  @Needs("map")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN")
  @Query(() => [FilterName], {
    description:
      "What people call what a filter names, of what claims in scope have, open or finished, and of the suppliers in scope. What is not seen is absent.",
  })
  filterNames(@Ctx() ctx: LiveContext, @Arg("filter", () => MapFilterInput) filter: MapFilterInput): Promise<FilterName[]> {
    return filterNames(ctx, requireViewer(ctx), filter);
  }

  @Needs("map")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN")
  @Query(() => [FilterEffect], {
    description: "What each part of a filter hides: how many features more would be seen without it, wherever they are.",
  })
  filterEffects(
    @Ctx() ctx: LiveContext,
    @Arg("filter", () => MapFilterInput) filter: MapFilterInput,
    @Arg("layers", () => [MapLayer], { description: "Of these layers." }) layers: MapLayer[],
  ): Promise<FilterEffect[]> {
    return filterEffects(ctx, requireViewer(ctx), filter, layers);
  }
}
