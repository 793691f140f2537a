import { describe, expect, test } from "vitest";
import type { PinnedPoint } from "../../../client/mapkit/fleet/FleetStore";
import { first, frame, storeAt } from "./fleetFixtures";

const pinned = (id: string, more: Partial<PinnedPoint> = {}): PinnedPoint => ({
  id,
  name: id,
  layer: "INCIDENTS",
  claimStatus: "MANAGED",
  resourceStatus: null,
  kind: "TOW",
  riskType: null,
  lon: 10,
  lat: 5,
  course: null,
  fixAt: null,
  measuredFrom: null,
  predictedAt: null,
  outdated: false,
  assigned: false,
  leftOut: true,
  ...more,
});
const ids = ({ points }: { points: { ids: string[] } }): string[] => [...points.ids].sort();

describe("a pinned point", () => {
  test("is available without a frame that contains it, across first frames, until it is released", () => {
    const { store } = storeAt();
    store.apply(first([{ handle: 1, id: "A", claim: "MANAGED" }]));
    store.pin(pinned("B"));
    expect(store.byId("B", "claims")).toMatchObject({ claimStatus: "MANAGED", leftOut: true });
    expect(store.isOnlyPinned({ group: "claims", id: "B" })).toBe(true);
    store.apply(first([{ handle: 1, id: "C", claim: "MANAGED" }]));
    expect(ids(store)).toEqual(["B", "C"]);
    store.pin(null);
    expect(ids(store)).toEqual(["C"]);
  });

  test("follows a frame that contains it, and returns when it leaves", () => {
    const { store } = storeAt();
    store.pin(pinned("A"));
    store.apply(frame([{ handle: 7, id: "A", claim: "NO_SUPPLIER", lon: 11 }]));
    expect(store.byId("A", "claims")).toMatchObject({ claimStatus: "NO_SUPPLIER", leftOut: false });
    expect(ids(store)).toEqual(["A"]);
    store.apply(frame([], { removed: [7] }));
    expect(store.byId("A", "claims")).toMatchObject({ claimStatus: "MANAGED", leftOut: true });
  });

  test("stays in a frame that contains it when it is released", () => {
    const { store } = storeAt();
    store.pin(pinned("A"));
    store.apply(frame([{ handle: 7, id: "A", claim: "NO_SUPPLIER" }]));
    store.pin(null);
    expect(ids(store)).toEqual(["A"]);
    store.pin(pinned("B"));
    store.pin(pinned("C"));
    expect(ids(store)).toEqual(["A", "C"]);
  });
});
