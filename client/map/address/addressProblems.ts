import { textLimits } from "../../../schema/rules/requests/inputLimits";
import { mapLayers, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import type { FailureName } from "../../ui/messages";
import { isPlaceReadable, MAX_OPEN_TABS, openRefs, readMapAddress } from "./mapAddress";

const isId = (id: string): boolean => id.trim() !== "" && id.length <= textLimits.identifier;

/** Messages for parts of an address that are ignored: hidden layers, tabs without an id, too many tabs, invalid positions. */
export function addressProblems(search: string, permitted: readonly MapLayer[]): FailureName[] {
  const params = new URLSearchParams(search);
  const suppliers = [...params.getAll("supplier"), ...params.getAll("open").flatMap((ref) => (ref.startsWith("s:") ? [ref.slice(2)] : []))];
  const { layers } = readMapAddress(search);
  const problems: Partial<Record<FailureName, boolean>> = {
    layerNotPermitted: params.has("layers") && mapLayers.some((layer) => layers.includes(layer) && !permitted.includes(layer)),
    baseTabInvalid: !suppliers.every(isId),
    tooManyTabs: openRefs(params).length > MAX_OPEN_TABS,
    coordinatesInvalid: ["at", "place"].some((name) => params.has(name) && !isPlaceReadable(name, params.get(name))),
  };
  return (Object.keys(problems) as FailureName[]).filter((name) => problems[name]);
}
