import { IconFilter, IconX } from "@tabler/icons-react";
import { useThrottledValue } from "@mantine/hooks";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { SECOND_MS } from "../../schema/rules/durations";
import { filterPartNames } from "../../schema/rules/map/filterParts";
import { mapLimits } from "../../schema/rules/map/map";
import type { MapLayer } from "../../schema/rules/lists/mapLayers";
import { fieldsSet, type Filter, type FilterField, filterFields, withoutField } from "./filter";
import { useFilterTexts } from "./useFilterTexts";
import { useFilterEffectsQuery } from "../gql/hooks";
import { mapFilterOf } from "./apiFilter";
import type { FilterAddress } from "./filterAddress";
import { fieldNames } from "./fieldNames";

const MAX_CHIPS = 4;
const MAX_VALUES = 2;
/** Minimum interval between counts of filter effects: each one makes the server scan its complete board. */
const RECOUNT_INTERVAL_MS = 5 * SECOND_MS;

export interface FilterChipsProps {
  /** Layers for which chips show the number of hidden items; `null` for none. */
  address: FilterAddress & { layers: MapLayer[] | null };
  /** Counts of the map. A change reloads the filter effects. */
  counts?: unknown;
  onChange(filter: Filter): void;
}

export function FilterChips({ address, counts, onChange }: FilterChipsProps) {
  const intl = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  const { filter, layers } = address;
  const fields = fieldsSet(filter);
  const textsOf = useFilterTexts(filter);
  const { data, previousData, refetch } = useFilterEffectsQuery({
    variables: { filter: mapFilterOf(address), layers: layers ?? [] },
    pollInterval: mapLimits.refreshIntervalMs,
    fetchPolicy: "cache-and-network",
    skip: !fields.length || !layers,
  });
  const counted = useThrottledValue(counts, RECOUNT_INTERVAL_MS);
  const recount = useEffectEvent(() => void (fields.length && layers && data && refetch()));
  useEffect(() => recount(), [counted]);
  if (!fields.length) return null;
  const effects = (layers && (data ?? previousData)?.filterEffects) ?? [];
  const hiddenBy = (field: FilterField): number | undefined =>
    effects.find(({ filterPart }) => filterPartNames[filterPart] === filterFields[field][0])?.hides;
  const shownFields = showsAll ? fields : fields.slice(0, MAX_CHIPS);
  const names = fieldNames(intl);
  return (
    <>
      {shownFields.map((field) => {
        const hides = hiddenBy(field);
        const values = textsOf(field);
        const remove = intl.formatMessage({ id: "map.filters.remove", defaultMessage: "Remove filter: {name}" }, { name: names[field] });
        return (
          <button
            key={field}
            type="button"
            title={`${names[field]}: ${values.join(", ")}`}
            onClick={() => onChange(withoutField(filter, field))}
          >
            <IconFilter size={14} stroke={1.75} aria-hidden />
            <span>
              {names[field]}: {values.slice(0, MAX_VALUES).join(", ")}
              {values.length > MAX_VALUES && ` +${intl.formatNumber(values.length - MAX_VALUES)}`}
            </span>
            {hides !== undefined && (
              <small>{intl.formatMessage({ id: "map.filters.hides", defaultMessage: "hides {count, number}" }, { count: hides })}</small>
            )}
            <IconX size={13} stroke={2} aria-label={remove} />
          </button>
        );
      })}
      {fields.length > shownFields.length && (
        <button type="button" onClick={() => setShowsAll(true)}>
          {intl.formatMessage(
            { id: "map.filters.more", defaultMessage: "+{count, number} more" },
            { count: fields.length - shownFields.length },
          )}
        </button>
      )}
    </>
  );
}
