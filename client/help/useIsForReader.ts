import type { HelpLine } from "../../schema/rules/help/help";
import { filterFields } from "../../schema/rules/map/filterParts";
import { type MapLayer, tableOfLayer } from "../../schema/rules/lists/mapLayers";
import type { FilterField } from "../filters/filter";
import { useCanNarrow } from "../filters/useCanNarrow";
import { type PageKey, pageOf } from "../pages";
import { useCan } from "../session/useCan";
import { useCanOpen } from "../session/useCanOpen";
import { useCanSeeField } from "../session/useCanSeeField";

export function useIsForReader(): (part: string, line: HelpLine) => boolean {
  const [can, canOpen, canSeeField, canNarrow] = [useCan(), useCanOpen(), useCanSeeField(), useCanNarrow("map")];
  const canSeeLayer = (layer: MapLayer): boolean => canSeeField(`${tableOfLayer[layer]}.id`);
  return (part, { key, needs }) => {
    if (needs !== undefined && !can(needs)) return false;
    if (part === "screens" || part === "administration")
      return pageOf(key as PageKey).opensWithout === true || canOpen(pageOf(key as PageKey));
    if (part === "filters") return filterFields[key as FilterField].every(canNarrow);
    if (part === "layers") return canSeeLayer(key as MapLayer);
    if (part === "statuses") return canSeeLayer("INCIDENTS");
    return part !== "resources" || (["MOBILE", "BASE", "COLLABORATING"] as const).some(canSeeLayer);
  };
}
