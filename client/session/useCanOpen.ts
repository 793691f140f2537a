import { tableOfLayer } from "../../schema/rules/map/map";
import type { Page } from "../pages";
import { useCan } from "./useCan";
import { useCanSeeField } from "./useCanSeeField";

/** Whether a page is for whoever is signed in: its functionality, and the layer that it lists. */
export function useCanOpen(): (page: Pick<Page, "functionality" | "layer">) => boolean {
  const [can, canSeeField] = [useCan(), useCanSeeField()];
  return ({ functionality, layer }) =>
    (functionality === null || can(functionality)) && (layer === undefined || canSeeField(`${tableOfLayer[layer]}.id`));
}
