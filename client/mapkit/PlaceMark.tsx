import { IconMapPinFilled, IconX } from "@tabler/icons-react";
import { useIntl } from "react-intl";
import { Marker } from "react-map-gl/maplibre";
import styles from "./PlaceMark.module.css";

export interface MarkedPlace {
  name: string;
  lon: number;
  lat: number;
}

export function PlaceMark({ place, onRemove }: { place: MarkedPlace; onRemove(): void }) {
  const intl = useIntl();
  return (
    <Marker longitude={place.lon} latitude={place.lat} anchor="bottom">
      <div className={styles.mark} data-place-mark>
        <span className={styles.label}>
          {place.name}
          <button
            type="button"
            aria-label={intl.formatMessage({ id: "map.place.remove", defaultMessage: "Remove marker {name}" }, { name: place.name })}
            onClick={(event) => {
              event.stopPropagation();
              onRemove();
            }}
          >
            <IconX size={13} aria-hidden />
          </button>
        </span>
        <IconMapPinFilled size={28} className={styles.pin!} aria-hidden />
      </div>
    </Marker>
  );
}
