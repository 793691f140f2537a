// Counts a view's features per screen cell and timing, and decides which cells become clusters.
import { timings } from "../../schema/rules/lists/claims";
import { clusterGroups } from "../../schema/rules/map/frames";
import { clusterLevel } from "../../schema/rules/map/map";
import { latOf, lonOf, mercatorBits } from "./mercator";
import type { CellRange, Viewport } from "./viewport";

const MAX_LEVEL = 22;
/** Maximum number of cells per view. A larger view uses coarser cells. */
const MAX_CELLS = 4096;
/** Minimum number of members of a group in a cell that are drawn as a cluster. */
const MIN_CLUSTER_SIZE = { fewInView: 5, manyInView: 2 };

const groups = clusterGroups.length;
/** Copied for each row: an array that grows would leave garbage behind. */
const blankRow = [0, 0, 0, 0, ...timings.map(() => 0)];

export interface ClusterLimits {
  points: number;
  clusters: number;
}

/** `flags`: 1 for each cell and group drawn as a cluster. `rows`: as in `PackedFrame.clusters`. */
export interface Clusters {
  flags: Uint8Array;
  rows: number[][];
}

interface Counts {
  byTiming: Int32Array;
  members: Int32Array;
  sums: Float64Array;
  /** Coarser cell of each of the view's cells. Absent if the cells are the view's own. */
  cellOf?: Int32Array;
}

export class ClusterCells implements Counts {
  readonly range: CellRange;
  readonly size: number;
  total = 0;
  private readonly shift: number;
  private readonly wrap: number;
  readonly byTiming: Int32Array;
  readonly members: Int32Array;
  readonly sums: Float64Array;

  constructor(viewport: Viewport, zoom: number) {
    if (!Number.isFinite(zoom)) throw new RangeError("zoom: not a number");
    let level = Math.max(0, Math.min(MAX_LEVEL, clusterLevel(zoom)));
    let range = viewport.cells(level);
    while (range.width * range.height > MAX_CELLS) range = viewport.cells(--level);
    this.range = range;
    this.size = range.width * range.height;
    this.shift = mercatorBits - level;
    this.wrap = 2 ** level - 1;
    this.byTiming = new Int32Array(this.size * timings.length);
    this.members = new Int32Array(this.size * groups);
    this.sums = new Float64Array(this.size * groups * 2);
  }

  atCell(cx: number, cy: number): number {
    return (cy - this.range.y) * this.range.width + ((cx - this.range.x) & this.wrap);
  }

  /** Returns the member index, which combines cell and group, of a position in view. */
  memberAt(x: number, y: number, group: number): number {
    return this.atCell(x >> this.shift, y >> this.shift) * groups + group;
  }

  /** Adds (`sign` 1) or removes (-1) a feature and returns its member index. `timing`: -1 for a supplier. */
  add(x: number, y: number, group: number, timing: number, sign: 1 | -1): number {
    const member = this.memberAt(x, y, group);
    this.members[member]! += sign;
    this.sums[member * 2]! += sign * x;
    this.sums[member * 2 + 1]! += sign * y;
    if (timing >= 0) this.byTiming[(member >> 1) * timings.length + timing]! += sign;
    this.total += sign;
    return member;
  }

  addMany(cell: number, group: number, count: number, sumX: number, sumY: number): void {
    const member = cell * groups + group;
    this.members[member]! += count;
    this.sums[member * 2]! += sumX;
    this.sums[member * 2 + 1]! += sumY;
    this.total += count;
  }

  addTimings(cell: number, counts: Int32Array, at: number): void {
    const { byTiming } = this;
    const to = cell * timings.length;
    for (let timing = 0; timing < timings.length; timing++) byTiming[to + timing]! += counts[at + timing]!;
  }

  clear(): void {
    this.byTiming.fill(0);
    this.members.fill(0);
    this.sums.fill(0);
    this.total = 0;
  }

  /**
   * Returns the positions (x times the level's width, plus y) of the selected members' cells on a level that is coarser by `coarser` bits.
   */
  placesOf(selected: Uint8Array, coarser: number): Set<number> {
    const { x, y, width, level } = this.range;
    const across = 2 ** (level - coarser);
    const places = new Set<number>();
    for (let member = 0; member < selected.length; member++) {
      if (!selected[member]) continue;
      const cell = member >> 1;
      places.add((((x + (cell % width)) & this.wrap) >> coarser) * across + ((y + Math.floor(cell / width)) >> coarser));
    }
    return places;
  }

  /** Decides which cells are clusters. Doubles the cell size until the limits are met. */
  clusters(limits: ClusterLimits, showTimings: boolean): Clusters {
    const from = this.total > limits.points ? MIN_CLUSTER_SIZE.manyInView : MIN_CLUSTER_SIZE.fewInView;
    for (let coarser = 0; ; coarser++) {
      const counts: Counts = coarser === 0 ? this : this.coarserCounts(coarser);
      let clusterCount = 0;
      for (const count of counts.members) if (count >= from) clusterCount++;
      if (clusterCount <= limits.clusters || coarser === this.range.level) return this.clustersOf(counts, from, showTimings);
    }
  }

  private clustersOf({ members, sums, byTiming, cellOf }: Counts, from: number, showTimings: boolean): Clusters {
    const rows: number[][] = [];
    for (let group = 0; group < groups; group++) {
      for (let member = group; member < members.length; member += groups) {
        const count = members[member]!;
        if (count < from) continue;
        const row = blankRow.slice();
        row[0] = group;
        row[1] = lonOf(sums[member * 2]! / count);
        row[2] = latOf(sums[member * 2 + 1]! / count);
        row[3] = count;
        const at = ((member - group) / groups) * timings.length;
        if (group === 0 && showTimings) for (let timing = 0; timing < timings.length; timing++) row[4 + timing] = byTiming[at + timing]!;
        rows.push(row);
      }
    }
    const flags = new Uint8Array(this.size * groups);
    for (let cell = 0; cell < this.size; cell++) {
      const coarserCell = cellOf ? cellOf[cell]! : cell;
      for (let group = 0; group < groups; group++) if (members[coarserCell * groups + group]! >= from) flags[cell * groups + group] = 1;
    }
    return { flags, rows };
  }

  /** Returns the counts in cells of 2^coarser times the side, aligned with the world, and the coarser cell of each cell. */
  private coarserCounts(coarser: number): Counts {
    const { range, wrap } = this;
    const width = (range.width >> coarser) + 2;
    const size = width * ((range.height >> coarser) + 2);
    const members = new Int32Array(size * groups);
    const sums = new Float64Array(size * groups * 2);
    const byTiming = new Int32Array(size * timings.length);
    const cellOf = new Int32Array(this.size);
    for (let cell = 0; cell < this.size; cell++) {
      const cx = (range.x + (cell % range.width)) & wrap;
      const cy = range.y + Math.floor(cell / range.width);
      const into = ((cy >> coarser) - (range.y >> coarser)) * width + (((cx >> coarser) - (range.x >> coarser)) & (wrap >> coarser));
      cellOf[cell] = into;
      for (let i = 0; i < groups; i++) members[into * groups + i]! += this.members[cell * groups + i]!;
      for (let i = 0; i < groups * 2; i++) sums[into * groups * 2 + i]! += this.sums[cell * groups * 2 + i]!;
      for (let i = 0; i < timings.length; i++) byTiming[into * timings.length + i]! += this.byTiming[cell * timings.length + i]!;
    }
    return { members, sums, byTiming, cellOf };
  }
}
