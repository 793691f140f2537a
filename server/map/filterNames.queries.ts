import { type FilterName, FilterOptionPart } from "../../schema/lists/filterOptions";
import type { MapFilterInput } from "../../schema/map/map";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { layerOfAccess } from "../../schema/rules/lists/mapLayers";
import type { LiveContext } from "../live/context";
import { codesOfClaims } from "../claims/queries/claimCodes.queries";
import { contractKey, type Viewer } from "../platform/viewer";
import { supplierById } from "../suppliers/queries/suppliers.loaders";
import { filterOptions, optionNames } from "./filterOptions.queries";

/** Omits values that the viewer cannot see, as if they did not exist. */
export async function filterNames(ctx: LiveContext, viewer: Viewer, filter: MapFilterInput): Promise<FilterName[]> {
  const coded = Object.values(FilterOptionPart).map(async (part): Promise<FilterName[]> => {
    const ids = filter[part] ?? [];
    if (!ids.length) return [];
    const options = await filterOptions(ctx, viewer, { part, text: null, ids, filter: null });
    const missingIds = ids.filter((id) => options.every((option) => option.id !== id));
    const allOptions = [...options, ...(await finishedOptions(ctx, viewer, part, missingIds))];
    return allOptions.map(({ id, name, clientId }) => ({ part, filterPart: part, id, name, clientId }));
  });
  const suppliers = await Promise.all((filter.supplierIds ?? []).map((id) => supplierById(ctx).load(id)));
  const supplierNames = suppliers.flatMap((supplier): FilterName[] => {
    if (!supplier) return [];
    const isNameHidden = isHidden(viewer.scope.hiddenFields, layerOfAccess[supplier.access], "name");
    const [part, name] = ["supplierIds" as const, (isNameHidden ? null : supplier.name) ?? supplier.id];
    return [{ part, filterPart: part, id: supplier.id, name, clientId: null }];
  });
  return [...(await Promise.all(coded)).flat(), ...supplierNames];
}

async function finishedOptions(ctx: LiveContext, viewer: Viewer, part: FilterOptionPart, codes: readonly string[]) {
  if (!codes.length) return [];
  const codeRows = await codesOfClaims(ctx.db, viewer.scope, part, codes);
  const values = codeRows.map(({ code, clientId, ...claim }) => ({
    ...claim,
    name: part === "contractIds" ? contractKey(claim.instanceId, clientId, code) : code,
  }));
  return optionNames(ctx, viewer, part, values);
}
