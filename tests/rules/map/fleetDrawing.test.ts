import { describe, expect, test } from "vitest";
import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { arcEnds, clusterRadius, shortCount } from "../../../client/mapkit/fleet/clusters";
import { depthOf, DrawOrder } from "../../../client/mapkit/fleet/drawOrder";
import { cluster, first, frame, lookAround, storeAt } from "./fleetFixtures";

const [mobile, base, incidents, collaborating] = mapLayers.map((_, i) => i) as [number, number, number, number];

describe("the drawing order", () => {
  test("follows the layers from the lowest, and draws more urgent incidents above", () => {
    const { store } = storeAt();
    store.apply(
      first([
        { handle: 1, id: "net", collaborator: true },
        { handle: 2, id: "critical", claim: "PENDING_ARRIVAL_CRITICAL" },
        { handle: 3, id: "quiet", claim: "NO_FINISH_MANAGED" },
        { handle: 4, id: "base", base: true },
        { handle: 5, id: "busy", resource: "MOBILE_OCCUPIED" },
        { handle: 6, id: "gone", resource: "MOBILE_DISCONNECTED" },
        { handle: 7, id: "late", claim: "PENDING_ARRIVAL_DELAYED" },
      ]),
    );
    const order = new DrawOrder();
    order.sort(store.points);
    const drawn = [...order.slots.subarray(0, order.count)].map((slot) => store.points.ids[slot]);
    expect(drawn).toEqual(["gone", "busy", "base", "quiet", "late", "critical", "net"]);
    expect(order.lower).toBe(3);
    for (let rank = 0; rank < order.count; rank++) expect(order.ranks[order.slots[rank]!]).toBe(rank);
  });

  test("draws each more urgent status above the next", () => {
    const depths = claimStatusOrder.map((_, status) => depthOf(incidents, status));
    expect(depths).toEqual([...depths].sort((a, b) => b - a));
    expect(new Set(depths).size).toBe(depths.length);
    expect(depthOf(incidents, 255)).toBeLessThan(Math.min(...depths));
    expect(depthOf(collaborating, 255)).toBeGreaterThan(Math.max(...depths));
    expect(depthOf(mobile, 1)).toBeLessThan(depthOf(base, 255));
  });
});

describe("a cluster", () => {
  const counted = (count: number, timings: Parameters<typeof cluster>[4] = {}) => ({
    group: "claims" as const,
    lon: 0,
    lat: 0,
    count,
    timings: timings ?? {},
  });

  test.each([
    [7, "7"],
    [999, "999"],
    [1_000, "1k"],
    [1_234, "1.2k"],
    [9_999, "9.9k"],
    [12_345, "12k"],
    [999_999, "999k"],
    [1_250_000, "1.2M"],
  ])("of %d shows %s, in four characters at most", (count, text) => expect(shortCount(count)).toBe(text));

  test("has its arcs in the order of urgency, critical first from 12 o'clock", () => {
    const ends = arcEnds(counted(10, { critical: 2, late: 3, onTime: 5 }));
    expect(ends.map((end) => Math.round(end * 100))).toEqual([20, 50, 50, 50, 50, 100, 100]);
  });

  test("shows one critical member among thousands", () => {
    expect(arcEnds(counted(5_000, { critical: 1, onTime: 4_999 }))[0]).toBeGreaterThan(0.05);
  });

  test("has no arcs for suppliers", () => {
    expect(arcEnds({ ...counted(9), group: "suppliers" }).at(-1)).toBe(0);
  });

  test("grows with its count up to a bound", () => {
    expect(clusterRadius(6)).toBeCloseTo(15.3, 0);
    expect(clusterRadius(26)).toBeCloseTo(19.3, 0);
    expect(clusterRadius(1e6)).toBe(clusterRadius(1e5));
  });
});

describe("the feature under the pointer", () => {
  const looking = () => {
    const { store, clock } = storeAt();
    lookAround(store.camera, 10);
    return { store, clock };
  };
  /** 100 pixels are one degree; the middle of the screen is 500, 500. */
  test("is a point within its sign or 12 pixels, else nothing", () => {
    const { store } = looking();
    store.apply(
      first([
        { handle: 1, id: "A", claim: "MANAGED", lon: 1 },
        { handle: 2, id: "B", resource: "MOBILE_FREE", lon: -1 },
      ]),
    );
    expect(store.hitAt(611, 500)).toEqual({ point: { group: "claims", id: "A" } });
    expect(store.hitAt(400, 489)).toEqual({ point: { group: "suppliers", id: "B" } });
    expect(store.hitAt(614, 500)).toBeNull();
    expect(store.hitAt(0, 0)).toBeNull();
  });

  test("is the nearer of two, or the upper one at the same place", () => {
    const { store } = looking();
    store.apply(
      first([
        { handle: 1, id: "A", claim: "NO_SUPPLIER" },
        { handle: 2, id: "B", claim: "MANAGED", lon: 0.1 },
        { handle: 3, id: "C", base: true },
      ]),
    );
    expect(store.hitAt(501, 500)).toEqual({ point: { group: "claims", id: "A" } });
    expect(store.hitAt(509, 500)).toEqual({ point: { group: "claims", id: "B" } });
    expect(store.hitAt(500, 500)).toEqual({ point: { group: "claims", id: "A" } });
  });

  test("is a cluster anywhere on its disc", () => {
    const { store } = looking();
    store.apply(first([], { clusters: [cluster("claims", 0, 0, 26)] }));
    expect(store.hitAt(518, 500)).toMatchObject({ cluster: { count: 26 } });
    expect(store.hitAt(522, 500)).toBeNull();
  });

  test("is a moving resource at its displayed position, not at its fix", () => {
    const { store, clock } = looking();
    store.apply(first([{ handle: 1, id: "T", resource: "MOBILE_FREE", fixAt: 100_000 }]));
    store.apply(frame([{ handle: 1, resource: "MOBILE_FREE", lon: 1, fixAt: 110_000 }]));
    clock.now = 10_000;
    expect(store.hitAt(550, 500)).toEqual({ point: { group: "suppliers", id: "T" } });
    expect(store.hitAt(600, 500)).toBeNull();
  });

  test("is found also on another copy of the world", () => {
    const { store } = looking();
    lookAround(store.camera, 500);
    store.camera.copies = [0, 1];
    store.apply(first([{ handle: 1, id: "A", claim: "MANAGED", lon: -170 }]));
    expect(store.hitAt(160, 500)).toEqual({ point: { group: "claims", id: "A" } });
    expect(store.hitAt(880, 500)).toEqual({ point: { group: "claims", id: "A" } });
  });
});

describe("the points in view", () => {
  test("are listed by urgency: claims by status and longest wait, then resources, bases, collaborators", () => {
    const { store } = storeAt();
    lookAround(store.camera, 10);
    store.apply(
      first([
        { handle: 1, id: "net", collaborator: true },
        { handle: 2, id: "base", base: true },
        { handle: 3, id: "car", resource: "MOBILE_FREE" },
        { handle: 4, id: "young", claim: "PENDING_ARRIVAL_CRITICAL", measuredFrom: 900 },
        { handle: 5, id: "old", claim: "PENDING_ARRIVAL_CRITICAL", measuredFrom: 100 },
        { handle: 6, id: "quiet", claim: "MANAGED", measuredFrom: 1 },
        { handle: 7, id: "away", claim: "NO_SUPPLIER_DELAYED", lon: 20 },
      ]),
    );
    expect(store.pointsInView().map(({ id }) => id)).toEqual(["old", "young", "quiet", "car", "base", "net"]);
    expect(store.pointsInView(2).map(({ id }) => id)).toEqual(["old", "young"]);
  });
});
