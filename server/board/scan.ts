// Scans the features in view: whole pages and cells by their counts, single features only where counts do not suffice.
import { timings } from "../../schema/rules/lists/claims";
import { mapLayers } from "../../schema/rules/lists/mapLayers";
import type { Board } from "./board";
import { passesAll } from "./classMatrix";
import { resized } from "./columns";
import { entryOffsets, gridLevel, pageBits, pageLevel, ENTRIES_PER_BLOCK, CELLS_PER_PAGE, ENTRY_STRIDE } from "./grid";
import { countsPerCell, recordOfCell, recordOfPage, sumsPerCell, type Tally } from "./tally";
import type { ClusterCells } from "./clusterCells";
import type { CellRange, Viewport } from "./viewport";
import { classMask, groupOf, incidentLayer, instanceShift, timingOf } from "./packedAttributes";

type Visit = (slot: number, x: number, y: number, packed: number) => void;

/** Reused buffer of slots and members, in pairs: allocating one per scan would make garbage collection the largest cost. */
export class MatchBuffer {
  list = new Int32Array(4096);
  length = 0;

  push(slot: number, member: number): void {
    if (this.length === this.list.length) this.list = resized(this.list, this.length * 2);
    this.list[this.length] = slot;
    this.list[this.length + 1] = member;
    this.length += 2;
  }
}
const matchBuffer = new MatchBuffer();

class RangeCells {
  private readonly wrap: number;

  constructor(readonly range: CellRange) {
    this.wrap = 2 ** range.level - 1;
  }

  touches(cx: number, cy: number): boolean {
    const row = cy - this.range.y;
    return row >= 0 && row < this.range.height && ((cx - this.range.x) & this.wrap) < this.range.width;
  }

  holds(cx: number, cy: number): boolean {
    const row = cy - this.range.y;
    const column = (cx - this.range.x) & this.wrap;
    return row > 0 && row < this.range.height - 1 && column > 0 && column < this.range.width - 1;
  }
}

export class Scan {
  private readonly pages: RangeCells;
  private readonly cells: RangeCells;

  constructor(
    private readonly board: Board,
    private readonly viewport: Viewport,
    private readonly tally: Tally,
    private readonly layerOn: Uint8Array,
  ) {
    this.pages = new RangeCells(viewport.cells(pageLevel));
    this.cells = new RangeCells(viewport.cells(gridLevel));
  }

  /**
   * Counts everything in view into screen cells. Returns the features if each was visited, valid until the next count of any scan;
   * otherwise null.
   */
  count(into: ClusterCells): Readonly<MatchBuffer> | null {
    const { grid } = this.board;
    const { level } = into.range;
    // The screen's cells are smaller than the grid's, so cell counts cannot be used.
    if (level > gridLevel) {
      matchBuffer.length = 0;
      const match: Visit = (slot, x, y, packed) => matchBuffer.push(slot, into.add(x, y, groupOf(packed), timingOf(packed), 1));
      const visitCell = (cell: number): void => this.eachMatch(cell, match);
      this.eachPage((page) => this.eachCell(page, visitCell));
      return matchBuffer;
    }
    const match: Visit = (_, x, y, packed) => void into.add(x, y, groupOf(packed), timingOf(packed), 1);
    const countCell = (cell: number): void => {
      const cx = grid.cellX(cell);
      const cy = grid.cellY(cell);
      if (this.cells.holds(cx, cy))
        this.addTallied(recordOfCell(cell), into, into.atCell(cx >> (gridLevel - level), cy >> (gridLevel - level)));
      else this.eachMatch(cell, match);
    };
    this.eachPage((page, px, py) => {
      if (level <= pageLevel && this.pages.holds(px, py))
        this.addTallied(recordOfPage(page), into, into.atCell(px >> (pageLevel - level), py >> (pageLevel - level)));
      else this.eachCell(page, countCell);
    });
    return null;
  }

  members(of: ClusterCells, fresh: Uint8Array, visit: (slot: number) => void): void {
    const { grid } = this.board;
    const { level } = of.range;
    const match: Visit = (slot, x, y, packed) => fresh[of.memberAt(x, y, groupOf(packed))] === 1 && visit(slot);
    const holds = (cx: number, cy: number, at: number): boolean => {
      const cell = of.atCell(cx >> (at - level), cy >> (at - level));
      return fresh[cell * 2] === 1 || fresh[cell * 2 + 1] === 1;
    };
    const finer = level > gridLevel ? of.placesOf(fresh, level - gridLevel) : null;
    const visitCell = (cell: number): void => {
      const cx = grid.cellX(cell);
      const cy = grid.cellY(cell);
      if (finer ? finer.has(cx * 2 ** gridLevel + cy) : holds(cx, cy, gridLevel)) this.eachMatch(cell, match);
    };
    this.eachPage((page, px, py) => {
      if (level > pageLevel || holds(px, py, pageLevel)) this.eachCell(page, visitCell);
    });
  }

  private addTallied(record: number, into: ClusterCells, cell: number): void {
    const { counts, sums } = this.tally;
    const first = record * countsPerCell;
    for (let layer = 0; layer < mapLayers.length; layer++) {
      const count = counts[first + timings.length + layer]!;
      if (count === 0 || !this.layerOn[layer]) continue;
      const sum = record * sumsPerCell + layer * 2;
      into.addMany(cell, layer === incidentLayer ? 0 : 1, count, sums[sum]!, sums[sum + 1]!);
      if (layer === incidentLayer) into.addTimings(cell, counts, first);
    }
  }

  private hasTallied(record: number): boolean {
    const { counts } = this.tally;
    const first = record * countsPerCell + timings.length;
    for (let layer = 0; layer < mapLayers.length; layer++) if (counts[first + layer]! > 0 && this.layerOn[layer]) return true;
    return false;
  }

  private eachPage(visit: (page: number, px: number, py: number) => void): void {
    const { grid, pages } = { grid: this.board.grid, pages: this.pages };
    const { x, y, width, height } = pages.range;
    const visitPage = (page: number, px: number, py: number): void => {
      if (page >= 0 && this.hasTallied(recordOfPage(page))) visit(page, px, py);
    };
    if (width * height > grid.pages) {
      for (let page = 0; page < grid.pages; page++) {
        if (pages.touches(grid.pageX[page]!, grid.pageY[page]!)) visitPage(page, grid.pageX[page]!, grid.pageY[page]!);
      }
      return;
    }
    const wrap = 2 ** pageLevel - 1;
    for (let py = y; py < y + height; py++) {
      for (let column = 0; column < width; column++) visitPage(grid.pageAt((x + column) & wrap, py), (x + column) & wrap, py);
    }
  }

  private eachCell(page: number, visit: (cell: number) => void): void {
    const { grid } = this.board;
    const whole = this.pages.holds(grid.pageX[page]!, grid.pageY[page]!);
    const first = page << (2 * pageBits);
    for (let cell = first; cell < first + CELLS_PER_PAGE; cell++) {
      if (this.hasTallied(recordOfCell(cell)) && (whole || this.cells.touches(grid.cellX(cell), grid.cellY(cell)))) visit(cell);
    }
  }

  /** Visits the features of a cell in view. The innermost loop: reads entries sequentially and the columns last. */
  private eachMatch(cell: number, visit: Visit): void {
    const { grid, columns } = this.board;
    const { entries, next } = grid;
    const { matcher } = this.tally;
    const { classes, instances, needsMore: deep } = matcher;
    let left = grid.inHead(cell);
    for (let block = grid.head[cell]!; block >= 0; block = next[block]!) {
      const start = block * ENTRIES_PER_BLOCK * ENTRY_STRIDE;
      for (let at = start; at < start + left * ENTRY_STRIDE; at += ENTRY_STRIDE) {
        const packed = entries[at + entryOffsets.packed]!;
        if ((classes[packed & classMask]! & passesAll) === 0 || !this.layerOn[packed & 7] || !instances.bits[packed >> instanceShift])
          continue;
        const x = entries[at + entryOffsets.x]!;
        const y = entries[at + entryOffsets.y]!;
        if (!this.viewport.has(x, y)) continue;
        const slot = entries[at]!;
        if (!deep || matcher.passesEntry(entries, at, columns)) visit(slot, x, y, packed);
      }
      left = ENTRIES_PER_BLOCK;
    }
  }
}
