// Looking at what is in view: whole pages and cells of the grid by their counts, and feature by feature only where that is not enough.
import { timings } from "../../schema/rules/claims";
import { mapLayers } from "../../schema/rules/map";
import type { Board } from "./board";
import { passesAll } from "./classTable";
import { longer } from "./columns";
import { entry, gridLevel, pageBits, pageLevel, perBlock, perPage, stride } from "./grid";
import { countsPerCell, recordOfCell, recordOfPage, sumsPerCell, type Tally } from "./tally";
import type { ViewCells } from "./viewCells";
import type { CellRange, Window } from "./window";
import { classMask, groupOf, incidents, instanceShift, timingOf } from "./word";

type Visit = (slot: number, x: number, y: number, word: number) => void;

/** Slots and members by turns. One for all scans, since what a scan leaves behind is what costs it most: collecting garbage. */
export class Matched {
  list = new Int32Array(4096);
  length = 0;

  push(slot: number, member: number): void {
    if (this.length === this.list.length) this.list = longer(this.list, this.length * 2);
    this.list[this.length] = slot;
    this.list[this.length + 1] = member;
    this.length += 2;
  }
}
const matched = new Matched();

/** Places in a range of cells, whether they touch it, and whether they lie in it as a whole: its outermost cells may be cut by the window. */
class Places {
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
  private readonly pages: Places;
  private readonly cells: Places;

  constructor(
    private readonly board: Board,
    private readonly window: Window,
    private readonly tally: Tally,
    /** 1 for each layer that is switched on. */
    private readonly layerOn: Uint8Array,
  ) {
    this.pages = new Places(window.cells(pageLevel));
    this.cells = new Places(window.cells(gridLevel));
  }

  /**
   * Counts everything in view into the screen's cells. When it has looked at each feature it answers them, to be read before the next
   * count of any scan; else null.
   */
  count(into: ViewCells): Readonly<Matched> | null {
    const { grid } = this.board;
    const { level } = into.range;
    // The screen's cells are smaller than the grid's: their counts are of no use.
    if (level > gridLevel) {
      matched.length = 0;
      const match: Visit = (slot, x, y, word) => matched.push(slot, into.add(x, y, groupOf(word), timingOf(word), 1));
      const look = (cell: number): void => this.eachMatch(cell, match);
      this.eachPage((page) => this.eachCell(page, look));
      return matched;
    }
    const match: Visit = (_, x, y, word) => void into.add(x, y, groupOf(word), timingOf(word), 1);
    const look = (cell: number): void => {
      const cx = grid.cellX(cell);
      const cy = grid.cellY(cell);
      if (this.cells.holds(cx, cy))
        this.addTallied(recordOfCell(cell), into, into.atCell(cx >> (gridLevel - level), cy >> (gridLevel - level)));
      else this.eachMatch(cell, match);
    };
    this.eachPage((page, px, py) => {
      if (level <= pageLevel && this.pages.holds(px, py))
        this.addTallied(recordOfPage(page), into, into.atCell(px >> (pageLevel - level), py >> (pageLevel - level)));
      else this.eachCell(page, look);
    });
    return null;
  }

  /** The features in view of some members, those with a 1 in `fresh`. */
  members(of: ViewCells, fresh: Uint8Array, visit: (slot: number) => void): void {
    const { grid } = this.board;
    const { level } = of.range;
    const match: Visit = (slot, x, y, word) => fresh[of.memberAt(x, y, groupOf(word))] === 1 && visit(slot);
    const holds = (cx: number, cy: number, at: number): boolean => {
      const cell = of.atCell(cx >> (at - level), cy >> (at - level));
      return fresh[cell * 2] === 1 || fresh[cell * 2 + 1] === 1;
    };
    const finer = level > gridLevel ? of.placesOf(fresh, level - gridLevel) : null;
    const look = (cell: number): void => {
      const cx = grid.cellX(cell);
      const cy = grid.cellY(cell);
      if (finer ? finer.has(cx * 2 ** gridLevel + cy) : holds(cx, cy, gridLevel)) this.eachMatch(cell, match);
    };
    this.eachPage((page, px, py) => {
      if (level > pageLevel || holds(px, py, pageLevel)) this.eachCell(page, look);
    });
  }

  private addTallied(record: number, into: ViewCells, cell: number): void {
    const { counts, sums } = this.tally;
    const first = record * countsPerCell;
    for (let layer = 0; layer < mapLayers.length; layer++) {
      const count = counts[first + timings.length + layer]!;
      if (count === 0 || !this.layerOn[layer]) continue;
      const sum = record * sumsPerCell + layer * 2;
      into.addMany(cell, layer === incidents ? 0 : 1, count, sums[sum]!, sums[sum + 1]!);
      if (layer === incidents) into.addTimings(cell, counts, first);
    }
  }

  /** The pages with features that the window touches. */
  private eachPage(visit: (page: number, px: number, py: number) => void): void {
    const { grid, pages } = { grid: this.board.grid, pages: this.pages };
    const { x, y, width, height } = pages.range;
    const look = (page: number, px: number, py: number): void => {
      if (page >= 0 && grid.pageCount[page]! > 0) visit(page, px, py);
    };
    if (width * height > grid.pages) {
      for (let page = 0; page < grid.pages; page++) {
        if (pages.touches(grid.pageX[page]!, grid.pageY[page]!)) look(page, grid.pageX[page]!, grid.pageY[page]!);
      }
      return;
    }
    const wrap = 2 ** pageLevel - 1;
    for (let py = y; py < y + height; py++) {
      for (let column = 0; column < width; column++) look(grid.pageAt((x + column) & wrap, py), (x + column) & wrap, py);
    }
  }

  /** The cells of a page with features that the window touches. */
  private eachCell(page: number, visit: (cell: number) => void): void {
    const { grid } = this.board;
    const whole = this.pages.holds(grid.pageX[page]!, grid.pageY[page]!);
    const first = page << (2 * pageBits);
    for (let cell = first; cell < first + perPage; cell++) {
      if (grid.count[cell]! > 0 && (whole || this.cells.touches(grid.cellX(cell), grid.cellY(cell)))) visit(cell);
    }
  }

  /** The features of a cell that are in view. The innermost loop of all: it reads what lies side by side, and the columns last. */
  private eachMatch(cell: number, visit: Visit): void {
    const { grid, columns } = this.board;
    const { entries, next } = grid;
    const { matcher } = this.tally;
    const { classes, instances, deep } = matcher;
    let left = grid.inHead(cell);
    for (let block = grid.head[cell]!; block >= 0; block = next[block]!) {
      const start = block * perBlock * stride;
      for (let at = start; at < start + left * stride; at += stride) {
        const word = entries[at + entry.word]!;
        if ((classes[word & classMask]! & passesAll) === 0 || !this.layerOn[word & 7] || !instances.bits[word >> instanceShift]) continue;
        const x = entries[at + entry.x]!;
        const y = entries[at + entry.y]!;
        if (!this.window.has(x, y)) continue;
        const slot = entries[at]!;
        if (!deep || matcher.passesEntry(entries, at, columns)) visit(slot, x, y, word);
      }
      left = perBlock;
    }
  }
}
