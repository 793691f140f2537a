import { useIntl } from "react-intl";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";
import type { MapBox } from "../../mapkit/camera";
import { type UrgentPlace, placesOutside } from "../list/useUrgentPlaces";
import { denseArea, type WeightedPlace } from "./denseArea";

const MAX_COUNTRIES = 2;
const WINDOW_DEGREES = 8;

export interface ElsewhereChipProps {
  places: readonly UrgentPlace[];
  isMore: boolean;
  box: MapBox;
  onGo(box: MapBox): void;
}

/** Number and countries of urgent claims outside the view. Moves the map to the area with most of them. */
export function ElsewhereChip({ places, isMore, box, onGo }: ElsewhereChipProps) {
  const intl = useIntl();
  const rest = placesOutside(places, box);
  if (!rest.length) return null;
  const byCountry = new Map<string, WeightedPlace[]>();
  for (const { country, lon, lat } of rest) byCountry.set(country, [...(byCountry.get(country) ?? []), { lon, lat, count: 1 }]);
  const countries = [...byCountry].sort(([, a], [, b]) => b.length - a.length);
  const names = countries.slice(0, MAX_COUNTRIES).map(([country]) => intl.formatDisplayName(country, { type: "region" }) ?? country);
  const areas = countries.length > MAX_COUNTRIES ? `${names.join(", ")} …` : intl.formatList(names);
  return (
    <button
      type="button"
      title={intl.formatMessage({
        id: "map.elsewhere.hint",
        defaultMessage: "Urgent claims outside this view. Click to go there.",
      })}
      onClick={() => onGo(denseArea(countries[0]![1], WINDOW_DEGREES)!.box)}
    >
      <StatusGlyph claimStatus="PENDING_ARRIVAL_CRITICAL" size={14} />
      {intl.formatMessage(
        { id: "map.elsewhere", defaultMessage: "{count} more: {places}" },
        { count: `${intl.formatNumber(rest.length)}${isMore ? "+" : ""}`, places: areas },
      )}
    </button>
  );
}
