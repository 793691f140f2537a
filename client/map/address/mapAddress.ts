// State of the map screen in its address, so that a reload or a shared link shows the same view.
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { mapLayers, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import { type FilterAddress, queryText, readFilterAddress, writeFilterAddress } from "../../filters/filterAddress";
import { clampCamera, type MapCamera } from "../../mapkit/camera";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { MarkedPlace } from "../../mapkit/PlaceMark";

/** `withoutPosition`: the list shows entities without position instead of those in view. */
export interface MapAddress extends FilterAddress {
  /** `null` if the address has no position: the data then determines it. */
  camera: MapCamera | null;
  layers: MapLayer[];
  /** True for the worklist, false for the list of the view; `null` lets the user's permissions decide. */
  needsMe: boolean | null;
  open: FleetRef[];
  /** Active tab, which is also the selection on the map; `null` for the list. */
  shown: FleetRef | null;
  section: string | null;
  place: MarkedPlace | null;
}

/** The collaborating network is large and rarely used, so it is off. */
export const defaultLayers: MapLayer[] = ["MOBILE", "BASE", "INCIDENTS"];

export const sameRef = (a: FleetRef | null, b: FleetRef | null): boolean =>
  a === b || (a !== null && b !== null && a.id === b.id && a.group === b.group);
const has = (refs: readonly FleetRef[], ref: FleetRef): boolean => refs.some((candidate) => sameRef(candidate, ref));

export const MAX_OPEN_TABS = 20;

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

const MAX_PLACE_NAME = 80;

function readPlace(param: string | null): MarkedPlace | null {
  const [lat, lon, ...name] = (param ?? "").split(",");
  const place = { name: name.join(",").slice(0, MAX_PLACE_NAME), lon: Number(lon), lat: Number(lat) };
  return name.length && lat !== "" && lon !== "" && Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180 ? place : null;
}

const writePlace = ({ lat, lon, name }: MarkedPlace): string => [round(lat, 5), round(lon, 5), name.slice(0, MAX_PLACE_NAME)].join(",");

const readNeedsMe = (param: string | null): boolean | null => (param === "needs" ? true : param === "view" ? false : null);

function readRef(text: string): FleetRef | null {
  const groups: Record<string, ClusterGroup> = { c: "claims", s: "suppliers" };
  const group = groups[text.slice(0, text.indexOf(":"))];
  const id = text.slice(text.indexOf(":") + 1);
  return group && id ? { group, id } : null;
}

export const isPlaceReadable = (name: string, param: string | null): boolean =>
  (name === "at" ? readCamera(param) : readPlace(param)) !== null;

export const openRefs = (params: URLSearchParams): FleetRef[] =>
  params
    .getAll("open")
    .map(readRef)
    .filter((ref, i, all) => ref !== null && all.findIndex((other) => sameRef(other, ref)) === i) as FleetRef[];

export function readMapAddress(search: string): MapAddress {
  const params = new URLSearchParams(search);
  const [claim, supplier] = [params.get("claim"), params.get("supplier")];
  const shownRef: FleetRef | null = claim ? { group: "claims", id: claim } : supplier ? { group: "suppliers", id: supplier } : null;
  const open = openRefs(params).slice(0, MAX_OPEN_TABS);
  return {
    camera: readCamera(params.get("at")),
    layers: params.has("layers") ? readLayers(params.get("layers")) : defaultLayers,
    ...readFilterAddress(params),
    needsMe: readNeedsMe(params.get("list")),
    open: shownRef && !has(open, shownRef) ? [...open, shownRef].slice(-MAX_OPEN_TABS) : open,
    shown: shownRef,
    section: shownRef && params.get("part"),
    place: readPlace(params.get("place")),
  };
}

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

/** Never returns an empty string, because an empty address restores the last map. */
export const writeWholeMapAddress = (address: MapAddress): string =>
  writeMapAddress(address) || `?layers=${address.layers.map(lowerCase).join(",")}`;

export const withOpened = (address: MapAddress, ref: FleetRef): MapAddress => ({
  ...address,
  open: has(address.open, ref) ? address.open : [...address.open, ref].slice(-MAX_OPEN_TABS),
  shown: ref,
  section: sameRef(address.shown, ref) ? address.section : null,
});

/** Closes a tab. The previous tab becomes active, or the list after the last one. */
export function withClosed(address: MapAddress, ref: FleetRef): MapAddress {
  const at = address.open.findIndex((tab) => sameRef(tab, ref));
  const open = address.open.filter((tab) => !sameRef(tab, ref));
  if (!sameRef(address.shown, ref)) return { ...address, open };
  return { ...address, open, shown: open[Math.max(0, at - 1)] ?? null, section: null };
}
