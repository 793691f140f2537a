import { expect, test } from "vitest";
import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { resourceStatusOrder } from "../../../schema/rules/lists/suppliers";
import { Board } from "../../../server/board/board";
import { mapFeatures, scopeTotals } from "../../../server/board/mapView";
import { completeTally, tallyOf } from "../../../server/board/tallyCache";
import { claim, everything, fix, START_MS, supplier, world } from "./boardFixtures";

const shown = (board: Board) =>
  mapFeatures(board, everything, world, START_MS)
    .points.map(({ id }) => id)
    .sort();
const layer = (name: (typeof mapLayers)[number]) => mapLayers.indexOf(name);

test("drops a change whose version is not newer than the board's", () => {
  const board = new Board();
  expect(board.applyClaim(claim({ id: "1", version: 5, status: "MANAGED" }))).toBe(true);
  expect(board.applyClaim(claim({ id: "1", version: 5, status: "NO_SUPPLIER" }))).toBe(false);
  expect(board.applyClaim(claim({ id: "1", version: 4, status: "NO_SUPPLIER" }))).toBe(false);
  expect(mapFeatures(board, everything, world, START_MS).points).toMatchObject([{ claimStatus: "MANAGED" }]);
});

test("removes a finished claim, and ignores an older change that arrives late", () => {
  const board = new Board();
  board.applyClaim(claim({ id: "1", version: 1 }));
  board.applyClaim(claim({ id: "1", version: 3, status: "FINISHED" }));
  expect(board.applyClaim(claim({ id: "1", version: 2 }))).toBe(false);
  expect(shown(board)).toEqual([]);
  expect([board.claims, board.claimVersion("1")]).toEqual([0, 3]);
});

test("ignores an older change also if the first record of the claim is finished", () => {
  const board = new Board();
  board.applyClaim(claim({ id: "1", version: 3, status: "FINISHED" }));
  expect(board.applyClaim(claim({ id: "1", version: 2 }))).toBe(false);
  expect(board.applyClaim(claim({ id: "1", version: 4 }))).toBe(true);
});

test("remembers a bounded number of finished claims, and forgets the oldest first", () => {
  const board = new Board({ maxRemembered: 2 });
  for (const id of ["1", "2", "3"]) board.applyClaim(claim({ id, version: 9, status: "FINISHED" }));
  expect(["1", "2", "3"].map((id) => board.claimVersion(id))).toEqual([undefined, 9, 9]);
});

test("keeps the newest position that arrives before its supplier", () => {
  const board = new Board();
  board.apply({ seq: 1, at: START_MS, kind: "positions", state: [fix("1", 2, 41, START_MS + 2), fix("1", 3, 42, START_MS + 1)] });
  expect(shown(board)).toEqual([]);
  board.applySupplier(supplier({ id: "1" }));
  expect(mapFeatures(board, everything, world, START_MS).points).toMatchObject([{ id: "1", lon: 2, lat: 41 }]);
});

test("keeps the newest fix of a mobile resource in any order, and ignores another of the same instant", () => {
  const board = new Board();
  board.applySupplier(supplier({ id: "1", lon: 9, lat: 9 }));
  expect(board.applyPosition(fix("1", 2, 41, START_MS))).toBe(true);
  expect(board.applyPosition(fix("1", 3, 41, START_MS))).toBe(false);
  expect(board.applyPosition(fix("1", 3, 41, START_MS - 1))).toBe(false);
  expect(board.applyPosition(fix("1", Number.NaN, 41, START_MS + 1))).toBe(false);
  expect(mapFeatures(board, everything, world, START_MS).points).toMatchObject([{ lon: 2, lat: 41 }]);
});

test("draws a base at its fixed place and ignores its positions", () => {
  const board = new Board();
  board.applySupplier(supplier({ id: "1", access: "BASE", lon: 9, lat: 9 }));
  board.applyPosition(fix("1", 2, 41));
  expect(mapFeatures(board, everything, world, START_MS).points).toMatchObject([{ layer: "BASE", lon: 9, lat: 9, resourceStatus: null }]);
});

test("neither draws nor counts an inactive supplier, but tracks it until it is active again", () => {
  const board = new Board();
  board.applySupplier(supplier({ id: "1" }));
  board.applyPosition(fix("1", 2, 41, START_MS));
  board.applySupplier(supplier({ id: "1", active: false }));
  board.applyPosition(fix("1", 3, 41, START_MS + 1));
  expect(shown(board)).toEqual([]);
  expect(scopeTotals(board, everything, {}, START_MS)).toMatchObject({ layers: [0, 0, 0, 0], resources: [0, 0, 0, 0] });
  board.applySupplier(supplier({ id: "1" }));
  expect(mapFeatures(board, everything, world, START_MS).points).toMatchObject([{ lon: 3 }]);
});

test("separates a claim and a supplier of the same id", () => {
  const board = new Board();
  board.applyClaim(claim({ id: "1" }));
  board.applySupplier(supplier({ id: "1", access: "COLLABORATOR", lon: 9, lat: 9 }));
  expect(shown(board)).toEqual(["1", "1"]);
  board.applyClaim(claim({ id: "1", status: "FINISHED" }));
  expect(mapFeatures(board, everything, world, START_MS).points).toMatchObject([{ id: "1", layer: "COLLABORATING" }]);
});

test("counts features without position without drawing them", () => {
  const board = new Board();
  board.applyClaim(claim({ id: "1", lon: null, lat: null }));
  board.applySupplier(supplier({ id: "1" }));
  const { points, totals } = mapFeatures(board, everything, world, START_MS);
  expect(points).toEqual([]);
  expect(totals.withoutPosition).toEqual([1, 0, 1, 0]);
  expect(totals.layers).toEqual([1, 0, 1, 0]);
});

test("removes features that a fresh snapshot lacks, and ignores their late changes", () => {
  const board = new Board();
  board.applyClaim(claim({ id: "1", version: 2 }));
  board.applyClaim(claim({ id: "2", version: 2, lon: 3 }));
  board.applySupplier(supplier({ id: "1", version: 2, access: "BASE", lon: 9, lat: 9 }));
  board.removeAbsent(new Set(["2"]), new Set());
  expect(shown(board)).toEqual(["2"]);
  expect(board.applyClaim(claim({ id: "1", version: 2 }))).toBe(false);
  expect(board.applySupplier(supplier({ id: "1", version: 1 }))).toBe(false);
});

test("keeps the bars and the layers' counts under a status filter, which only affects the drawing", () => {
  const board = new Board();
  board.applyClaim(claim({ id: "1", status: "NO_SUPPLIER" }));
  board.applyClaim(claim({ id: "2", status: "MANAGED", lon: 3 }));
  board.applySupplier(supplier({ id: "1" }));
  const filter = { statuses: ["MANAGED" as const], resourceStatuses: ["MOBILE_OCCUPIED" as const] };
  const { points, totals } = mapFeatures(board, everything, { ...world, filter }, START_MS);
  expect(points.map(({ id }) => id)).toEqual(["2"]);
  expect(totals.claims[claimStatusOrder.indexOf("NO_SUPPLIER")]).toBe(1);
  expect(totals.resources[resourceStatusOrder.indexOf("MOBILE_FREE")]).toBe(1);
  expect([totals.layers[layer("INCIDENTS")], totals.layers[layer("MOBILE")]]).toEqual([2, 1]);
});

test("counts a layer that is switched off without drawing it, and excludes one out of scope", () => {
  const board = new Board();
  board.applyClaim(claim({ id: "1" }));
  board.applySupplier(supplier({ id: "1", access: "BASE", lon: 9, lat: 9 }));
  const off = mapFeatures(board, everything, { ...world, layers: ["INCIDENTS"] }, START_MS);
  expect(off.points).toHaveLength(1);
  expect(off.totals.layers).toEqual([0, 1, 1, 0]);
  expect(mapFeatures(board, { ...everything, layers: ["INCIDENTS"] }, world, START_MS).totals.layers).toEqual([0, 0, 1, 0]);
});

test("measures a claim's age from its start, and finds the next oldest when the oldest leaves", () => {
  const board = new Board();
  const age = (now: number) => scopeTotals(board, everything, {}, now).oldest[claimStatusOrder.indexOf("NO_SUPPLIER")];
  board.applyClaim(claim({ id: "1", measuredFrom: START_MS + 10_000 }));
  expect([age(START_MS), age(START_MS + 9_999), age(START_MS + 12_000)]).toEqual([-1, -1, 2]);
  board.applyClaim(claim({ id: "2", measuredFrom: START_MS - 10_000 }));
  expect(age(START_MS)).toBe(10);
  board.applyClaim(claim({ id: "2", status: "MANAGED" }));
  expect([age(START_MS), age(START_MS + 12_000)]).toEqual([-1, 2]);
});

test("disables the status filters under the no-position filter", () => {
  const board = new Board();
  board.applyClaim(claim({ id: "1", lon: null, lat: null }));
  board.applyClaim(claim({ id: "2" }));
  expect(scopeTotals(board, everything, { withoutPosition: true, statuses: ["MANAGED"] }, START_MS)).toMatchObject({
    layers: [0, 0, 1, 0],
    withoutPosition: [0, 0, 1, 0],
  });
});

test.each([
  ["of everything", everything, 3],
  ["of serving suppliers", { ...everything, suppliers: "serving" as const }, 2],
])("computes the same counts %s in slices as in one pass, whatever changes between them", async (_what, scope, seenSuppliers) => {
  const [sliced, whole] = [new Board({ capacity: 2 }), new Board({ capacity: 2 })];
  const both = (applyTo: (board: Board) => void) => [sliced, whole].forEach(applyTo);
  const states = Array.from({ length: 120_000 }, (_, i) =>
    claim({
      id: `${i}`,
      lon: (i % 100) / 10,
      lat: 40 + (i % 7),
      measuredFrom: START_MS - i,
      supplierId: i === 119_999 ? "ceases" : null,
    }),
  );
  const drawn = ["ceases", "begins", "goes on"].map((id) => supplier({ id, access: "BASE", lon: 2, lat: 41 }));
  states.push(claim({ id: "served", status: "MANAGED", supplierId: "goes on" }));
  both((board) => drawn.forEach((state) => board.applySupplier(state)));
  both((board) => states.forEach((state) => board.applyClaim(state)));
  const filter = { statuses: ["MANAGED" as const, "NO_SUPPLIER" as const] };
  const ready = completeTally(tallyOf(sliced, scope, filter));
  both((board) => {
    for (const id of ["0", "119999"]) board.applyClaim(claim({ id, version: 1e6, status: "FINISHED" }));
    for (const id of ["1", "119998", "new"])
      board.applyClaim(claim({ id, version: 1e6, status: "MANAGED", lon: 9.9, supplierId: "begins" }));
  });
  await ready;
  const seen = (board: Board) => mapFeatures(board, scope, { ...world, filter }, START_MS);
  expect(seen(sliced)).toEqual(seen(whole));
  const totals = scopeTotals(sliced, scope, filter, START_MS);
  expect(totals.claims.reduce((sum, count) => sum + count)).toBe(120_000);
  expect(totals.layers[mapLayers.indexOf("BASE")]).toBe(seenSuppliers);
});
