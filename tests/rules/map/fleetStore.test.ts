import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { claimStatusOrder, type RiskType } from "../../../schema/rules/claims/claims";
import { frameColumns, frameFlags, riskCode, riskFlags, type FrameTotals, type PackedFrame } from "../../../schema/rules/map/frames";
import { cluster, first, frame, storeAt } from "./fleetFixtures";

const totals: FrameTotals = { claims: [1], oldest: [60], resources: [0, 0, 0, 0], layers: [0, 0, 1, 0], withoutPosition: [0, 0, 0, 0] };
const ids = (store: ReturnType<typeof storeAt>["store"]): string[] => [...store.points.ids].sort();

describe("frames", () => {
  test("a first frame replaces everything that was there", () => {
    const { store } = storeAt();
    store.apply(
      first(
        [
          { handle: 1, id: "A", claim: "MANAGED" },
          { handle: 2, id: "B", base: true },
        ],
        { clusters: [cluster("claims", 0, 0, 5)] },
      ),
    );
    store.apply(first([{ handle: 1, id: "C", claim: "NO_SUPPLIER" }]));
    expect(ids(store)).toEqual(["C"]);
    expect(store.byId("A", "claims")).toBeNull();
    expect(store.clusters).toEqual([]);
  });

  test("a later frame adds and changes, and knows earlier ids by their handles", () => {
    const { store } = storeAt();
    store.apply(first([{ handle: 1, id: "A", claim: "MANAGED", measuredFrom: 50 }]));
    store.apply(
      frame([
        { handle: 1, claim: "NO_FINISHED" },
        { handle: 2, id: "B", resource: "MOBILE_FREE", course: 270, flags: frameFlags.outdated },
      ]),
    );
    expect(store.byId("A", "claims")).toMatchObject({ claimStatus: "NO_FINISHED", resourceStatus: null, measuredFrom: null });
    expect(store.byId("B", "suppliers")).toMatchObject({
      layer: "MOBILE",
      resourceStatus: "MOBILE_FREE",
      course: 270,
      outdated: true,
      assigned: false,
    });
  });

  test("what a claim insures is known from its first frame on, and what is pinned keeps it beside being left out", () => {
    const { store } = storeAt();
    const insures = (risk: RiskType | null) => [
      { handle: 1, id: "A", claim: "MANAGED" as const, flags: frameFlags.assigned | riskFlags(riskCode(risk)) },
    ];
    store.apply(first(insures("OTHER")));
    expect(store.byId("A", "claims")).toMatchObject({ riskType: "OTHER", assigned: true, outdated: false, leftOut: false });
    store.apply(frame(insures("CAR")));
    const known = store.byId("A", "claims")!;
    expect(known).toMatchObject({ riskType: "CAR", assigned: true, leftOut: false });
    store.apply(first([]));
    store.pin({ ...known, leftOut: true });
    expect(store.byId("A", "claims")).toMatchObject({ riskType: "CAR", assigned: true, leftOut: true });
  });

  test("what a frame removes is gone, and can come back by its handle alone", () => {
    const { store } = storeAt();
    store.apply(
      first([
        { handle: 1, id: "A", claim: "MANAGED" },
        { handle: 2, id: "B", claim: "MANAGED" },
      ]),
    );
    store.apply(frame([], { removed: [1, 99] }));
    expect(ids(store)).toEqual(["B"]);
    store.apply(frame([{ handle: 1, claim: "MANAGED" }]));
    expect(ids(store)).toEqual(["A", "B"]);
  });

  test("what filled the gap of a removed point is still known by its handle and its id", () => {
    const { store } = storeAt();
    store.apply(first(["A", "B", "C"].map((id, handle) => ({ handle, id, claim: "MANAGED" as const, lon: handle }))));
    store.apply(frame([], { removed: [0] }));
    expect(store.byId("C", "claims")!.lon).toBeCloseTo(2, 9);
    store.apply(frame([], { removed: [2] }));
    expect(ids(store)).toEqual(["B"]);
  });

  test("the handles of an earlier subscription mean nothing after a first frame", () => {
    const { store } = storeAt();
    store.apply(
      first([
        { handle: 1, id: "A", claim: "MANAGED" },
        { handle: 2, id: "B", claim: "MANAGED" },
      ]),
    );
    store.apply(
      first([
        { handle: 2, id: "A", claim: "MANAGED" },
        { handle: 3, id: "B", claim: "MANAGED" },
      ]),
    );
    store.apply(frame([], { removed: [1] }));
    expect(ids(store)).toEqual(["A", "B"]);
    store.apply(frame([], { removed: [2] }));
    expect(ids(store)).toEqual(["B"]);
  });

  test("a claim and a supplier may have the same id", () => {
    const { store } = storeAt();
    store.apply(
      first([
        { handle: 1, id: "7", claim: "MANAGED" },
        { handle: 2, id: "7", base: true },
      ]),
    );
    expect(store.byId("7", "claims")?.layer).toBe("INCIDENTS");
    expect(store.byId("7", "suppliers")?.layer).toBe("BASE");
  });

  test("a column the viewer may not see leaves the rest readable", () => {
    const { store } = storeAt();
    const whole = first([{ handle: 1, id: "A", claim: "MANAGED", lon: 2 }]);
    const status = whole.columns.indexOf("status");
    store.apply({ ...whole, columns: whole.columns.filter((_, i) => i !== status), points: whole.points.filter((_, i) => i !== status) });
    expect(store.byId("A", "claims")).toMatchObject({ claimStatus: null });
    expect(store.byId("A", "claims")!.lon).toBeCloseTo(2, 9);
  });

  test("a frame of another version is refused and changes nothing", () => {
    const { store } = storeAt();
    store.apply(first([{ handle: 1, id: "A", claim: "MANAGED" }]));
    expect(() => store.apply(first([], { version: 99 }))).toThrow(RangeError);
    expect(ids(store)).toEqual(["A"]);
  });

  test("a point whose id was never sent is not shown, and counted", () => {
    const { store } = storeAt();
    store.apply(first([{ handle: 1, claim: "MANAGED" }]));
    expect(ids(store)).toEqual([]);
    expect(store.unnamedPoints).toBe(1);
  });

  test("keeps many more points than it had room for", () => {
    const { store } = storeAt();
    store.apply(first(Array.from({ length: 5_000 }, (_, i) => ({ handle: i, id: `C${i}`, claim: "MANAGED" as const, lon: i / 1000 }))));
    expect(store.points.count).toBe(5_000);
    expect(store.byId("C4999", "claims")!.lon).toBeCloseTo(4.999, 9);
  });
});

test("what a later frame says of a point reads as if it had come first (property)", () => {
  const values = fc.record({
    layer: fc.nat(3),
    status: fc.integer({ min: -1, max: 30 }),
    kind: fc.integer({ min: -1, max: 8 }),
    lon: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    lat: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    course: fc.integer({ min: -1, max: 359 }),
    fixAt: fc.nat(2_000),
    measuredFrom: fc.nat(2_000),
    predictedAt: fc.nat(2_000),
    flags: fc.nat(3),
  });
  const hidden = fc.subarray(["status", "kind", "course", "fixAt", "measuredFrom", "predictedAt", "flags"] as const);
  fc.assert(
    fc.property(values, values, hidden, (before, after, left) => {
      const columns = frameColumns.filter((column) => !(left as readonly string[]).includes(column));
      const packed = (point: typeof before, more: Partial<PackedFrame>) =>
        frame([], { columns, points: columns.map((column) => [column === "handle" ? 7 : point[column]]), ...more });
      const dictionary = { handles: [7], ids: ["A"], names: ["Unit A"] };
      const [{ store: updated }, { store: fresh }] = [storeAt(), storeAt()];
      for (const store of [updated, fresh]) store.setAnimated(false);
      updated.apply(packed(before, { first: true, ...dictionary }));
      updated.apply(packed({ ...after, layer: before.layer }, {}));
      fresh.apply(packed({ ...after, layer: before.layer }, { first: true, ...dictionary }));
      expect(updated.pointAt(0)).toEqual(fresh.pointAt(0));
      for (const column of ["status", "kind", "flags"] as const) expect(updated.points.at[column][0]).toBe(fresh.points.at[column][0]);
    }),
  );
});

test("whatever comes and goes, each point is found by its id with its own values (model)", () => {
  const step = fc.record({
    handle: fc.nat(30),
    remove: fc.boolean(),
    status: fc.nat(12),
    lon: fc.integer({ min: -170, max: 170 }),
    first: fc.nat(12).map((n) => n === 0),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 120 }), (steps) => {
      const { store } = storeAt();
      const model = new Map<number, { status: number; lon: number }>();
      store.apply(first([]));
      for (const { handle, remove, status, lon, first: again } of steps) {
        if (again) model.clear();
        if (remove && !again) model.delete(handle);
        else model.set(handle, { status, lon });
        const points = remove && !again ? [] : [{ handle, id: `C${handle}`, claim: claimStatusOrder[status]!, lon }];
        store.apply(frame(points, { first: again, removed: remove && !again ? [handle] : [] }));
        expect(store.points.count).toBe(model.size);
        for (const [known, wanted] of model) {
          const found = store.byId(`C${known}`, "claims");
          expect(found?.claimStatus).toBe(claimStatusOrder[wanted.status]);
          expect(found?.lon).toBeCloseTo(wanted.lon, 9);
        }
      }
    }),
    { numRuns: 150 },
  );
});

describe("clusters", () => {
  test("stay when a frame leaves them unchanged, and go when it has none", () => {
    const { store } = storeAt();
    store.apply(first([], { clusters: [cluster("claims", 2, 41, 26, { critical: 1, onTime: 25 })] }));
    store.apply(frame([]));
    expect(store.clusters).toMatchObject([{ group: "claims", count: 26, timings: { critical: 1, onTime: 25 } }]);
    store.apply(frame([], { clusters: [] }));
    expect(store.clusters).toEqual([]);
  });
});

describe("totals", () => {
  test("listeners are notified of new totals, not of positions", () => {
    const { store } = storeAt();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.apply(first([{ handle: 1, id: "A", claim: "MANAGED" }]));
    expect(listener).not.toHaveBeenCalled();
    store.apply(frame([], { totals }));
    expect(listener).toHaveBeenCalledOnce();
    expect(store.getTotals()).toBe(totals);
    store.apply(frame([{ handle: 1, claim: "MANAGED", lon: 1 }]));
    expect(store.getTotals()).toBe(totals);
    stop();
    store.apply(frame([], { totals }));
    expect(listener).toHaveBeenCalledOnce();
  });

  test("the server's clock goes on from the last frame", () => {
    const { store, clock } = storeAt(5_000);
    store.apply(first([], { at: 1_700_000_000_000 }));
    clock.now = 6_500;
    expect(store.serverNow()).toBe(1_700_000_001_500);
  });
});

describe("what the layer has to draw again", () => {
  const settled = () => {
    const { store } = storeAt();
    store.apply(
      first([
        { handle: 1, id: "A", claim: "MANAGED" },
        { handle: 2, id: "B", resource: "MOBILE_FREE" },
      ]),
    );
    Object.assign(store.changes, { order: false, clusters: false, slots: [] });
    return store;
  };

  test("a new position is one slot", () => {
    const store = settled();
    store.apply(frame([{ handle: 2, resource: "MOBILE_FREE", lon: 0.0001 }]));
    expect(store.changes).toEqual({ order: false, clusters: false, slots: [1] });
  });

  test("a new status, a new point and a point that left change the order", () => {
    for (const change of [
      frame([{ handle: 1, claim: "NO_FINISHED" }]),
      frame([{ handle: 3, id: "C", base: true }]),
      frame([], { removed: [1] }),
    ]) {
      const store = settled();
      store.apply(change);
      expect(store.changes.order).toBe(true);
    }
  });

  test("is bounded while nobody draws, as in a hidden tab", () => {
    const store = settled();
    for (let i = 0; i < 1_000; i++) store.apply(frame([{ handle: 2, resource: "MOBILE_FREE", lon: i / 1e6 }]));
    expect(store.changes.slots.length).toBeLessThanOrEqual(store.points.count);
    expect(store.changes.order).toBe(true);
  });

  test("nothing known is nothing to do: removing what is not there", () => {
    const store = settled();
    store.apply(frame([], { removed: [5] }));
    expect(store.changes).toEqual({ order: false, clusters: false, slots: [] });
  });
});
