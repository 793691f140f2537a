import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { claimStatusOrder, type RiskType } from "../../../schema/rules/lists/claims";
import { frameColumns, frameFlags, riskCode, riskFlags, type FrameTotals, type PackedFrame } from "../../../schema/rules/map/frames";
import { cluster, first, frame, storeAt } from "./fleetFixtures";

const totals: FrameTotals = { claims: [1], oldest: [60], resources: [0, 0, 0, 0], layers: [0, 0, 1, 0], withoutPosition: [0, 0, 0, 0] };
const ids = (store: ReturnType<typeof storeAt>["store"]): string[] => [...store.points.ids].sort();

describe("frames", () => {
  test("replace everything on a first frame", () => {
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

  test("add and change features on later frames, with earlier ids by their handles", () => {
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

  test("set the insured risk of a claim, which its pin keeps", () => {
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

  test("remove features, which can return by their handle alone", () => {
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

  test("find the point moved into a removed slot by its handle and id", () => {
    const { store } = storeAt();
    store.apply(first(["A", "B", "C"].map((id, handle) => ({ handle, id, claim: "MANAGED" as const, lon: handle }))));
    store.apply(frame([], { removed: [0] }));
    expect(store.byId("C", "claims")!.lon).toBeCloseTo(2, 9);
    store.apply(frame([], { removed: [2] }));
    expect(ids(store)).toEqual(["B"]);
  });

  test("invalidate the handles of an earlier subscription on a first frame", () => {
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

  test("separate a claim and a supplier of the same id", () => {
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

  test("stay readable without a column that the viewer may not see", () => {
    const { store } = storeAt();
    const whole = first([{ handle: 1, id: "A", claim: "MANAGED", lon: 2 }]);
    const status = whole.columns.indexOf("status");
    store.apply({ ...whole, columns: whole.columns.filter((_, i) => i !== status), points: whole.points.filter((_, i) => i !== status) });
    expect(store.byId("A", "claims")).toMatchObject({ claimStatus: null });
    expect(store.byId("A", "claims")!.lon).toBeCloseTo(2, 9);
  });

  test("are rejected without effect in another version", () => {
    const { store } = storeAt();
    store.apply(first([{ handle: 1, id: "A", claim: "MANAGED" }]));
    expect(() => store.apply(first([], { version: 99 }))).toThrow(RangeError);
    expect(ids(store)).toEqual(["A"]);
  });

  test("hide and count a point whose id was never sent", () => {
    const { store } = storeAt();
    store.apply(first([{ handle: 1, claim: "MANAGED" }]));
    expect(ids(store)).toEqual([]);
    expect(store.unnamedPoints).toBe(1);
  });

  test("grow the store beyond its initial capacity", () => {
    const { store } = storeAt();
    store.apply(first(Array.from({ length: 5_000 }, (_, i) => ({ handle: i, id: `C${i}`, claim: "MANAGED" as const, lon: i / 1000 }))));
    expect(store.points.count).toBe(5_000);
    expect(store.byId("C4999", "claims")!.lon).toBeCloseTo(4.999, 9);
  });
});

test("give a point the same state in a later frame as in a first one (property)", () => {
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

test("find each point by its id with its values after any changes (model)", () => {
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
  test("stay when a frame leaves them unchanged, and disappear when it has none", () => {
    const { store } = storeAt();
    store.apply(first([], { clusters: [cluster("claims", 2, 41, 26, { critical: 1, onTime: 25 })] }));
    store.apply(frame([]));
    expect(store.clusters).toMatchObject([{ group: "claims", count: 26, timings: { critical: 1, onTime: 25 } }]);
    store.apply(frame([], { clusters: [] }));
    expect(store.clusters).toEqual([]);
  });
});

describe("totals", () => {
  test("notify listeners on change, but not on moved positions", () => {
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
});

describe("the pending redraws", () => {
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

  test("contain one slot for a new position", () => {
    const store = settled();
    store.apply(frame([{ handle: 2, resource: "MOBILE_FREE", lon: 0.0001 }]));
    expect(store.changes).toEqual({ order: false, clusters: false, slots: [1] });
  });

  test("contain the order for a new status, a new point and a removed point", () => {
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

  test("are bounded while nothing is drawn, as in a hidden tab", () => {
    const store = settled();
    for (let i = 0; i < 1_000; i++) store.apply(frame([{ handle: 2, resource: "MOBILE_FREE", lon: i / 1e6 }]));
    expect(store.changes.slots.length).toBeLessThanOrEqual(store.points.count);
    expect(store.changes.order).toBe(true);
  });

  test("stay empty when an unknown point is removed", () => {
    const store = settled();
    store.apply(frame([], { removed: [5] }));
    expect(store.changes).toEqual({ order: false, clusters: false, slots: [] });
  });
});
