import { mapLayers, tableOfLayer, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import { session } from "../../session/session";

export function permittedLayers(): readonly MapLayer[] {
  const current = session.get();
  return current.status === "in" ? mapLayers.filter((layer) => current.info.userTables.includes(tableOfLayer[layer])) : [];
}
