import { textLimits } from "../../../schema/rules/limits/inputLimits";
import { mapLayers, type MapLayer } from "../../../schema/rules/map/map";
import type { FailureName } from "../../ui/messages";
import { isPlaceReadable, readMapAddress } from "./mapAddress";

const isId = (id: string): boolean => id.trim() !== "" && id.length <= textLimits.identifier;

/**
 * What of a map's address cannot be followed, as the messages that say so: a layer that the profile does not show, a supplier's tab that names
 * none, a place that is none. The address is read without it all the same.
 */
export function addressProblems(search: string, permitted: readonly MapLayer[]): FailureName[] {
  const params = new URLSearchParams(search);
  const suppliers = [...params.getAll("supplier"), ...params.getAll("open").flatMap((ref) => (ref.startsWith("s:") ? [ref.slice(2)] : []))];
  const { layers } = readMapAddress(search);
  const problems: Partial<Record<FailureName, boolean>> = {
    layerNotPermitted: params.has("layers") && mapLayers.some((layer) => layers.includes(layer) && !permitted.includes(layer)),
    baseTabInvalid: !suppliers.every(isId),
    coordinatesInvalid: ["at", "place"].some((name) => params.has(name) && !isPlaceReadable(name, params.get(name))),
  };
  return (Object.keys(problems) as FailureName[]).filter((name) => problems[name]);
}
