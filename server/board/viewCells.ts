// The screen's cells of one view: how many of which timing are in each, kept up with the changes, and the clusters that come of them.
import { timings } from "../../schema/rules/claims";
import { clusterGroups } from "../../schema/rules/frames";
import { latOf, lonOf, mercatorBits } from "./mercator";
import type { CellRange, Window } from "./window";

/** Cells of 64 screen pixels: at zoom 0 the world is 512 pixels, eight cells. */
const levelOfZoom = (zoom: number): number => Math.floor(zoom) + 3;
const maxLevel = 22;
/** A view of more cells than the largest screens have gets coarser ones. */
const maxCells = 4096;
/** In a cell with this many members of a group they become a cluster. */
const clusterFrom = { fewInView: 5, manyInView: 2 };

/** Numbers of a cell: claims by timing, then suppliers. */
const perCell = timings.length + 1;
const groups = clusterGroups.length;

export interface ClusterLimits {
  /** Features in view as points. */
  points: number;
  /** Clusters in view. */
  clusters: number;
}

/** `flags`: 1 for each cell and group that is drawn as a cluster. `rows` as in `PackedFrame.clusters`. */
export interface Clusters {
  flags: Uint8Array;
  rows: number[][];
}

export class ViewCells {
  readonly range: CellRange;
  readonly size: number;
  /** Features in view. */
  total = 0;
  private readonly shift: number;
  private readonly wrap: number;
  private readonly counts: Int32Array;
  /** x and y of the claims, x and y of the suppliers. */
  private readonly sums: Float64Array;

  constructor(window: Window, zoom: number) {
    let level = Math.max(0, Math.min(maxLevel, levelOfZoom(zoom)));
    let range = window.cells(level);
    while (range.width * range.height > maxCells) range = window.cells(--level);
    this.range = range;
    this.size = range.width * range.height;
    this.shift = mercatorBits - level;
    this.wrap = 2 ** level - 1;
    this.counts = new Int32Array(this.size * perCell);
    this.sums = new Float64Array(this.size * groups * 2);
  }

  /** The cell of a place in view. */
  at(x: number, y: number): number {
    return ((y >> this.shift) - this.range.y) * this.range.width + (((x >> this.shift) - this.range.x) & this.wrap);
  }

  /** The cell by its place on its level. */
  atCell(cx: number, cy: number): number {
    return (cy - this.range.y) * this.range.width + ((cx - this.range.x) & this.wrap);
  }

  /** Adds `count` claims of a timing, or takes them away; x and y are their sums. */
  addClaims(cell: number, timing: number, count: number): void {
    this.counts[cell * perCell + timing]! += count;
    this.total += count;
  }

  addSuppliers(cell: number, count: number): void {
    this.counts[cell * perCell + timings.length]! += count;
    this.total += count;
  }

  addPlaces(cell: number, group: number, x: number, y: number): void {
    this.sums[(cell * groups + group) * 2]! += x;
    this.sums[(cell * groups + group) * 2 + 1]! += y;
  }

  has(cell: number, group: number): boolean {
    return this.count(this.counts, cell, group) > 0;
  }

  /** Which cells are clusters now; cells of double the side as long as there would be too many. */
  clusters(limits: ClusterLimits, showTimings: boolean): Clusters {
    const from = this.total > limits.points ? clusterFrom.manyInView : clusterFrom.fewInView;
    for (let coarser = 0; ; coarser++) {
      const found = this.clustersOf(coarser, from, showTimings);
      if (found.rows.length <= limits.clusters || coarser === this.range.level) return found;
    }
  }

  private clustersOf(coarser: number, from: number, showTimings: boolean): Clusters {
    const { range, wrap } = this;
    const width = (range.width >> coarser) + 2;
    const cells = coarser === 0 ? this.size : width * ((range.height >> coarser) + 2);
    const counts = coarser === 0 ? this.counts : new Int32Array(cells * perCell);
    const sums = coarser === 0 ? this.sums : new Float64Array(cells * groups * 2);
    const coarse = (cell: number): number => {
      if (coarser === 0) return cell;
      const cx = (range.x + (cell % range.width)) & wrap;
      const cy = range.y + Math.floor(cell / range.width);
      return ((cy >> coarser) - (range.y >> coarser)) * width + (((cx >> coarser) - (range.x >> coarser)) & (wrap >> coarser));
    };
    if (coarser > 0) {
      for (let cell = 0; cell < this.size; cell++) {
        const into = coarse(cell);
        for (let i = 0; i < perCell; i++) counts[into * perCell + i]! += this.counts[cell * perCell + i]!;
        for (let i = 0; i < groups * 2; i++) sums[into * groups * 2 + i]! += this.sums[cell * groups * 2 + i]!;
      }
    }
    const rows: number[][] = [];
    for (let group = 0; group < groups; group++) {
      for (let cell = 0; cell < cells; cell++) {
        const count = this.count(counts, cell, group);
        if (count < from) continue;
        const at = (cell * groups + group) * 2;
        const byTiming = timings.map((_, timing) => (group === 0 && showTimings ? counts[cell * perCell + timing]! : 0));
        rows.push([group, lonOf(sums[at]! / count), latOf(sums[at + 1]! / count), count, ...byTiming]);
      }
    }
    const flags = new Uint8Array(this.size * groups);
    for (let i = 0; i < flags.length; i++) {
      const cell = Math.floor(i / groups);
      if (this.count(counts, coarse(cell), i % groups) >= from) flags[i] = 1;
    }
    return { flags, rows };
  }

  private count(counts: Int32Array, cell: number, group: number): number {
    if (group > 0) return counts[cell * perCell + timings.length]!;
    let claims = 0;
    for (let timing = 0; timing < timings.length; timing++) claims += counts[cell * perCell + timing]!;
    return claims;
  }
}
