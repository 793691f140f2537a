import type { FilterEffect, FilterOption, FilterOptionPart, FilterPart } from "../../schema/lists/filterOptions";
import type { MapFilterInput } from "../../schema/map/map";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { fieldsAsked, MAX_FILTER_OPTIONS } from "../../schema/rules/map/filterParts";
import type { MapLayer } from "../../schema/rules/lists/mapLayers";
import { matchesTitle } from "../../schema/rules/search/searchText";
import { boardScope } from "../board/boardScope";
import { countMatches, countValues, type CodedAttribute, type CountedValue } from "../board/counts";
import { priorityNamesOf } from "../claims/queries/claims.queries";
import type { LiveContext } from "../live/context";
import { contractParts, type Viewer } from "../platform/viewer";
import { centreByKey, clientByKey, compositeKey, contractByKey, instanceById, serviceByKey } from "../settings/references.loaders";
import { LiveFilter, withFilter } from "./liveFilter.queries";

/** Number of most frequent values whose names are loaded for a text search. */
const MAX_NAMED = 2_000;

const attributeOf: Record<FilterOptionPart, CodedAttribute> = {
  instanceIds: "instance",
  centreIds: "centre",
  clientIds: "client",
  contractIds: "contract",
  serviceIds: "service",
  priorityCodes: "priority",
};

export interface OptionsAsked {
  part: FilterOptionPart;
  text: string | null;
  ids: readonly string[] | null;
  filter: MapFilterInput | null;
}

/** Values of open claims in scope, most frequent first. Throws BAD_USER_INPUT. */
export async function filterOptions(ctx: LiveContext, viewer: Viewer, { part, text, ids, filter }: OptionsAsked): Promise<FilterOption[]> {
  const values = await withFilter(ctx, viewer.scope, filter, (boardFilter) =>
    countValues(ctx.board, boardScope(viewer.scope), boardFilter, attributeOf[part]),
  );
  const selected = ids ? values.filter((value) => ids.includes(idOf(part, value))) : values.slice(0, MAX_NAMED);
  const names = await optionNames(ctx, viewer, part, selected);
  const options = names.map((option, i) => ({ ...option, count: selected[i]!.count }));
  return options.filter(({ id, name }) => matchesTitle(`${name} ${id}`, text ?? "")).slice(0, MAX_FILTER_OPTIONS);
}

/** Contracts are identified by their key, other values by their code. */
type ClaimValue = Pick<CountedValue, "name" | "claimId" | "instanceId">;
const idOf = (part: FilterOptionPart, { name }: ClaimValue): string => (part === "contractIds" ? contractParts(name)[2]! : name);

export async function optionNames(
  ctx: LiveContext,
  viewer: Viewer,
  part: FilterOptionPart,
  values: readonly ClaimValue[],
): Promise<Omit<FilterOption, "count">[]> {
  const names = await namesOf(ctx, viewer, part, values);
  return values.map((value, i) => ({
    id: idOf(part, value),
    name: names[i] ?? idOf(part, value),
    clientId: part === "contractIds" ? contractParts(value.name)[1]! || null : null,
  }));
}

/** `null` if unnamed, or hidden from the viewer. */
async function namesOf(
  ctx: LiveContext,
  { scope }: Viewer,
  part: FilterOptionPart,
  values: readonly ClaimValue[],
): Promise<(string | null)[]> {
  const rowNames = async (rows: Promise<({ name: string } | null)[]>): Promise<(string | null)[]> =>
    (await rows).map((row) => row?.name ?? null);
  const ids = values.map(({ name }) => name);
  const ofInstance = values.map(({ name, instanceId }) => compositeKey(instanceId, name));
  type Named = { name: string } | null;
  const load = (byKey: (ctx: LiveContext, key: string) => Named | Promise<Named>, keys: readonly string[]) =>
    rowNames(Promise.all(keys.map((key) => byKey(ctx, key))));
  switch (part) {
    case "instanceIds":
      return load(instanceById, ids);
    case "serviceIds":
      return load(serviceByKey, ofInstance);
    case "centreIds":
      return load(centreByKey, ofInstance);
    case "clientIds":
      return load(clientByKey, ofInstance);
    case "contractIds":
      return load(
        contractByKey,
        ids.map((key) => compositeKey(...contractParts(key))),
      );
    case "priorityCodes": {
      if (isHidden(scope.hiddenFields, "INCIDENTS", "priorityName")) return values.map(() => null);
      const rows = await priorityNamesOf(
        ctx.db,
        values.map(({ claimId }) => claimId),
      );
      return values.map(({ claimId }) => rows.find(({ id }) => id === claimId)?.priorityName ?? null);
    }
  }
}

/** Number of features hidden by each filter field, per layer. Throws BAD_USER_INPUT. */
export async function filterEffects(ctx: LiveContext, viewer: Viewer, filter: MapFilterInput, layers: MapLayer[]): Promise<FilterEffect[]> {
  const fields = fieldsAsked(filter);
  if (!fields.length) return [];
  const without = (parts: readonly string[]): MapFilterInput =>
    Object.fromEntries(Object.entries(filter).filter(([part]) => !parts.includes(part)));
  const variants = [filter, ...fields.map(without)];
  const opened = await Promise.all(variants.map((variant) => LiveFilter.open(ctx, viewer.scope, variant)));
  try {
    const filters = opened.map((subscription) => subscription.at(ctx.clock.now()));
    const [shownCount, ...more] = await countMatches(ctx.board, boardScope(viewer.scope), filters, layers);
    return fields.map(([part], i) => ({ part: part!, filterPart: part as FilterPart, hides: more[i]! - shownCount! }));
  } finally {
    for (const subscription of opened) subscription.close();
  }
}
