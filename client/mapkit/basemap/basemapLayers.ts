import { STREET_ZOOM, WORLD_MAX_ZOOM } from "../../../schema/rules/map/basemap";
import { mapLimits } from "../../../schema/rules/map/map";
import type { Session_LoginInfoFragment } from "../../gql/graphql";
import type { Theme } from "../../ui/theme/tokens";
import type { MapBox, MapCamera } from "../camera";
import { overlaps, type StreetPack } from "./streetPack";

export type BasemapLayer = Session_LoginInfoFragment["basemap"][number];

export const packAddresses = (layers: readonly BasemapLayer[]): string[] =>
  layers.flatMap(({ kind, urls }) => (kind === "PACK" ? urls : []));

export const addressesIn = ({ urls, darkUrls }: BasemapLayer, theme: Theme): string[] => (theme === "dark" ? (darkUrls ?? urls) : urls);

const hasStreets = (layers: readonly BasemapLayer[], packs: readonly StreetPack[], box: MapBox): boolean =>
  layers.some(({ kind }) => kind !== "PACK") || packs.some((pack) => overlaps(pack, box));

/** Maximum zoom of a view. Without streets it ends where the built-in world map has no more content. */
export const maxZoomIn = (layers: readonly BasemapLayer[], packs: readonly StreetPack[], box: MapBox): number =>
  hasStreets(layers, packs, box) ? mapLimits.maxZoom : WORLD_MAX_ZOOM;

/** True if the view is zoomed in far enough for streets but no visible layer has any. */
export const isWithoutStreets = (
  layers: readonly BasemapLayer[],
  packs: readonly StreetPack[],
  { camera, box }: { camera: MapCamera; box: MapBox },
): boolean => camera.zoom >= STREET_ZOOM && !hasStreets(layers, packs, box);
