import { mapLayers, type MapLayer } from "../../../schema/rules/map/map";
import { readFilterAddress } from "../../filters/filterAddress";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { MarkedPlace } from "../../mapkit/PlaceMark";
import { paths } from "../../paths";
import { withOpened, writeMapAddress, writeWholeMapAddress } from "./mapAddress";
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

/** The same map, narrowed as the address of a list says, with the list's layer on. */
export function addressNarrowed(user: string, search: string, layer: MapLayer): string {
  const last = lastMapAddress(user);
  const layers = mapLayers.filter((one) => one === layer || last.layers.includes(one));
  const needsMe = layer === "INCIDENTS" ? false : last.needsMe;
  const narrowed = { ...last, ...readFilterAddress(new URLSearchParams(search)), layers, needsMe, shown: null, section: null };
  return paths.map(layer === "INCIDENTS" ? "claims" : "providers") + writeWholeMapAddress(narrowed);
}
