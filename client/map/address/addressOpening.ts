import { mapLayers, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import { readFilterAddress } from "../../filters/filterAddress";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { MarkedPlace } from "../../mapkit/PlaceMark";
import { paths } from "../../paths";
import { withOpened, writeMapAddress, writeWholeMapAddress } from "./mapAddress";
import { lastMapAddress } from "./useMapAddress";

/** Address of the user's last map with a tab opened. Without a camera, so that the map moves to the opened entity. */
export const addressOpening = (user: string, ref: FleetRef): string =>
  paths.map(ref.group === "claims" ? "claims" : "providers") +
  writeMapAddress({ ...withOpened(lastMapAddress(user), ref), camera: null, withoutPosition: false });

export const addressOfPlace = (user: string, place: MarkedPlace, zoom: number): string => {
  const { lon, lat } = place;
  return paths.map() + writeMapAddress({ ...lastMapAddress(user), place, camera: { lon, lat, zoom, bearing: 0, pitch: 0 } });
};

/** Applies a list's filter to the map and switches the list's layer on. */
export function addressNarrowed(user: string, search: string, layer: MapLayer): string {
  const last = lastMapAddress(user);
  const layers = mapLayers.filter((candidate) => candidate === layer || last.layers.includes(candidate));
  const needsMe = layer === "INCIDENTS" ? false : last.needsMe;
  const narrowed = { ...last, ...readFilterAddress(new URLSearchParams(search)), layers, needsMe, shown: null, section: null };
  return paths.map(layer === "INCIDENTS" ? "claims" : "providers") + writeWholeMapAddress(narrowed);
}
