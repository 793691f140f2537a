// What a filter names, by what people call it: of the open claims in scope, and of the suppliers in scope.
import { type FilterName, FilterOptionPart } from "../../schema/filterOptions";
import type { MapFilterInput } from "../../schema/map";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { layerOfAccess } from "../../schema/rules/map/map";
import type { LiveContext } from "../live/context";
import type { Viewer } from "../platform/viewer";
import { supplierById } from "../suppliers/queries/suppliers.loaders";
import { filterOptions } from "./filterOptions.queries";

/** What the viewer does not see is absent, as what does not exist. */
export async function filterNames(ctx: LiveContext, viewer: Viewer, filter: MapFilterInput): Promise<FilterName[]> {
  const coded = Object.values(FilterOptionPart).map(async (part): Promise<FilterName[]> => {
    const ids = filter[part] ?? [];
    if (!ids.length) return [];
    const options = await filterOptions(ctx, viewer, { part, text: null, ids, filter: null });
    return options.map(({ id, name }) => ({ part, id, name }));
  });
  const suppliers = await Promise.all((filter.supplierIds ?? []).map((id) => supplierById(ctx).load(id)));
  const named = suppliers.flatMap((supplier): FilterName[] => {
    if (!supplier) return [];
    const isNameHidden = isHidden(viewer.scope.hiddenFields, layerOfAccess[supplier.access], "name");
    return [{ part: "supplierIds", id: supplier.id, name: (isNameHidden ? null : supplier.name) ?? supplier.id }];
  });
  return [...(await Promise.all(coded)).flat(), ...named];
}
