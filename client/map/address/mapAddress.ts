// What of the map screen stands in its address, so that a reload or a pasted link gives the same view.
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { mapLayers, type MapLayer } from "../../../schema/rules/map/map";
import { type FilterAddress, queryText, readFilterAddress, writeFilterAddress } from "../../filters/filterAddress";
import { clampCamera, type MapCamera } from "../../mapkit/camera";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { MarkedPlace } from "../../mapkit/PlaceMark";

/** `withoutPosition`: the list shows what has no position instead of what is in view. */
export interface MapAddress extends FilterAddress {
  /** Null: not said, so what there is to see decides. */
  camera: MapCamera | null;
  /** Layers that are switched on. */
  layers: MapLayer[];
  /** The list is of what needs somebody, wherever it is, instead of what is in view; null: not said, so the rights decide, and the rest of it. */
  needsMe: boolean | null;
  /** Open tabs, in their order. */
  open: FleetRef[];
  /** The tab in front, which is also what is selected on the map; null: the list. */
  shown: FleetRef | null;
  /** Part of the detail in front; null: the first. */
  section: string | null;
  /** The place that was searched for, which has a mark; null: none. */
  place: MarkedPlace | null;
}

/** The collaborating network is large and seldom looked at. */
export const defaultLayers: MapLayer[] = ["MOBILE", "BASE", "INCIDENTS"];

export const sameRef = (a: FleetRef | null, b: FleetRef | null): boolean =>
  a === b || (a !== null && b !== null && a.id === b.id && a.group === b.group);
const has = (refs: readonly FleetRef[], ref: FleetRef): boolean => refs.some((one) => sameRef(one, ref));

/** More tabs than this nobody keeps apart, and addresses must not grow for ever. */
const MAX_OPEN_TABS = 20;

const round = (value: number, digits: number): string => `${Number(value.toFixed(digits))}`;
const lowerCase = (key: string): string => key.toLowerCase();

function readLayers(param: string | null): MapLayer[] {
  const names = (param ?? "").split(",");
  return mapLayers.filter((layer) => names.includes(lowerCase(layer)));
}

function readCamera(param: string | null): MapCamera | null {
  const [lat, lon, zoom, bearing = 0, pitch = 0] = (param ?? "").split(",").map(Number);
  if (lat === undefined || lon === undefined || zoom === undefined) return null;
  const camera = { lat, lon, zoom, bearing, pitch };
  return Object.values(camera).every(Number.isFinite) ? clampCamera(camera) : null;
}

const writeCamera = ({ lat, lon, zoom, bearing, pitch }: MapCamera): string =>
  [round(lat, 5), round(lon, 5), round(zoom, 2), ...(bearing || pitch ? [round(bearing, 1), round(pitch, 1)] : [])].join(",");

/** Longer names of places are cut, characters. */
const MAX_PLACE_NAME = 80;

function readPlace(param: string | null): MarkedPlace | null {
  const [lat, lon, ...name] = (param ?? "").split(",");
  const place = { name: name.join(",").slice(0, MAX_PLACE_NAME), lon: Number(lon), lat: Number(lat) };
  return name.length && lat !== "" && lon !== "" && Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180 ? place : null;
}

const writePlace = ({ lat, lon, name }: MarkedPlace): string => [round(lat, 5), round(lon, 5), name.slice(0, MAX_PLACE_NAME)].join(",");

const readNeedsMe = (param: string | null): boolean | null => (param === "needs" ? true : param === "view" ? false : null);

function readRef(said: string): FleetRef | null {
  const groups: Record<string, ClusterGroup> = { c: "claims", s: "suppliers" };
  const group = groups[said.slice(0, said.indexOf(":"))];
  const id = said.slice(said.indexOf(":") + 1);
  return group && id ? { group, id } : null;
}

/** Whether a camera (`at`) or a marked place (`place`) can be read. */
export const isPlaceReadable = (name: string, param: string | null): boolean =>
  (name === "at" ? readCamera(param) : readPlace(param)) !== null;

/** Reads the part of the address after "?". What it does not understand counts as not said. */
export function readMapAddress(search: string): MapAddress {
  const params = new URLSearchParams(search);
  const [claim, supplier] = [params.get("claim"), params.get("supplier")];
  const shown: FleetRef | null = claim ? { group: "claims", id: claim } : supplier ? { group: "suppliers", id: supplier } : null;
  const open = params
    .getAll("open")
    .map(readRef)
    .filter((ref, i, all) => ref !== null && all.findIndex((other) => sameRef(other, ref)) === i)
    .slice(0, MAX_OPEN_TABS) as FleetRef[];
  return {
    camera: readCamera(params.get("at")),
    layers: params.has("layers") ? readLayers(params.get("layers")) : defaultLayers,
    ...readFilterAddress(params),
    needsMe: readNeedsMe(params.get("list")),
    open: shown && !has(open, shown) ? [...open, shown].slice(-MAX_OPEN_TABS) : open,
    shown,
    section: shown && params.get("part"),
    place: readPlace(params.get("place")),
  };
}

/** Writes it; what is as usual is left out. */
export function writeMapAddress(address: MapAddress): string {
  const params = new URLSearchParams();
  if (address.camera) params.set("at", writeCamera(address.camera));
  if (mapLayers.some((layer) => address.layers.includes(layer) !== defaultLayers.includes(layer)))
    params.set("layers", address.layers.map(lowerCase).join(","));
  writeFilterAddress(params, address);
  if (address.needsMe !== null) params.set("list", address.needsMe ? "needs" : "view");
  for (const { group, id } of address.open)
    if (!sameRef(address.shown, { group, id }) || address.open.length > 1) params.append("open", `${group[0]}:${id}`);
  if (address.shown) params.set(address.shown.group === "claims" ? "claim" : "supplier", address.shown.id);
  if (address.shown && address.section) params.set("part", address.section);
  if (address.place) params.set("place", writePlace(address.place));
  return queryText(params);
}

/** Writes it so that it always says something: an address that says nothing is taken for the one that was left. */
export const writeWholeMapAddress = (address: MapAddress): string =>
  writeMapAddress(address) || `?layers=${address.layers.map(lowerCase).join(",")}`;

/** With a tab opened, or brought to the front when it is open. */
export const withOpened = (address: MapAddress, ref: FleetRef): MapAddress => ({
  ...address,
  open: has(address.open, ref) ? address.open : [...address.open, ref].slice(-MAX_OPEN_TABS),
  shown: ref,
  section: sameRef(address.shown, ref) ? address.section : null,
});

/** With a tab closed. The one before it comes to the front; after the last one the list. */
export function withClosed(address: MapAddress, ref: FleetRef): MapAddress {
  const at = address.open.findIndex((one) => sameRef(one, ref));
  const open = address.open.filter((one) => !sameRef(one, ref));
  if (!sameRef(address.shown, ref)) return { ...address, open };
  return { ...address, open, shown: open[Math.max(0, at - 1)] ?? null, section: null };
}
