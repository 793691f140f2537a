// The compact frame says what the columns say, and how few bytes it takes.
import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compactFrame, expandFrame } from "../../../schema/rules/map/compactFrame";
import { frameColumns, frameVersion, type FrameColumn, type PackedFrame } from "../../../schema/rules/map/frames";
import { random } from "../../bench/boardRows";
import { fix, START_MS, supplier, watch } from "./boardFixtures";

const seconds = fc.oneof(fc.constant(0), fc.integer({ min: 1_700_000_000, max: 1_800_000_000 }));
const valuesOf: Record<FrameColumn, fc.Arbitrary<number>> = {
  handle: fc.integer({ min: 1, max: 1e6 }),
  layer: fc.integer({ min: 0, max: 4 }),
  status: fc.integer({ min: -1, max: 15 }),
  kind: fc.integer({ min: 0, max: 5 }),
  lon: fc.integer({ min: -180e6, max: 180e6 }),
  lat: fc.integer({ min: -85e6, max: 85e6 }),
  course: fc.integer({ min: -1, max: 359 }),
  fixAt: seconds,
  measuredFrom: seconds,
  predictedAt: seconds.map((at) => at - (at % 60)),
  flags: fc.integer({ min: 0, max: 31 }),
};
const always: FrameColumn[] = ["handle", "layer", "lon", "lat"];
const frames: fc.Arbitrary<PackedFrame> = fc
  .tuple(fc.subarray([...frameColumns]), fc.integer({ min: 0, max: 30 }), fc.boolean())
  .chain(([some, count, first]) => {
    const columns = frameColumns.filter((column) => always.includes(column) || some.includes(column));
    return fc.record({
      version: fc.constant(frameVersion),
      columns: fc.constant(columns),
      first: fc.constant(first),
      at: fc.constant(START_MS),
      followedAt: fc.integer({ min: START_MS - 5_000, max: START_MS }),
      points: fc.tuple(...columns.map((column) => fc.array(valuesOf[column], { minLength: count, maxLength: count }))),
      handles: fc.constant(first ? [1, 2] : []),
      ids: fc.constant(first ? ["SIN-1", "S1"] : []),
      names: fc.constant(first ? [null, "Grúas Ñ"] : []),
      removed: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 2 }),
      clusters: fc.option(fc.constant([[0, 2_000_000, 41_000_000, 7, 1, 2, 4, 0, 0]])),
      totals: fc.option(fc.constant({ claims: [1], oldest: [-1], resources: [2], layers: [3], withoutPosition: [0] })),
    });
  });

test("reads a compact frame as it was written", () => {
  fc.assert(
    fc.property(frames, (frame) => {
      expect(expandFrame(JSON.parse(JSON.stringify(compactFrame(frame))) as never)).toEqual(frame);
    }),
    { numRuns: 300, seed: 20_261_126 },
  );
});

test("rejects a frame of another version", () => {
  expect(() => expandFrame({ version: 3 } as never)).toThrow(new RangeError("frame version 3, expected 2"));
});

/** Resources anywhere in a city, each of which is somewhere else in it in the second frame: handles come in no order then. */
function movedFrame(count: number): PackedFrame {
  const next = random(count);
  const { board, next: nextFrame } = watch();
  const moveAll = (at: number) => {
    for (let n = 0; n < count; n++) {
      const position = fix(`S${n}`, 2.05 + next() * 0.3, 41.3 + next() * 0.2, at - Math.floor(next() * 20_000));
      board.applyPosition({ ...position, course: Math.floor(next() * 360) });
    }
  };
  for (let n = 0; n < count; n++) board.applySupplier(supplier({ id: `S${n}`, status: n % 3 ? "MOBILE_FREE" : "MOBILE_OCCUPIED" }));
  moveAll(START_MS);
  nextFrame();
  moveAll(START_MS + 60_000);
  return nextFrame()!;
}

test.each([20, 60, 150])("encodes %i moved resources in at most 35 bytes each, 20 deflated, with a small envelope", (count) => {
  const frame = movedFrame(count);
  expect(frame.points[0]).toHaveLength(count);
  const { looks, points, ...envelope } = compactFrame(frame);
  const text = JSON.stringify([looks, points]);
  expect(text.length / count).toBeLessThan(35);
  expect(deflateRawSync(text).length / count).toBeLessThan(20);
  expect(JSON.stringify({ ...envelope, clusters: undefined, totals: undefined }).length).toBeLessThan(100);
});
