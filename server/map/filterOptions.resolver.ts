import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { MapLayer } from "../../schema/enums";
import { Errors } from "../../schema/errorsDirective";
import { FilterEffect, FilterName, FilterOption, FilterOptionPart } from "../../schema/lists/filterOptions";
import { MapFilterInput } from "../../schema/map/map";
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
    description:
      "Returns the values by which claims can be filtered: the values of the open claims in scope, those with the most claims first, at most 100.",
  })
  filterOptions(
    @Ctx() ctx: LiveContext,
    @Arg("part", () => FilterOptionPart, { description: "Part of the filter whose values are returned." }) part: FilterOptionPart,
    @Arg("text", () => String, { nullable: true, description: "Text to find in the name or the id. Case and accents are ignored." })
    text: string | null,
    @Arg("ids", () => [ID], { nullable: true, description: "Values to return, regardless of `text`. null does not restrict the values." })
    ids: string[] | null,
    @Arg("filter", () => MapFilterInput, {
      nullable: true,
      description: "Filter for the claims whose values are returned, usually the other parts of the current filter.",
    })
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
      "Returns the display names of the values in a filter: values of claims in scope, open or finished, and suppliers in scope. Values out of the viewer's scope are omitted.",
  })
  filterNames(
    @Ctx() ctx: LiveContext,
    @Arg("filter", () => MapFilterInput, { description: "Filter whose values are named." }) filter: MapFilterInput,
  ): Promise<FilterName[]> {
    return filterNames(ctx, requireViewer(ctx), filter);
  }

  @Needs("map")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN")
  @Query(() => [FilterEffect], {
    description:
      "Returns, for each part of a filter, the number of additional features that would be shown without it, regardless of the viewport.",
  })
  filterEffects(
    @Ctx() ctx: LiveContext,
    @Arg("filter", () => MapFilterInput, { description: "Filter whose parts are evaluated." }) filter: MapFilterInput,
    @Arg("layers", () => [MapLayer], { description: "Layers whose features are counted." }) layers: MapLayer[],
  ): Promise<FilterEffect[]> {
    return filterEffects(ctx, requireViewer(ctx), filter, layers);
  }
}
