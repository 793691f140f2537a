import { IconCurrentLocation, IconX } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { Follow } from "./useFollow";

export function FollowChip({ store, shown, follow }: { store: FleetStore; shown: FleetRef | null; follow: Follow }) {
  const intl = useIntl();
  const name = useSyncExternalStore(
    (listener) => store.onChange(listener),
    () => {
      const point = shown?.group === "suppliers" ? store.byId(shown.id, "suppliers") : null;
      return point?.layer === "MOBILE" ? point.name : null;
    },
  );
  if (!shown || name === null) return null;
  if (!follow.followed)
    return (
      <button type="button" onClick={() => follow.start(shown)}>
        <IconCurrentLocation size={15} stroke={1.75} />
        {intl.formatMessage({ id: "map.follow.start", defaultMessage: "Follow on map" })}
      </button>
    );
  const stop = intl.formatMessage({ id: "map.follow.stop", defaultMessage: "Stop following" });
  return (
    <button type="button" aria-pressed title={stop} onClick={follow.stop}>
      <IconCurrentLocation size={15} stroke={1.75} />
      {intl.formatMessage({ id: "map.follow.on", defaultMessage: "The map is following {name}" }, { name })}
      <IconX size={13} stroke={2} aria-label={stop} />
    </button>
  );
}
