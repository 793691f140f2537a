import { tableOfLayer } from "../../schema/rules/lists/mapLayers";
import type { Page } from "../pages";
import { useObservable } from "../store/observable";
import { session } from "./session";
import { useCan } from "./useCan";
import { useCanSeeField } from "./useCanSeeField";
import { useIsExternal } from "./useIsExternal";

export function useCanOpen(): (page: Pick<Page, "functionality" | "layer" | "needsEverybody" | "forExternals">) => boolean {
  const [can, canSeeField] = [useCan(), useCanSeeField()];
  const current = useObservable(session);
  const isExternal = useIsExternal();
  const managesEverybody = current.status === "in" && current.info.managesEverybody;
  return ({ functionality, layer, needsEverybody, forExternals }) =>
    (functionality === null || can(functionality)) &&
    (!needsEverybody || managesEverybody) &&
    (!forExternals || isExternal) &&
    (layer === undefined || canSeeField(`${tableOfLayer[layer]}.id`));
}
