// Computes the frames of one map subscription: the first contains the whole view, later ones only changes.
import {
  decodeClusters,
  decodePoints,
  frameVersion,
  type FrameCluster,
  type FrameEntry,
  type FramePoint,
  type FrameTotals,
  type PackedFrame,
} from "../../schema/rules/map/frames";
import { mapLimits } from "../../schema/rules/map/map";
import { mapLayers, type MapLayer } from "../../schema/rules/lists/mapLayers";
import type { Board } from "./board";
import { passesAll } from "./classMatrix";
import type { Columns } from "./columns";
import { Scan, type MatchBuffer } from "./scan";
import type { BoardFilter, BoardScope } from "./boardScope";
import { ShownPoints } from "./shownPoints";
import { completeTally, tallyOf } from "./tallyCache";
import type { Tally } from "./tally";
import { ViewTotals } from "./viewTotals";
import { ClusterCells, type ClusterLimits, type Clusters } from "./clusterCells";
import { Viewport, type Bounds } from "./viewport";
import { groupOf, layerOf, timingOf } from "./packedAttributes";

export interface BoardView {
  bounds: Bounds;
  zoom: number;
  layers: readonly MapLayer[];
  filter?: BoardFilter;
}

const defaultLimits: ClusterLimits = { points: mapLimits.pointsInView, clusters: 500 };
/** Minimum interval between recalculations of clusters, in milliseconds. Points follow every frame. */
const CLUSTER_INTERVAL_MS = 1000;

/** State of one map subscription. It only reads the board; its handles and dictionary belong to this subscription. */
export class MapView {
  private tally: Tally;
  private readonly viewport: Viewport;
  private readonly points: ShownPoints;
  private totals: ViewTotals;
  /** 1 for each layer that is switched on. A layer outside the scope passes no matcher. */
  private readonly layerOn: Uint8Array;
  private readonly showTimings: boolean;
  private readonly cells: ClusterCells;
  private clusters: Clusters;
  private clustersMadeAt = -Infinity;
  private inViewChanged = false;
  /** All features in view while a first frame is computed. null if counts alone sufficed. */
  private firstMatches: Readonly<MatchBuffer> | null = null;
  private scan: Scan;
  private filter: BoardFilter;
  private filterChanged = false;
  private cursor = -1;

  constructor(
    private readonly board: Board,
    readonly scope: BoardScope,
    view: BoardView,
    private readonly limits: ClusterLimits = defaultLimits,
  ) {
    this.viewport = new Viewport(view.bounds);
    this.cells = new ClusterCells(this.viewport, view.zoom);
    this.clusters = this.noClusters();
    this.filter = view.filter ?? {};
    this.tally = tallyOf(board, scope, this.filter);
    this.points = new ShownPoints(board, scope.hiddenColumns);
    this.totals = new ViewTotals(this.tally);
    this.layerOn = Uint8Array.from({ length: 8 }, (_, layer) => (this.isDrawn(mapLayers[layer]!, view) ? 1 : 0));
    this.scan = new Scan(board, this.viewport, this.tally, this.layerOn);
    this.showTimings = !scope.hiddenColumns?.includes("status");
  }

  get dictionary(): Map<number, FrameEntry> {
    return this.points.dictionary;
  }

  get shown(): { claims: string[]; suppliers: string[] } {
    return this.points.ids;
  }

  setFilter(filter: BoardFilter): void {
    if (filter === this.filter) return;
    this.filter = filter;
    this.tally = tallyOf(this.board, this.scope, filter);
    this.totals = new ViewTotals(this.tally);
    this.scan = new Scan(this.board, this.viewport, this.tally, this.layerOn);
    this.filterChanged = true;
  }

  /** True if `next` can run without blocking, because the counts of the filter are complete. */
  get isReady(): boolean {
    return this.tally.isCounted;
  }

  /** Computes those counts in slices of a few milliseconds. Otherwise `next` computes them in one go. */
  prepare(): Promise<void> {
    return completeTally(this.tally);
  }

  /**
   * Returns the changes since the last call, at first everything; null if nothing changed. `now`: server time in milliseconds.
   * `followedAt`: when the board last caught up with the change log.
   */
  next(now: number, followedAt = now): PackedFrame | null {
    const { history } = this.board;
    const head = history.endTick();
    this.tally.follow();
    const first = this.cursor < 0 || history.hasMissed(this.cursor);
    const recounted = first || this.filterChanged;
    if (first) this.startOver();
    else if (recounted) this.recount();
    else this.applyChanges();
    this.cursor = head;
    this.filterChanged = false;
    const clusters = this.nextClusters(now, recounted);
    const totals = this.totals.next(now, first);
    const points = this.points.take();
    if (!first && !points && !clusters && !totals) return null;
    const none = { points: this.points.columns.map(() => []), handles: [], ids: [], names: [], removed: [] };
    return { version: frameVersion, columns: this.points.columns, first, at: now, followedAt, ...(points ?? none), clusters, totals };
  }

  private isDrawn(layer: MapLayer, { layers }: BoardView): boolean {
    return layers.includes(layer) && !this.scope.hiddenColumns?.includes(`${layer}.position`);
  }

  private noClusters(): Clusters {
    return { flags: new Uint8Array(this.cells.size * 2), rows: [] };
  }

  private startOver(): void {
    this.points.reset();
    this.cells.clear();
    this.clusters = this.noClusters();
    this.firstMatches = this.scan.count(this.cells);
  }

  /** Recounts the view after a change of filter. Features that are shown and still pass stay. */
  private recount(): void {
    const { history, columns } = this.board;
    history.eachTouching(this.viewport, this.cursor, (at) => {
      const slot = history.slot[at]!;
      if (this.points.has(slot)) this.points.show(slot, { rows: history.before, row: at });
    });
    for (const slot of this.points.slots()) if (!this.isInView(columns, slot)) this.points.hide(slot);
    this.cells.clear();
    this.clusters = this.noClusters();
    this.firstMatches = this.scan.count(this.cells);
  }

  private applyChanges(): void {
    const { history, columns } = this.board;
    const changedServing = this.tally.servingChangedSince(this.cursor);
    const updateSlot = (slot: number, rows: Columns, row: number): void => {
      const wasInView = this.isInView(rows, row, changedServing);
      const isInViewNow = this.isInView(columns, slot);
      if (wasInView) this.count(rows, row, -1);
      const member = isInViewNow ? this.count(columns, slot, 1) : -1;
      if (wasInView || isInViewNow) this.inViewChanged = true;
      if (isInViewNow && !this.clusters.flags[member]) this.points.show(slot, wasInView ? { rows, row } : undefined);
      else this.points.hide(slot);
    };
    history.eachTouching(this.viewport, this.cursor, (at) => updateSlot(history.slot[at]!, history.before, at));
    this.tally.eachServingChanged(changedServing, this.cursor, (slot) => updateSlot(slot, columns, slot));
  }

  /** `recounted`: the whole view was counted again, and members of dissolved clusters must be shown as points. */
  private nextClusters(now: number, recounted: boolean): number[][] | null {
    // A burst of new points is clustered immediately instead of being sent point by point.
    const due = recounted || now - this.clustersMadeAt >= CLUSTER_INTERVAL_MS || this.points.size > 2 * this.limits.points;
    if (!due || !(recounted || this.inViewChanged)) return null;
    this.inViewChanged = false;
    const clusters = this.cells.clusters(this.limits, this.showTimings);
    const { flags, rows } = this.clusters;
    this.clustersMadeAt = now;
    const isRegrouped = recounted || !sameFlags(flags, clusters.flags);
    if (!isRegrouped && sameRows(clusters.rows, rows)) return null;
    this.clusters = clusters;
    if (isRegrouped) this.regroup(flags, recounted);
    this.firstMatches = null;
    return clusters.rows;
  }

  /** Hides the points of new clusters and shows the members of dissolved ones; after a recount, those of all cells without a cluster. */
  private regroup(before: Uint8Array, recounted: boolean): void {
    const { columns } = this.board;
    for (const slot of this.points.slots()) if (this.isClustered(columns, slot)) this.points.hide(slot);
    const { flags } = this.clusters;
    const fresh = new Uint8Array(flags.length);
    for (let member = 0; member < flags.length; member++)
      if ((recounted || before[member]) && !flags[member] && this.cells.members[member]! > 0) fresh[member] = 1;
    if (fresh.includes(1)) this.showMembers(fresh);
  }

  private showMembers(fresh: Uint8Array): void {
    const { firstMatches: matched } = this;
    const show = (slot: number): void => {
      if (!this.points.has(slot)) this.points.show(slot);
    };
    if (!matched) this.scan.members(this.cells, fresh, show);
    else for (let i = 0; i < matched.length; i += 2) if (fresh[matched.list[i + 1]!]) show(matched.list[i]!);
  }

  private isInView(rows: Columns, row: number, changedServing: ReadonlySet<number> | null = null): boolean {
    if (!this.layerOn[layerOf(rows.packed[row]!)] || !this.viewport.has(rows.x[row]!, rows.y[row]!)) return false;
    return (this.tally.matcher.test(rows, row, changedServing) & passesAll) > 0;
  }

  private isClustered(rows: Columns, row: number): boolean {
    return this.clusters.flags[this.cells.memberAt(rows.x[row]!, rows.y[row]!, groupOf(rows.packed[row]!))] === 1;
  }

  private count(rows: Columns, row: number, sign: 1 | -1): number {
    const packed = rows.packed[row]!;
    return this.cells.add(rows.x[row]!, rows.y[row]!, groupOf(packed), timingOf(packed), sign);
  }
}

const sameFlags = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a.buffer).equals(Buffer.from(b.buffer));

const sameRows = (a: number[][], b: number[][]): boolean =>
  a.length === b.length && a.every((row, i) => row.every((value, j) => value === b[i]![j]));

/** Returns the features in view as plain objects, equal to a first frame, for clients that do not decode packed frames. */
export function mapFeatures(
  board: Board,
  scope: BoardScope,
  view: BoardView,
  now: number,
): { points: FramePoint[]; clusters: FrameCluster[]; totals: FrameTotals } {
  const frame = new MapView(board, scope, view).next(now)!;
  return { points: decodePoints(frame, new Map()), clusters: decodeClusters(frame)!, totals: frame.totals! };
}

export function scopeTotals(board: Board, scope: BoardScope, filter: BoardFilter, now: number): FrameTotals {
  const tally = tallyOf(board, scope, filter);
  tally.follow();
  while (!tally.seekOldest(now, true));
  return new ViewTotals(tally).next(now, true)!;
}
