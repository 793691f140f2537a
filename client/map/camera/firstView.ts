import type { ApolloClient } from "@apollo/client";
import { mapLimits } from "../../../schema/rules/map/map";
import { clampBox, type MapBox } from "../../mapkit/camera";
import type { MapAddress } from "../address/mapAddress";
import { boundsOfAll, featuresIn, WORLD_BOUNDS, WORLD_ZOOM } from "./boundsOfAll";
import { denseArea } from "./denseArea";

/** One part of the world with this share of everything is where the map begins: there is the work. */
const MIN_SHARE = 0.4;
/** Sides of the windows that are looked through, degrees: a country or two, then a city. The first is wider than a cluster of the world. */
const WINDOW_DEGREES = { country: 8, city: 0.2 };

/** What a map shows first: the city where the most is to be seen, or everything where no part of the world has that much. */
export async function firstView(client: ApolloClient, address: MapAddress): Promise<MapBox | null> {
  const country = denseArea(await featuresIn(client, address, WORLD_BOUNDS, WORLD_ZOOM), WINDOW_DEGREES.country);
  if (!country) return null;
  const { west, south, east, north } = country.box;
  const around = clampBox({ west: west - 1, south: south - 1, east: east + 1, north: north + 1 });
  const zoom = Math.min(mapLimits.maxZoom, 3 + Math.log2(360 / (around.east - around.west)));
  const city = denseArea(await featuresIn(client, address, around, zoom), WINDOW_DEGREES.city);
  return city && country.share * city.share >= MIN_SHARE ? city.box : boundsOfAll(client, address);
}
