import type { ApolloClient } from "@apollo/client";
import { decodeClusters, decodePoints } from "../../schema/rules/frames";
import { mapLimits } from "../../schema/rules/map";
import { MapFrameDocument } from "../gql/graphql";
import { boxAround, clampBox, type MapBox } from "../mapkit/camera";
import type { MapAddress } from "./mapAddress";
import { viewOf } from "./useFrames";

/** All of it. */
export const world: MapBox = { west: mapLimits.west, south: mapLimits.south, east: mapLimits.east, north: mapLimits.north };

/** The finest cells the server makes of the whole world come at this zoom; its clusters stand in their cells' middles of gravity. */
const worldZoom = 3;
/** Width of such a cell, degrees. */
const cell = 360 / 64;

/** The rectangle around everything that the layers and filters let through; null when that is nothing. Rejects when the server cannot be asked. */
export async function boxOfAll(client: ApolloClient, address: MapAddress): Promise<MapBox | null> {
  const rough = await boxIn(client, address, world, worldZoom);
  if (!rough) return null;
  // A second look, near enough that what lies at the edges of the outer clusters is seen too.
  const wide = { west: rough.west - cell, south: rough.south - cell, east: rough.east + cell, north: rough.north + cell };
  const zoom = Math.min(mapLimits.maxZoom, worldZoom + Math.log2(360 / (wide.east - wide.west)));
  return (await boxIn(client, address, clampBox(wide), zoom)) ?? rough;
}

async function boxIn(client: ApolloClient, address: MapAddress, box: MapBox, zoom: number): Promise<MapBox | null> {
  const { data } = await client.query({
    query: MapFrameDocument,
    variables: { view: viewOf(box, zoom, address) },
    fetchPolicy: "no-cache",
  });
  const frame = data?.mapFrame.packed;
  return frame ? boxAround([...decodePoints(frame, new Map()), ...(decodeClusters(frame) ?? [])]) : null;
}
