import { STREET_ZOOM } from "../../../schema/rules/map/basemap";
import type { Session_LoginInfoFragment } from "../../gql/graphql";
import type { Theme } from "../../ui/theme/tokens";
import type { MapBox, MapCamera } from "../camera";
import { overlaps, type StreetPack } from "./streetPack";

/** A layer of the basemap as the login reply says it. */
export type BasemapLayer = Session_LoginInfoFragment["basemap"][number];

export const packAddresses = (layers: readonly BasemapLayer[]): string[] =>
  layers.flatMap(({ kind, urls }) => (kind === "PACK" ? urls : []));

/** Where a layer is read in a theme. */
export const addressesIn = ({ urls, darkUrls }: BasemapLayer, theme: Theme): string[] => (theme === "dark" ? (darkUrls ?? urls) : urls);

/** Whether one looks at a part of the world as near as streets are seen from, and nothing that is drawn there has any. */
export const isWithoutStreets = (
  layers: readonly BasemapLayer[],
  packs: readonly StreetPack[],
  { camera, box }: { camera: MapCamera; box: MapBox },
): boolean => camera.zoom >= STREET_ZOOM && layers.every(({ kind }) => kind === "PACK") && !packs.some((pack) => overlaps(pack, box));
