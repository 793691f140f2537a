// Frames: what one subscription of a map is told. The first is what is in view, each later one what has changed since.
import { timings } from "../../schema/rules/claims";
import {
  decodeClusters,
  decodePoints,
  frameVersion,
  type FrameCluster,
  type FramePoint,
  type FrameTotals,
  type PackedFrame,
} from "../../schema/rules/frames";
import { mapLayers, mapLimits, type MapLayer } from "../../schema/rules/map";
import type { Board } from "./board";
import type { Columns } from "./columns";
import { gridLevel, perBlock, stride } from "./grid";
import { passesAll } from "./matcher";
import type { BoardFilter, BoardScope } from "./scope";
import { groupOf, ShownPoints } from "./shownPoints";
import { countsPerCell, sumsPerCell, tallyOf, type Tally } from "./tally";
import { ViewTotals } from "./viewTotals";
import { classMask, incidents, instanceShift, layerOf, statusOf, timingOfStatus } from "./word";
import { ViewCells, type ClusterLimits, type Clusters } from "./viewCells";
import { Window, type Bounds } from "./window";

/** What is on the screen. */
export interface BoardView {
  bounds: Bounds;
  zoom: number;
  /** The layers that are switched on. */
  layers: readonly MapLayer[];
  filter?: BoardFilter;
}

const defaultLimits: ClusterLimits = { points: mapLimits.pointsInView, clusters: 500 };
/** Clusters change at most this often, milliseconds; points follow every frame. */
const clustersEvery = 1000;

/** One subscription of one map. It reads the board, and nothing it numbers or names outlives it. */
export class MapView {
  private readonly tally: Tally;
  private readonly window: Window;
  private readonly points: ShownPoints;
  private readonly totals: ViewTotals;
  /** 1 for each layer that is switched on; a layer out of scope passes no matcher. */
  private readonly layerOn: Uint8Array;
  private readonly showTimings: boolean;
  private cells: ViewCells;
  private clusters: Clusters;
  private clustersChangedAt = -Infinity;
  private inViewChanged = false;
  private cursor = -1;

  /** Throws RangeError when the bounds are none. */
  constructor(
    private readonly board: Board,
    readonly scope: BoardScope,
    private readonly view: BoardView,
    private readonly limits: ClusterLimits = defaultLimits,
  ) {
    this.window = new Window(view.bounds);
    this.cells = new ViewCells(this.window, view.zoom);
    this.clusters = this.noClusters();
    this.tally = tallyOf(board, scope, view.filter ?? {});
    this.points = new ShownPoints(board.columns, scope.hiddenColumns);
    this.totals = new ViewTotals(this.tally, scope.hiddenColumns);
    this.layerOn = Uint8Array.from({ length: 8 }, (_, layer) => (view.layers.includes(mapLayers[layer]!) ? 1 : 0));
    this.showTimings = !scope.hiddenColumns?.includes("status");
  }

  /** What has changed since the last call, the first time all of it; null when nothing has. `now` is the server's clock, milliseconds. */
  next(now: number): PackedFrame | null {
    const { history } = this.board;
    const head = history.close();
    this.tally.follow();
    const first = this.cursor < 0 || history.lost(this.cursor);
    if (first) this.start();
    else this.follow(head);
    this.cursor = head;
    const clusters = this.nextClusters(now, first);
    const totals = this.totals.next(now, first);
    const points = this.points.take();
    if (!first && !points && !clusters && !totals) return null;
    const none = { points: this.points.columns.map(() => []), handles: [], ids: [], removed: [] };
    return { version: frameVersion, columns: this.points.columns, first, at: now, ...(points ?? none), clusters, totals };
  }

  private noClusters(): Clusters {
    return { flags: new Uint8Array(this.cells.size * 2), rows: [] };
  }

  private start(): void {
    this.points.reset();
    this.cells = new ViewCells(this.window, this.view.zoom);
    this.clusters = this.noClusters();
    const { columns } = this.board;
    this.eachCell((cell, cx, cy, inside) => {
      // Whole cells have been counted already, where the screen's cells are not smaller than the grid's.
      if (inside && this.cells.range.level <= gridLevel) this.addTallied(cell, this.cells.atCell(cx >> this.coarser, cy >> this.coarser));
      else this.eachMatch(cell, (slot) => this.count(columns, slot, 1));
    });
  }

  private follow(head: number): void {
    const { history, columns } = this.board;
    const { before, mask, afterX, afterY, slot: slots } = history;
    const seen = new Set<number>();
    for (let number = this.cursor; number < head; number++) {
      const at = number & mask;
      if (!this.window.has(before.x[at]!, before.y[at]!) && !this.window.has(afterX[at]!, afterY[at]!)) continue;
      const slot = slots[at]!;
      // Of several ticks, the row before the first one in which it was in view is what was counted.
      if (seen.has(slot)) continue;
      seen.add(slot);
      const was = this.isInView(before, at);
      const is = this.isInView(columns, slot);
      if (was) this.count(before, at, -1);
      if (is) this.count(columns, slot, 1);
      if (was || is) this.inViewChanged = true;
      if (is && !this.isClustered(columns, slot)) this.points.show(slot, was ? { rows: before, row: at } : undefined);
      else this.points.hide(slot);
    }
  }

  private nextClusters(now: number, first: boolean): number[][] | null {
    // A flood of new points does not wait: it is never sent one by one.
    const due = first || now - this.clustersChangedAt >= clustersEvery || this.points.size > 2 * this.limits.points;
    if (!due || !(first || this.inViewChanged)) return null;
    this.inViewChanged = false;
    const clusters = this.cells.clusters(this.limits, this.showTimings);
    const { flags } = this.clusters;
    if (!first && sameRows(clusters.rows, this.clusters.rows) && flags.every((flag, i) => flag === clusters.flags[i])) return null;
    this.clusters = clusters;
    this.clustersChangedAt = now;
    const { columns } = this.board;
    for (const slot of this.points.slots()) if (this.isClustered(columns, slot)) this.points.hide(slot);
    // Cells that are no clusters any more, and all others at first: their members come out as points.
    this.showMembers(
      (cell, group) => (first || flags[cell * 2 + group] === 1) && clusters.flags[cell * 2 + group] === 0 && this.cells.has(cell, group),
    );
    return clusters.rows;
  }

  private showMembers(isFresh: (cell: number, group: number) => boolean): void {
    const { columns } = this.board;
    const { level, x, y, width } = this.cells.range;
    const fresh = new Uint8Array(this.cells.size);
    const finer = new Set<number>();
    let any = false;
    for (let cell = 0; cell < fresh.length; cell++) {
      fresh[cell] = (isFresh(cell, 0) ? 1 : 0) | (isFresh(cell, 1) ? 2 : 0);
      if (fresh[cell] === 0) continue;
      any = true;
      if (level <= gridLevel) continue;
      const cx = ((x + (cell % width)) & (2 ** level - 1)) >> (level - gridLevel);
      finer.add(((y + Math.floor(cell / width)) >> (level - gridLevel)) * 2 ** gridLevel + cx);
    }
    if (!any) return;
    this.eachCell((cell, cx, cy) => {
      const holds =
        level <= gridLevel ? fresh[this.cells.atCell(cx >> this.coarser, cy >> this.coarser)]! > 0 : finer.has(cy * 2 ** gridLevel + cx);
      if (!holds) return;
      this.eachMatch(cell, (slot) => {
        if (fresh[this.cells.at(columns.x[slot]!, columns.y[slot]!)]! & (1 << groupOf(columns.word[slot]!))) this.points.show(slot);
      });
    });
  }

  /** By how many bits the screen's cells are larger than the grid's. */
  private get coarser(): number {
    return gridLevel - this.cells.range.level;
  }

  private isInView(rows: Columns, row: number): boolean {
    if (!this.layerOn[layerOf(rows.word[row]!)] || !this.window.has(rows.x[row]!, rows.y[row]!)) return false;
    return (this.tally.matcher.test(rows, row) & passesAll) > 0;
  }

  private isClustered(rows: Columns, row: number): boolean {
    return this.clusters.flags[this.cells.at(rows.x[row]!, rows.y[row]!) * 2 + groupOf(rows.word[row]!)] === 1;
  }

  private count(rows: Columns, row: number, sign: 1 | -1): void {
    const word = rows.word[row]!;
    const cell = this.cells.at(rows.x[row]!, rows.y[row]!);
    if (layerOf(word) === incidents) this.cells.addClaims(cell, timingOfStatus[statusOf(word)]!, sign);
    else this.cells.addSuppliers(cell, sign);
    this.cells.addPlaces(cell, groupOf(word), sign * rows.x[row]!, sign * rows.y[row]!);
  }

  private addTallied(gridCell: number, cell: number): void {
    const { counts, sums } = this.tally;
    for (let layer = 0; layer < mapLayers.length; layer++) {
      const count = counts[gridCell * countsPerCell + timings.length + layer]!;
      if (!this.layerOn[layer] || count === 0) continue;
      if (layer !== incidents) this.cells.addSuppliers(cell, count);
      else {
        for (let timing = 0; timing < timings.length; timing++) {
          const claims = counts[gridCell * countsPerCell + timing]!;
          if (claims > 0) this.cells.addClaims(cell, timing, claims);
        }
      }
      const sum = gridCell * sumsPerCell + layer * 2;
      this.cells.addPlaces(cell, layer === incidents ? 0 : 1, sums[sum]!, sums[sum + 1]!);
    }
  }

  /** The grid's cells that the window touches; `inside` those that lie in it as a whole. */
  private eachCell(visit: (cell: number, cx: number, cy: number, inside: boolean) => void): void {
    const { grid } = this.board;
    const { x, y, width, height } = this.window.cells(gridLevel);
    const wrap = 2 ** gridLevel - 1;
    const look = (cell: number, column: number, row: number): void => {
      if (grid.count[cell] === 0) return;
      visit(cell, grid.cellX[cell]!, grid.cellY[cell]!, column > 0 && column < width - 1 && row > 0 && row < height - 1);
    };
    if (width * height > grid.cells) {
      for (let cell = 0; cell < grid.cells; cell++) {
        const column = (grid.cellX[cell]! - x) & wrap;
        const row = grid.cellY[cell]! - y;
        if (column < width && row >= 0 && row < height) look(cell, column, row);
      }
      return;
    }
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const cell = grid.cellAt((x + column) & wrap, y + row);
        if (cell >= 0) look(cell, column, row);
      }
    }
  }

  /** The features of a grid cell that are in view. The innermost loop of all: it reads what lies side by side, and the columns last. */
  private eachMatch(cell: number, visit: (slot: number) => void): void {
    const { grid, columns } = this.board;
    const { entries, next } = grid;
    const { classes, instances, deep } = this.tally.matcher;
    let left = grid.inHead(cell);
    for (let block = grid.head[cell]!; block >= 0; block = next[block]!) {
      const start = block * perBlock * stride;
      for (let at = start; at < start + left * stride; at += stride) {
        const word = entries[at + 3]!;
        if ((classes[word & classMask]! & passesAll) === 0 || !this.layerOn[word & 7] || !instances.bits[word >> instanceShift]) continue;
        if (!this.window.has(entries[at + 1]!, entries[at + 2]!)) continue;
        const slot = entries[at]!;
        if (!deep || this.tally.matcher.passesDeep(columns, slot)) visit(slot);
      }
      left = perBlock;
    }
  }
}

const sameRows = (a: number[][], b: number[][]): boolean =>
  a.length === b.length && a.every((row, i) => row.every((value, j) => value === b[i]![j]));

/** What is in view as plain objects, for those who do not read packed frames. The same answer as a first frame. */
export function features(
  board: Board,
  scope: BoardScope,
  view: BoardView,
  now: number,
): { points: FramePoint[]; clusters: FrameCluster[]; totals: FrameTotals } {
  const frame = new MapView(board, scope, view).next(now)!;
  return { points: decodePoints(frame, new Map()), clusters: decodeClusters(frame)!, totals: frame.totals! };
}

/** The totals of a scope and a filter, exact at `now`. */
export function kpis(board: Board, scope: BoardScope, filter: BoardFilter, now: number): FrameTotals {
  const tally = tallyOf(board, scope, filter);
  tally.refreshOldest(now, true);
  return new ViewTotals(tally, scope.hiddenColumns).next(now, true)!;
}
