import { useIntl } from "react-intl";
import type { MapLayer } from "../../schema/rules/map/map";
import { named } from "./named";

/** What a field of a layer (schema/rules/fields) is called on the screens. */
export function useFieldNames(): (layer: MapLayer, field: string) => string {
  const intl = useIntl();
  return (_layer, field) => named(intl, "field", field);
}
