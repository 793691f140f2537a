import type { ApolloClient } from "@apollo/client";
import { openClaimStatuses } from "../../../schema/rules/lists/claims";
import { needsPerson } from "../../../schema/rules/claims/criticalLimit";
import { mapLimits } from "../../../schema/rules/map/map";
import type { MapFilterInput } from "../../gql/graphql";
import { boxAround, clampBox, type MapBox } from "../../mapkit/camera";
import type { MapAddress } from "../address/mapAddress";
import { narrowsClaims } from "../../filters/apiFilter";
import { boundsOfAll, featuresIn, WORLD_BOUNDS, WORLD_ZOOM } from "./boundsOfAll";
import { denseArea, type WeightedPlace } from "./denseArea";

/** The map starts in an area that has at least this share of all entities. */
const MIN_SHARE = 0.4;
const MIN_URGENT_TO_DECIDE = 10;
/** Window sizes in degrees: one or two countries (larger than a cluster of the whole world), then a city. */
const WINDOW_DEGREES = { country: 8, city: 0.2 };

export interface CentreKey {
  instanceId: string;
  code: string;
}

export interface FirstView {
  box: MapBox | null;
  count: number;
}

/**
 * Initial view: claims of the default centre, the last view, the city with most urgent claims, the densest city, or everything. Rejects
 * if the server is unreachable.
 */
export async function firstView(
  client: ApolloClient,
  address: MapAddress,
  { centre, hasLastView }: { centre: CentreKey | null; hasLastView: boolean },
): Promise<FirstView> {
  const places = await featuresIn(client, address, WORLD_BOUNDS, WORLD_ZOOM);
  const count = places.reduce((sum, place) => sum + place.count, 0);
  if (!count) return { box: null, count };
  const claims: MapAddress = { ...address, layers: ["INCIDENTS"] };
  const hasClaims = address.layers.includes("INCIDENTS") && !address.claimStatuses.length && !narrowsClaims(address);
  // Filtering by a hidden field is rejected.
  const ofCentre = hasClaims && centre ? await boxOfCentre(client, claims, centre).catch(() => null) : null;
  if (ofCentre || hasLastView) return { box: ofCentre, count };
  const box =
    (hasClaims && (await boxOfUrgent(client, claims).catch(() => null))) ||
    (await denseBox(client, address, places)) ||
    (await boundsOfAll(client, address));
  return { box, count };
}

async function boxOfCentre(client: ApolloClient, claims: MapAddress, { instanceId, code }: CentreKey): Promise<MapBox | null> {
  const filter = { instanceIds: [instanceId], centreIds: [code] };
  const places = await featuresIn(client, claims, WORLD_BOUNDS, WORLD_ZOOM, filter);
  return (await denseBox(client, claims, places, filter)) ?? boxAround(places);
}

async function boxOfUrgent(client: ApolloClient, claims: MapAddress): Promise<MapBox | null> {
  const urgent = { ...claims, claimStatuses: openClaimStatuses.filter(needsPerson) };
  const places = await featuresIn(client, urgent, WORLD_BOUNDS, WORLD_ZOOM);
  const count = places.reduce((sum, place) => sum + place.count, 0);
  return count < MIN_URGENT_TO_DECIDE ? null : denseBox(client, urgent, places);
}

async function denseBox(
  client: ApolloClient,
  address: MapAddress,
  places: readonly WeightedPlace[],
  filter?: MapFilterInput,
): Promise<MapBox | null> {
  const country = denseArea(places, WINDOW_DEGREES.country);
  if (!country) return null;
  const { west, south, east, north } = country.box;
  const around = clampBox({ west: west - 1, south: south - 1, east: east + 1, north: north + 1 });
  const zoom = Math.min(mapLimits.maxZoom, 3 + Math.log2(360 / (around.east - around.west)));
  const city = denseArea(await featuresIn(client, address, around, zoom, filter), WINDOW_DEGREES.city);
  return city && country.share * city.share >= MIN_SHARE ? city.box : null;
}
