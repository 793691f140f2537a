// Where a map begins whose address says nothing: in the city where the work is, else with everything.
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { expect, test } from "vitest";
import { readMapAddress } from "../../../client/map/address/mapAddress";
import { firstView } from "../../../client/map/camera/firstView";
import type { MapViewInput } from "../../../client/gql/graphql";
import { frameOf } from "./sampleFrames";

type Place = readonly [lon: number, lat: number];

/** A server that has claims at these places, and answers those within the bounds of a view. */
function serverWith(places: readonly Place[]): ApolloClient {
  const answer = new ApolloLink(({ variables }) => {
    const { bounds } = (variables as { view: MapViewInput }).view;
    const seen = places.filter(([lon, lat]) => lon >= bounds.west && lon <= bounds.east && lat >= bounds.south && lat <= bounds.north);
    const packed = frameOf(seen.map(([lon, lat], i) => ({ id: `C-${i}`, claim: "NO_SUPPLIER", lon, lat })));
    return new Observable((observer) => {
      observer.next({ data: { mapFrame: { __typename: "MapFrame", packed } } });
      observer.complete();
    });
  });
  return new ApolloClient({ link: answer, cache: new InMemoryCache() });
}
const viewOf = (places: readonly Place[]) => firstView(serverWith(places), readMapAddress(""));

const porto: Place[] = [
  [-8.61, 41.15],
  [-8.65, 41.18],
  [-8.58, 41.16],
  [-8.62, 41.12],
];
const elsewhere: Place[] = [
  [-3.7, 40.4],
  [12.5, 41.9],
  [-46.6, -23.5],
  [28.9, 41],
];

test("in the city that has most of it, however far the rest is", async () => {
  expect(await viewOf([...elsewhere, ...porto])).toEqual({ west: -8.65, south: 41.12, east: -8.58, north: 41.18 });
});

test("with everything where no city has that much", async () => {
  expect(await viewOf(elsewhere)).toEqual({ west: -46.6, south: -23.5, east: 28.9, north: 41.9 });
});

test("nowhere where there is nothing", async () => expect(await viewOf([])).toBeNull());
