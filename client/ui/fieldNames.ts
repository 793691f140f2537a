import { useIntl } from "react-intl";
import type { MapLayer } from "../../schema/rules/map";
import { named } from "../i18n/named";

/** What a field of a layer (schema/rules/fields) is called on the screens. */
export function useFieldNames(): (layer: MapLayer, field: string) => string {
  const intl = useIntl();
  return (_layer, field) => named(intl, "field", field);
}
