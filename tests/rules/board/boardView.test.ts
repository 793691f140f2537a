import { expect, test } from "vitest";
import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import { Board } from "../../../server/board/board";
import { mapFeatures, MapView } from "../../../server/board/mapView";
import { claim, everything, fix, START_MS, street, supplier, watch, world } from "./boardFixtures";

const place = (i: number) => ({ lon: 2.05 + (i % 50) * 0.018, lat: 41.05 + Math.floor(i / 50) * 0.018 });

test("sends only changes after the first frame, and nothing without changes, even after an hour", () => {
  const { board, next } = watch();
  for (let i = 0; i < 20; i++) board.applyClaim(claim({ id: `${i}`, ...place(i) }));
  expect(next()).toMatchObject({ first: true, ids: expect.objectContaining({ length: 20 }) });
  expect(next()).toBeNull();
  board.applyClaim(claim({ id: "3", ...place(3), status: "MANAGED" }));
  expect(next()).toMatchObject({ first: false, decoded: [{ id: "3", claimStatus: "MANAGED" }], ids: [], removed: [] });
  expect(next(6_000)).toBeNull();
  expect(next(3_600_000)).toBeNull();
});

test("sends no frame for changes out of view, out of scope or in hidden fields", () => {
  const { board, next } = watch(street, { ...everything, instances: new Set(["ES"]), hiddenColumns: ["predictedAt", "flags"] });
  board.applyClaim(claim({ id: "1" }));
  board.applySupplier(supplier({ id: "far" }));
  board.applyPosition(fix("far", 100, 10, START_MS));
  next();
  board.applyPosition(fix("far", 101, 10, START_MS + 1));
  board.applyClaim(claim({ id: "2", instanceId: "PT" }));
  board.applyClaim(claim({ id: "1", predictedAt: START_MS, supplierId: "far", clientId: "another" }));
  expect(next()).toBeNull();
  expect(next(10_000)).toBeNull();
});

test("omits a hidden column and the columns derived from it from the header", () => {
  const { board, next } = watch({ ...street, filter: { statuses: ["MANAGED"] } }, { ...everything, hiddenColumns: ["status", "course"] });
  for (let i = 0; i < 6; i++) board.applyClaim(claim({ id: `${i}` }));
  board.applyClaim(claim({ id: "alone", lon: 2.5 }));
  const frame = next()!;
  expect(frame.columns).toEqual(["handle", "layer", "kind", "lon", "lat", "fixAt", "measuredFrom", "predictedAt", "flags"]);
  expect(frame.decoded).toMatchObject([{ id: "alone", claimStatus: null }]);
  expect(frame.clusters).toEqual([[0, 2_170_000, 41_380_000, 6, 0, 0, 0, 0, 0, 0, 0]]);
  expect([...frame.totals!.claims, ...frame.totals!.resources]).toEqual(Array(18).fill(0));
  expect(new Set(frame.totals!.oldest)).toEqual(new Set([-1]));
});

const base = (name: string, lon = 2.5) => supplier({ id: "1", name, access: "BASE", lon, lat: 41.5 });

test("sends a supplier's name with it and on a change, and the id for a claim", () => {
  const { board, next } = watch();
  board.applyClaim(claim({ id: "SIN-2026-118199" }));
  board.applySupplier(base("M-204"));
  expect(next()).toMatchObject({ handles: [1, 2], names: [null, "M-204"], decoded: [{ name: "SIN-2026-118199" }, { name: "M-204" }] });
  board.applySupplier(base("M-205"));
  expect(next()).toMatchObject({ handles: [2], ids: ["1"], names: ["M-205"], removed: [], decoded: [{ id: "1", name: "M-205" }] });
  board.applySupplier(base("M-205"));
  expect(next()).toBeNull();
});

test("sends the new name of a supplier renamed while out of view", () => {
  const { board, next } = watch();
  board.applySupplier(base("M-204"));
  next();
  board.applySupplier(base("M-204", 9));
  expect(next()).toMatchObject({ removed: [1] });
  board.applySupplier(base("M-205"));
  expect(next()).toMatchObject({ handles: [1], names: ["M-205"], decoded: [{ handle: 1, name: "M-205" }] });
});

test("sends neither a hidden name nor its change", () => {
  const { board, next } = watch(street, { ...everything, hiddenColumns: ["name"] });
  board.applySupplier(base("M-204"));
  expect(next()).toMatchObject({ names: [null], decoded: [{ id: "1", name: "1" }] });
  board.applySupplier(base("M-205"));
  expect(next()).toBeNull();
});

test("reuses the handle of a returning feature without a new dictionary entry", () => {
  const { board, next } = watch();
  board.applySupplier(supplier({ id: "1" }));
  board.applyPosition(fix("1", 2.5, 41.5, START_MS));
  const [handle] = next()!.handles;
  board.applyPosition(fix("1", 9, 41.5, START_MS + 1));
  expect(next()).toMatchObject({ removed: [handle], decoded: [] });
  board.applyPosition(fix("1", 2.6, 41.5, START_MS + 2));
  expect(next()).toMatchObject({ handles: [], ids: [], decoded: [{ id: "1", handle }] });
});

test("treats a slot reused between two frames as another feature", () => {
  const { board, next } = watch();
  board.applyClaim(claim({ id: "1" }));
  const [handle] = next()!.handles;
  board.applyClaim(claim({ id: "1", status: "FINISHED" }));
  board.applySupplier(supplier({ id: "1", access: "BASE", lon: 2.17, lat: 41.38 }));
  expect(next()).toMatchObject({ removed: [handle], decoded: [{ id: "1", layer: "BASE", handle: handle! + 1 }] });
});

test("does not report a feature as removed that finishes and reopens between two frames", () => {
  const { board, next } = watch();
  board.applyClaim(claim({ id: "1" }));
  const [handle] = next()!.handles;
  board.applyClaim(claim({ id: "1", status: "FINISHED" }));
  board.applyClaim(claim({ id: "2", lon: 2.5 }));
  board.applyClaim(claim({ id: "1", status: "MANAGED" }));
  expect(next()).toMatchObject({ removed: [], ids: ["2"], decoded: [{ id: "1", handle, claimStatus: "MANAGED" }, { id: "2" }] });
});

test("clusters five features in a cell at their mean, but not four; claims and suppliers apart", () => {
  const { board, next } = watch();
  for (let i = 0; i < 4; i++) {
    board.applyClaim(claim({ id: `${i}`, lon: 2.17 + i * 1e-5, status: i === 0 ? "MANAGED" : "NO_SUPPLIER" }));
    board.applySupplier(supplier({ id: `${i}`, access: "BASE", lon: 2.17, lat: 41.38 }));
  }
  expect(next()).toMatchObject({ clusters: [], ids: { length: 8 } });
  board.applyClaim(claim({ id: "4", lon: 2.17 + 4e-5, status: "NO_FINISH_DELAYED" }));
  expect(next(1000)).toMatchObject({ clusters: [[0, 2_170_020, 41_380_000, 5, 1, 0, 3, 0, 0, 0, 1]], removed: { length: 4 }, decoded: [] });
});

test("sends all current members as points when a cluster dissolves", () => {
  const { board, next } = watch();
  for (let i = 0; i < 6; i++) board.applyClaim(claim({ id: `${i}` }));
  board.applyClaim(claim({ id: "elsewhere", lon: 2.9 }));
  expect(next()!.decoded).toMatchObject([{ id: "elsewhere" }]);
  board.applyClaim(claim({ id: "late" }));
  for (const id of ["0", "1", "2"]) board.applyClaim(claim({ id, status: "FINISHED" }));
  board.applyClaim(claim({ id: "3", lon: 2.8 }));
  expect(next(1000)).toMatchObject({ clusters: [], decoded: [{ id: "4" }, { id: "5" }, { id: "late" }, { id: "3" }] });
});

test("updates clusters at most once a second, points with every frame", () => {
  const { board, next } = watch();
  for (let i = 0; i < 5; i++) {
    board.applySupplier(supplier({ id: `${i}` }));
    board.applyPosition(fix(`${i}`, 2.17, 41.38, START_MS));
  }
  board.applySupplier(supplier({ id: "alone" }));
  board.applyPosition(fix("alone", 2.5, 41.5, START_MS));
  next();
  const framesSent = Array.from({ length: 40 }, (_, i) => {
    board.applyPosition(fix("0", 2.17 + (i + 1) * 1e-5, 41.38, START_MS + i + 1));
    board.applyPosition(fix("alone", 2.5 + (i + 1) * 1e-4, 41.5, START_MS + i + 1));
    return next(250)!;
  });
  expect(framesSent.filter(({ clusters }) => clusters)).toHaveLength(10);
  expect(framesSent.filter(({ decoded }) => decoded.length === 1)).toHaveLength(40);
});

test("draws clusters of two members or more beyond 2,000 features in view, at most 500 of them", () => {
  const board = new Board();
  for (let i = 0; i < 4000; i++) board.applyClaim(claim({ id: `${i}`, lon: -179 + (i % 80) * 4.4, lat: -80 + Math.floor(i / 80) * 3.2 }));
  const wide = { ...world, zoom: 3 };
  const { points, clusters } = mapFeatures(board, everything, wide, START_MS);
  expect(clusters.length).toBeGreaterThan(100);
  expect(clusters.length).toBeLessThanOrEqual(500);
  expect(points.length + clusters.reduce((sum, { count }) => sum + count, 0)).toBe(4000);
  expect(Math.min(...clusters.map(({ count }) => count))).toBeGreaterThanOrEqual(2);
});

test("does not send a burst of points between two cluster updates one by one", () => {
  const { board, next } = watch(world);
  board.applyClaim(claim({ id: "first" }));
  next();
  for (let i = 0; i < 6000; i++) board.applyClaim(claim({ id: `${i}`, lon: -179 + (i % 80) * 4.4, lat: -80 + Math.floor(i / 80) * 2 }));
  const frame = next(250)!;
  expect(frame.decoded.length).toBeLessThan(300);
  expect(frame.clusters!.length).toBeGreaterThan(0);
});

test("restarts a view that fell too far behind with a first frame", () => {
  const { board, next } = watch(street, everything, { history: 4 });
  for (let i = 0; i < 3; i++) board.applyClaim(claim({ id: `${i}`, ...place(i) }));
  next();
  for (let i = 0; i < 9; i++) board.applyClaim(claim({ id: `${i}`, ...place(i) }));
  expect(next()).toMatchObject({ first: true, ids: { length: 9 }, removed: [] });
});

test("covers both sides of the antimeridian, also for 190 instead of -170", () => {
  const board = new Board();
  board.applyClaim(claim({ id: "west", lon: 179.5, lat: -17 }));
  board.applyClaim(claim({ id: "east", lon: -179.5, lat: -17 }));
  board.applyClaim(claim({ id: "far", lon: 0, lat: -17 }));
  const seen = (west: number, east: number) =>
    mapFeatures(board, everything, { ...world, bounds: { west, south: -20, east, north: -10 }, zoom: 8 }, START_MS)
      .points.map(({ id }) => id)
      .sort();
  expect(seen(170, -170)).toEqual(["east", "west"]);
  expect(seen(170, 190)).toEqual(["east", "west"]);
  expect(seen(-190, -170)).toEqual(["east", "west"]);
  expect(seen(-540, 540)).toEqual(["east", "far", "west"]);
  expect(seen(-10, 10)).toEqual(["far"]);
});

test("grows and dissolves clusters over the antimeridian", () => {
  const board = new Board();
  const bounds = { west: 179.9, south: -17.1, east: -179.9, north: -16.9 };
  for (let i = 0; i < 12; i++)
    board.applyClaim(claim({ id: `${i}`, lon: i < 6 ? 179.91 + i * 0.015 : -179.985 + (i - 6) * 0.015, lat: -17 }));
  for (let i = 0; i < 12; i++)
    board.applyClaim(claim({ id: `twin ${i}`, lon: i < 6 ? 179.91 + i * 0.015 : -179.985 + (i - 6) * 0.015, lat: -17 }));
  const view = { ...world, bounds, zoom: 12 };
  const counts = [20, 8, 3, 2].map((clusters) =>
    new MapView(board, everything, view, { points: 0, clusters }).next(START_MS)!.clusters!.map((row) => row[3]!),
  );
  expect(counts[0]).toEqual(Array(12).fill(2));
  for (const some of counts) expect(some.reduce((sum, count) => sum + count)).toBe(24);
  expect(counts.map(({ length }) => length)).toEqual([12, 8, 3, 2].map((max, i) => Math.min(max, counts[i]!.length)));

  const map = new MapView(board, everything, view, { points: 0, clusters: 20 });
  map.next(START_MS);
  board.applyClaim(claim({ id: "twin 11", status: "FINISHED" }));
  expect(map.next(START_MS + 1000)).toMatchObject({ ids: ["11"] });
});

test("rejects invalid bounds", () => {
  const open = (bounds: object) => () => new MapView(new Board(), everything, { ...world, bounds: { ...world.bounds, ...bounds } });
  expect(() => new MapView(new Board(), everything, { ...world, zoom: Number.NaN })).toThrow(RangeError);
  expect(open({ west: Number.NaN })).toThrow(RangeError);
  expect(open({ south: 10, north: 9 })).toThrow(RangeError);
});

test("applies a filter to names that the board learns later, and excludes the others", () => {
  const { board, next } = watch({ ...street, filter: { contractIds: ["later"], priorities: [null, "VIP"] } });
  board.applyClaim(claim({ id: "1", contractId: "other" }));
  expect(next()!.decoded).toEqual([]);
  board.applyClaim(claim({ id: "2", contractId: "later" }));
  board.applyClaim(claim({ id: "3", contractId: "latest", lon: 2.3 }));
  board.applyClaim(claim({ id: "4", contractId: "later", priorityCode: "LOW", lon: 2.4 }));
  expect(next()!.decoded).toMatchObject([{ id: "2" }]);
});

test("sends ages when the oldest claim changes, not as time passes", () => {
  const { board, next } = watch();
  const status = claimStatusOrder.indexOf("NO_SUPPLIER");
  board.applyClaim(claim({ id: "1", measuredFrom: START_MS - 60_000 }));
  board.applyClaim(claim({ id: "2", measuredFrom: START_MS - 30_000, lon: 2.5 }));
  expect(next(0)!.totals!.oldest[status]).toBe(60);
  expect(next(600_000)).toBeNull();
  board.applyClaim(claim({ id: "1", status: "MANAGED" }));
  expect(next(5_000)!.totals!.oldest[status]).toBe(635);
});

test("sends a waiting age when its claim's measuring begins", () => {
  const { board, next } = watch();
  const status = claimStatusOrder.indexOf("NO_SUPPLIER");
  board.applyClaim(claim({ id: "1", measuredFrom: START_MS + 10_000 }));
  expect(next(0)!.totals!.oldest[status]).toBe(-1);
  expect(next(9_000)).toBeNull();
  expect(next(3_000)!.totals!.oldest[status]).toBe(2);
});
