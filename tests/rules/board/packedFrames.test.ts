import { expect, test } from "vitest";
import { claimStatusOrder, riskTypes, serviceKinds, timings } from "../../../schema/rules/lists/claims";
import {
  decodeClusters,
  decodePoints,
  frameColumns,
  frameFlags,
  frameVersion,
  riskCode,
  riskFlags,
  type FrameColumn,
  type FrameEntry,
  type PackedFrame,
} from "../../../schema/rules/map/frames";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { claimName } from "../../../schema/rules/search/claimName";
import { resourceStatusOrder } from "../../../schema/rules/lists/suppliers";

const BASE_SECONDS = 1_795_262_400;

/** The rows of a frame: a claim, a resource, a base; columns in the order of `frameColumns`. */
const rows = [
  // prettier-ignore
  [7, mapLayers.indexOf("INCIDENTS"), claimStatusOrder.indexOf("PENDING_ARRIVAL_DELAYED"), serviceKinds.indexOf("TOW"), 2_173_400, 41_385_100, -1, 0, BASE_SECONDS, BASE_SECONDS + 60, 0b0_1110],
  // prettier-ignore
  [8, mapLayers.indexOf("MOBILE"), resourceStatusOrder.indexOf("MOBILE_OCCUPIED"), serviceKinds.indexOf("TAXI"), -122_419_400, 37_774_900, 271, BASE_SECONDS, 0, 0, 1],
  // prettier-ignore
  [9, mapLayers.indexOf("BASE"), -1, serviceKinds.indexOf("OTHER"), 0, -33_000_000, 0, 0, 0, 0, 0],
];

function frame(more: Partial<PackedFrame> = {}, columns: FrameColumn[] = [...frameColumns]): PackedFrame {
  const points = columns.map((name) => rows.map((row) => row[frameColumns.indexOf(name)]!));
  return {
    version: frameVersion,
    columns,
    first: true,
    at: BASE_SECONDS * 1000,
    followedAt: BASE_SECONDS * 1000,
    points,
    handles: [7, 8, 9],
    ids: ["SIN-2026-118199", "S1", "B1"],
    names: [null, "M-204", null],
    removed: [],
    clusters: null,
    totals: null,
    ...more,
  };
}

test("reads points with their places, statuses, instants and flags", () => {
  expect(decodePoints(frame(), new Map())).toEqual([
    {
      handle: 7,
      id: "SIN-2026-118199",
      name: "SIN-2026-118199",
      layer: "INCIDENTS",
      claimStatus: "PENDING_ARRIVAL_DELAYED",
      resourceStatus: null,
      kind: "TOW",
      riskType: "HOME",
      lon: 2.1734,
      lat: 41.3851,
      course: null,
      fixAt: null,
      measuredFrom: BASE_SECONDS * 1000,
      predictedAt: (BASE_SECONDS + 60) * 1000,
      outdated: false,
      assigned: true,
    },
    {
      handle: 8,
      id: "S1",
      name: "M-204",
      layer: "MOBILE",
      claimStatus: null,
      resourceStatus: "MOBILE_OCCUPIED",
      kind: "TAXI",
      riskType: null,
      lon: -122.4194,
      lat: 37.7749,
      course: 271,
      fixAt: BASE_SECONDS * 1000,
      measuredFrom: null,
      predictedAt: null,
      outdated: true,
      assigned: false,
    },
    {
      handle: 9,
      id: "B1",
      name: "B1",
      layer: "BASE",
      claimStatus: null,
      resourceStatus: null,
      kind: "OTHER",
      riskType: null,
      lon: 0,
      lat: -33,
      course: 0,
      fixAt: null,
      measuredFrom: null,
      predictedAt: null,
      outdated: false,
      assigned: false,
    },
  ]);
});

test("sends a handle's id and name once, and again when the name changes", () => {
  const dictionary = new Map<number, FrameEntry>();
  decodePoints(frame(), dictionary);
  const called = (more: Partial<PackedFrame>) =>
    decodePoints(frame({ first: false, ...more }), dictionary).map(({ id, name }) => [id, name]);
  expect(called({ handles: [], ids: [], names: [] })).toEqual([
    ["SIN-2026-118199", "SIN-2026-118199"],
    ["S1", "M-204"],
    ["B1", "B1"],
  ]);
  expect(called({ handles: [8], ids: ["S1"], names: ["M-205"] })[1]).toEqual(["S1", "M-205"]);
});

test("labels a claim by the last part of its id unless that is too short", () => {
  expect(["SIN-2026-118199", "2026118199", "118199-1", "C-7", ""].map(claimName)).toEqual(["118199", "2026118199", "118199-1", "C-7", ""]);
});

test("reads the insured risk from three bits of the flags, and none from an earlier release", () => {
  const flags = frameColumns.indexOf("flags");
  const insured = (value: number) =>
    decodePoints(frame({ points: frame().points.map((column, i) => (i === flags ? [value, 0, 0] : column)) }), new Map())[0];
  for (const risk of riskTypes)
    expect(insured(frameFlags.assigned | riskFlags(riskCode(risk)))).toMatchObject({ riskType: risk, assigned: true, outdated: false });
  expect(insured(frameFlags.assigned)).toMatchObject({ riskType: null, assigned: true });
  // A later release may know more.
  expect(insured(frameFlags.risk)).toMatchObject({ riskType: null, assigned: false });
});

test("accepts columns in any order", () => {
  expect(decodePoints(frame({}, [...frameColumns].reverse()), new Map())).toEqual(decodePoints(frame(), new Map()));
});

test("reads a hidden column as unknown without shifting others", () => {
  const hidden: FrameColumn[] = ["status", "kind", "course", "fixAt", "measuredFrom", "predictedAt", "flags"];
  const unknown = {
    claimStatus: null,
    resourceStatus: null,
    kind: "OTHER",
    riskType: null,
    course: null,
    fixAt: null,
    measuredFrom: null,
    predictedAt: null,
    outdated: false,
    assigned: false,
  };
  const shown = frame(
    {},
    frameColumns.filter((name) => !hidden.includes(name)),
  );
  expect(decodePoints(shown, new Map())).toEqual(decodePoints(frame(), new Map()).map((point) => ({ ...point, ...unknown })));
  const withoutCourse = frame(
    {},
    frameColumns.filter((name) => name !== "course"),
  );
  expect(decodePoints(withoutCourse, new Map())).toEqual(decodePoints(frame(), new Map()).map((point) => ({ ...point, course: null })));
});

test("rejects a frame of another version", () => {
  expect(() => decodePoints(frame({ version: frameVersion + 1 }), new Map())).toThrow(RangeError);
});

test("reads no points from an empty frame", () => {
  expect(decodePoints(frame({ points: frameColumns.map(() => []), handles: [], ids: [], names: [] }), new Map())).toEqual([]);
});

test("keeps group, place and counts by timing of clusters, and reads absent ones as unchanged", () => {
  const byTiming = (counts: Partial<Record<(typeof timings)[number], number>>) => timings.map((timing) => counts[timing] ?? 0);
  const clusters = [
    [0, 2_173_400, 41_385_100, 12, ...byTiming({ critical: 2, onTime: 10 })],
    [1, -122_419_400, 37_774_900, 5],
  ];
  expect(decodeClusters(frame({ clusters }))).toEqual([
    { group: "claims", lon: 2.1734, lat: 41.3851, count: 12, timings: { critical: 2, onTime: 10 } },
    { group: "suppliers", lon: -122.4194, lat: 37.7749, count: 5, timings: {} },
  ]);
  expect(decodeClusters(frame())).toBeNull();
  expect(decodeClusters(frame({ clusters: [] }))).toEqual([]);
});
