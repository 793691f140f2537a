import { IconFilter, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { mapLimits } from "../../../schema/rules/map/map";
import { fieldOf, fieldsSet, type Filter, type FilterField, filterFields, withoutField } from "../../filters/filter";
import { useFilterEffectsQuery } from "../../gql/hooks";
import { mapFilterOf, type FilterAddress } from "../address/mapFilter";
import type { MapAddress } from "../address/mapAddress";
import { fieldNames } from "./fieldNames";

/** More chips than this stand behind one that shows them. */
const MAX_CHIPS = 4;
/** Values that a chip names; the others are counted. */
const MAX_VALUES = 2;

export interface FilterChipsProps {
  address: FilterAddress & Pick<MapAddress, "layers">;
  onChange(filter: Filter): void;
}

/** What narrows the map, each with how much it hides; a click takes it away. */
export function FilterChips({ address, onChange }: FilterChipsProps) {
  const intl = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  const { filter, layers } = address;
  const fields = fieldsSet(filter);
  const { data, previousData } = useFilterEffectsQuery({
    variables: { filter: mapFilterOf(address), layers },
    pollInterval: mapLimits.refreshIntervalMs,
    fetchPolicy: "cache-and-network",
    skip: !fields.length,
  });
  if (!fields.length) return null;
  const effects = (data ?? previousData)?.filterEffects ?? [];
  const hiddenBy = (field: FilterField): number | undefined =>
    effects.find(({ part }) => (filterFields[field] as readonly string[]).includes(part))?.hides;
  const shown = showsAll ? fields : fields.slice(0, MAX_CHIPS);
  const names = fieldNames(intl);
  return (
    <>
      {shown.map((field) => {
        const hides = hiddenBy(field);
        const remove = intl.formatMessage(
          { id: "map.filters.remove", defaultMessage: "Remove the filter: {name}" },
          { name: names[field] },
        );
        return (
          <button key={field} type="button" title={remove} onClick={() => onChange(withoutField(filter, field))}>
            <IconFilter size={14} stroke={1.75} aria-hidden />
            <span>
              {names[field]}
              {valuesOf(field, filter)}
            </span>
            {hides !== undefined && (
              <small>{intl.formatMessage({ id: "map.filters.hides", defaultMessage: "hides {count, number}" }, { count: hides })}</small>
            )}
            <IconX size={13} stroke={2} aria-label={remove} />
          </button>
        );
      })}
      {fields.length > shown.length && (
        <button type="button" onClick={() => setShowsAll(true)}>
          {intl.formatMessage({ id: "map.filters.more", defaultMessage: "+{count, number} more" }, { count: fields.length - shown.length })}
        </button>
      )}
    </>
  );
}

/** The codes of a list that narrows; nothing of what cannot be said in a word. */
function valuesOf(field: FilterField, filter: Filter): string {
  const values = Object.values(fieldOf(filter, field)).flatMap((value) => (Array.isArray(value) || typeof value === "string" ? value : []));
  if (!values.length || field === "planned" || field === "contact" || field === "kind" || field === "access" || field === "assignment")
    return "";
  const more = values.length > MAX_VALUES ? ` +${values.length - MAX_VALUES}` : "";
  return `: ${values.slice(0, MAX_VALUES).join(", ")}${more}`;
}
