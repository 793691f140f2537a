import { tableOfLayer } from "../../schema/rules/lists/mapLayers";
import type { Page } from "../pages";
import { useObservable } from "../store/observable";
import { session } from "./session";
import { useCan } from "./useCan";
import { useCanSeeField } from "./useCanSeeField";

export function useCanOpen(): (page: Pick<Page, "functionality" | "layer" | "needsEverybody">) => boolean {
  const [can, canSeeField] = [useCan(), useCanSeeField()];
  const current = useObservable(session);
  const managesEverybody = current.status === "in" && current.info.managesEverybody;
  return ({ functionality, layer, needsEverybody }) =>
    (functionality === null || can(functionality)) &&
    (!needsEverybody || managesEverybody) &&
    (layer === undefined || canSeeField(`${tableOfLayer[layer]}.id`));
}
