import fc from "fast-check";
import { expect, test } from "vitest";
import { Columns } from "../../../server/board/columns";
import { Grid, gridShift, ENTRIES_PER_BLOCK, CELLS_PER_PAGE, ENTRY_STRIDE } from "../../../server/board/grid";
import { latOf, lonOf, mercatorX, mercatorY } from "../../../server/board/mercator";

test("keeps exactly the contained features in each cell after any moves", () => {
  const coordinate = fc.integer({ min: 0, max: 2 }).map((cell) => cell * 2 ** gridShift + 5);
  const move = fc.record({ slot: fc.integer({ min: 0, max: 80 }), x: coordinate, y: coordinate, word: fc.nat(), gone: fc.boolean() });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 400, size: "max" }), (moves) => {
      const grid = new Grid();
      const rows = new Columns(100);
      const truth = new Map<number, number[]>();
      for (const { slot, x, y, word, gone } of moves) {
        if (gone && slot % 3 === 0) {
          grid.remove(slot);
          truth.delete(slot);
        } else {
          [rows.x[slot], rows.y[slot], rows.packed[slot], rows.contract[slot]] = [x, y, word, slot + 1];
          const cell = grid.put(rows, slot);
          expect([grid.cellX(cell), grid.cellY(cell)]).toEqual([x >> gridShift, y >> gridShift]);
          truth.set(slot, [slot, x, y, word, 0, 0, 0, slot + 1]);
        }
      }
      const found: number[][] = [];
      for (let cell = 0; cell < grid.pages * CELLS_PER_PAGE; cell++) {
        const before = found.length;
        let left = grid.inHead(cell);
        for (let block = grid.head[cell]!; block >= 0; block = grid.next[block]!, left = ENTRIES_PER_BLOCK) {
          for (let i = 0; i < left; i++)
            found.push([
              ...grid.entries.subarray((block * ENTRIES_PER_BLOCK + i) * ENTRY_STRIDE, (block * ENTRIES_PER_BLOCK + i + 1) * ENTRY_STRIDE),
            ]);
        }
        expect(found.length - before).toBe(grid.count[cell]);
        for (const [, x, y] of found.slice(before))
          expect([x! >> gridShift, y! >> gridShift]).toEqual([grid.cellX(cell), grid.cellY(cell)]);
      }
      expect(found.sort((a, b) => a[0]! - b[0]!)).toEqual([...truth.values()].sort((a, b) => a[0]! - b[0]!));
    }),
    { numRuns: 100, seed: 20_261_121 },
  );
});

test("keeps a micro-degree, the order and the known formula in mercator units", () => {
  const micro = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 });
  fc.assert(
    fc.property(micro(180), micro(85), (lon, lat) => {
      expect(Math.abs(lonOf(mercatorX(lon)) - lon)).toBeLessThanOrEqual(1);
      expect(Math.abs(latOf(mercatorY(lat)) - lat)).toBeLessThanOrEqual(1);
      if (lon < 180e6) expect(mercatorX(lon + 1)).toBeGreaterThan(mercatorX(lon) - (lon >= 180e6 - 1 ? 1 : 0));
      expect(mercatorY(lat + 1)).toBeLessThan(mercatorY(lat));
      const known = 0.5 - Math.log(Math.tan(Math.PI / 4 + ((lat / 1e6) * Math.PI) / 360)) / (2 * Math.PI);
      expect(Math.abs(mercatorY(lat) / 2 ** 31 - known)).toBeLessThan(1e-9);
    }),
    { seed: 20_261_121 },
  );
  expect([mercatorX(-180e6), mercatorX(180e6), mercatorY(90e6), mercatorY(-90e6)]).toEqual([0, 2 ** 31 - 1, 0, 2 ** 31 - 1]);
});
