import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { MarkedPlace } from "../../mapkit/PlaceMark";
import { paths } from "../../paths";
import { withOpened, writeMapAddress } from "./mapAddress";
import { lastMapAddress } from "./useMapAddress";

/** The map as this user has or had it, with a tab opened; where the map looks is left open, so that it goes to what is opened. */
export const addressOpening = (user: string, ref: FleetRef): string =>
  paths.map(ref.group === "claims" ? "claims" : "providers") +
  writeMapAddress({ ...withOpened(lastMapAddress(user), ref), camera: null, withoutPosition: false });

/** The same map, brought to a place that gets a mark. */
export const addressOfPlace = (user: string, place: MarkedPlace, zoom: number): string => {
  const { lon, lat } = place;
  return paths.map() + writeMapAddress({ ...lastMapAddress(user), place, camera: { lon, lat, zoom, bearing: 0, pitch: 0 } });
};
