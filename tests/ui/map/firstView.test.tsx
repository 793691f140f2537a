import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { expect, test } from "vitest";
import { compactFrame } from "../../../schema/rules/map/compactFrame";
import type { ClaimStatus } from "../../../schema/rules/lists/claims";
import { readMapAddress } from "../../../client/map/address/mapAddress";
import { firstView } from "../../../client/map/camera/firstView";
import type { MapViewInput } from "../../../client/gql/graphql";
import { frameOf } from "./sampleFrames";

type Place = readonly [lon: number, lat: number, status?: ClaimStatus, centre?: string];

/** A server that has claims at these places, and answers those that a view asks for. */
function serverWith(places: readonly Place[]): ApolloClient {
  const answer = new ApolloLink(({ variables }) => {
    const { bounds, filter } = (variables as { view: MapViewInput }).view;
    const seen = places.filter(
      ([lon, lat, status = "NO_SUPPLIER", centre = "OTHER"]) =>
        lon >= bounds.west &&
        lon <= bounds.east &&
        lat >= bounds.south &&
        lat <= bounds.north &&
        (filter?.statuses?.includes(status) ?? true) &&
        (filter?.centreIds?.includes(centre) ?? true),
    );
    const frame = frameOf(seen.map(([lon, lat, status = "NO_SUPPLIER"], i) => ({ id: `C-${i}`, claim: status, lon, lat })));
    return new Observable((observer) => {
      observer.next({ data: { mapFrame: { __typename: "MapFrame", packed: compactFrame(frame) } } });
      observer.complete();
    });
  });
  return new ApolloClient({ link: answer, cache: new InMemoryCache() });
}
const boxOf = async (places: readonly Place[], centre: string | null = null, hasLastView = false) =>
  (
    await firstView(serverWith(places), readMapAddress(""), {
      centre: centre === null ? null : { instanceId: "ES", code: centre },
      hasLastView,
    })
  ).box;

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

test("begins in the city with most of the work, however far the rest is", async () => {
  expect(await boxOf([...elsewhere, ...porto])).toEqual({ west: -8.65, south: 41.12, east: -8.58, north: 41.18 });
});

test("begins with all claims if no city has most of the work", async () => {
  expect(await boxOf(elsewhere)).toEqual({ west: -46.6, south: -23.5, east: 28.9, north: 41.9 });
});

test("begins nowhere without claims", async () => expect(await boxOf([])).toBeNull());

const rome: Place[] = [
  [12.5, 41.9, "PENDING_ARRIVAL_CRITICAL", "ROM"],
  [12.51, 41.92, "NO_SUPPLIER_DELAYED", "ROM"],
];

test("begins where most claims need action, even if more claims are elsewhere", async () => {
  const one: Place = [-8.61, 41.15, "NO_FINISH_DELAYED"];
  const urgentInRome = Array.from({ length: 5 }, () => rome).flat();
  expect(await boxOf([...porto, one, ...urgentInRome])).toEqual({ west: 12.5, south: 41.9, east: 12.51, north: 41.92 });
});

test("ignores fewer than ten urgent claims", async () => {
  expect(await boxOf([...porto, ...rome])).toMatchObject({ west: expect.closeTo(-8.6, 0) });
});

test("begins at the default centre, wherever other claims are, and however far its claims lie apart", async () => {
  const lisbon: Place[] = [[-9.1, 38.7, "MANAGED", "LIS"]];
  expect(await boxOf([...porto, ...rome, ...lisbon], "LIS")).toEqual({ west: -9.1, south: 38.7, east: -9.1, north: 38.7 });
  const far: Place = [-8.6, 52, "MANAGED", "LIS"];
  expect(await boxOf([...porto, ...lisbon, far], "LIS")).toEqual({ west: -9.1, south: 38.7, east: -9.1, north: 38.7 });
});

test("prefers the last view to everything but a centre that has claims", async () => {
  expect(await boxOf([...porto, ...rome], null, true)).toBeNull();
  expect(await boxOf([...porto, ...rome], "LIS", true)).toBeNull();
  expect(await boxOf([...porto, ...rome], "ROM", true)).toMatchObject({ west: 12.5 });
});
