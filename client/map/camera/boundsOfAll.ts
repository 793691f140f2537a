import type { ApolloClient } from "@apollo/client";
import { expandFrame } from "../../../schema/rules/map/compactFrame";
import { decodeClusters, decodePoints } from "../../../schema/rules/map/frames";
import { mapLimits } from "../../../schema/rules/map/map";
import { MapFrameDocument, type MapFilterInput } from "../../gql/graphql";
import { boxAround, clampBox, type MapBox } from "../../mapkit/camera";
import type { MapAddress } from "../address/mapAddress";
import type { WeightedPlace } from "./denseArea";
import { viewOf } from "./useMapFrames";

/** All of it. */
export const WORLD_BOUNDS: MapBox = { west: mapLimits.west, south: mapLimits.south, east: mapLimits.east, north: mapLimits.north };

/** Zoom at which the server returns the finest clusters of the whole world. A cluster is located at the centroid of its members. */
export const WORLD_ZOOM = 3;
const WORLD_CELL_DEGREES = 360 / 64;

export async function boundsOfAll(client: ApolloClient, address: MapAddress): Promise<MapBox | null> {
  const rough = await boundsOfFrame(client, address, WORLD_BOUNDS, WORLD_ZOOM);
  if (!rough) return null;
  // A second, finer query, because members extend beyond the centroids of the outer clusters.
  const wide = {
    west: rough.west - WORLD_CELL_DEGREES,
    south: rough.south - WORLD_CELL_DEGREES,
    east: rough.east + WORLD_CELL_DEGREES,
    north: rough.north + WORLD_CELL_DEGREES,
  };
  const zoom = Math.min(mapLimits.maxZoom, WORLD_ZOOM + Math.log2(360 / (wide.east - wide.west)));
  return (await boundsOfFrame(client, address, clampBox(wide), zoom)) ?? rough;
}

const boundsOfFrame = async (client: ApolloClient, address: MapAddress, box: MapBox, zoom: number): Promise<MapBox | null> =>
  boxAround(await featuresIn(client, address, box, zoom));

export async function featuresIn(
  client: ApolloClient,
  address: MapAddress,
  box: MapBox,
  zoom: number,
  filter?: MapFilterInput,
): Promise<WeightedPlace[]> {
  const view = viewOf(box, zoom, address);
  const { data } = await client.query({
    query: MapFrameDocument,
    variables: { view: { ...view, filter: { ...view.filter, ...filter } } },
    fetchPolicy: "no-cache",
  });
  if (!data) return [];
  const frame = expandFrame(data.mapFrame.packed);
  return [...decodePoints(frame, new Map()).map(({ lon, lat }) => ({ lon, lat, count: 1 })), ...(decodeClusters(frame) ?? [])];
}
