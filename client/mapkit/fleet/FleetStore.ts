import {
  columnsOf,
  decodeClusters,
  pointOf,
  readDictionary,
  type ClusterGroup,
  type FrameEntry,
  type FramePoint,
  type FrameTotals,
  type PackedFrame,
  type PointColumnsOfFrame,
} from "../../../schema/rules/map/frames";
import { mapLimits } from "../../../schema/rules/map/map";
import { Camera } from "./Camera";
import type { FleetCluster } from "./clusters";
import { FleetIndex, type FleetRef } from "./FleetIndex";
import { hitAt, pointsInView, stackOf, type FleetHit } from "./hitTest";
import { mercatorX, mercatorY } from "./mercator";
import { placeClusters } from "./placeClusters";
import { Movement } from "./Movement";
import { layerNumber, readPoint, statusNumber, writePoint, writeRow, type FleetPoint } from "./readPoint";

/** A point that is drawn although no frame contains it. `leftOut`: the filter or the layers exclude it. */
export type PinnedPoint = Omit<FramePoint, "handle"> & { leftOut: boolean };
const PINNED_HANDLE = -1;

/**
 * Everything the map shows, outside React: frames are written, the fleet layer and hit tests read the columns, React reads totals. `now`:
 * monotonic clock in milliseconds.
 */
export class FleetStore {
  readonly index = new FleetIndex();
  readonly points = this.index.points;
  readonly camera = new Camera();
  readonly movement = new Movement(this.points, this.camera);
  clusters: FleetCluster[] = [];
  totals: FrameTotals | null = null;
  /** Points with a handle whose id was never sent. They are not shown. */
  unnamedPoints = 0;

  readonly changes = { order: true, slots: [] as number[], clusters: true };

  private viewZoom: number = mapLimits.maxZoom;
  private pinned: PinnedPoint | null = null;
  private generation = 0;
  private dictionary = new Map<number, FrameEntry>();
  private readonly totalsListeners = new Set<() => void>();
  private readonly changeListeners = new Set<() => void>();

  constructor(readonly now: () => number = () => performance.now()) {}

  /**
   * Applies a frame. A first frame replaces everything but keeps the motion of known points. Throws RangeError for an unknown version and
   * changes nothing.
   */
  apply(frame: PackedFrame): void {
    const dictionary = frame.first ? new Map<number, FrameEntry>() : this.dictionary;
    const columns = columnsOf(frame);
    const clusters = decodeClusters(frame);
    const now = this.now();
    this.dictionary = dictionary;
    if (frame.first) {
      this.generation++;
      this.index.forgetHandles();
    }
    for (const handle of frame.removed) if (this.index.removeHandle(handle)) this.changes.order = true;
    readDictionary(frame, dictionary);
    const frameHandles = new Set(frame.handles);
    for (let row = 0; row < columns.handle.length; row++) {
      const handle = columns.handle[row]!;
      const slot = frameHandles.has(handle) ? undefined : this.index.slotOfHandle(handle);
      if (slot === undefined) this.putPoint(pointOf(columns, row, dictionary), now);
      else this.updatePoint(slot, columns, row, now);
    }
    if (frame.first) {
      this.index.removeOlder(this.generation);
      this.changes.order = true;
    }
    this.drawPinned(now);
    if (clusters || frame.first) {
      this.clusters = placeClusters(clusters ?? [], this.viewZoom);
      this.changes.clusters = true;
    }
    // A hidden tab draws nothing, so the list of slots is bounded.
    if (this.changes.slots.length > this.points.count) this.changes.order = true;
    if (this.changes.order) this.changes.slots.length = 0;
    this.changed();
    if (!frame.totals) return;
    this.totals = frame.totals;
    this.totalsListeners.forEach((listener) => listener());
  }

  setViewZoom(zoom: number): void {
    this.viewZoom = zoom;
  }

  /** Draws a point even if no frame contains it; null clears it. */
  pin(point: PinnedPoint | null): void {
    if (this.index.removeHandle(PINNED_HANDLE)) this.changes.order = true;
    this.pinned = point;
    this.drawPinned(this.now());
    if (this.changes.order) this.changes.slots.length = 0;
    this.changed();
  }
  isOnlyPinned(ref: FleetRef): boolean {
    const slot = this.index.slotOf(ref);
    return slot !== undefined && this.points.at.handle[slot] === PINNED_HANDLE;
  }

  /** For `useSyncExternalStore`, with `getTotals`: called when totals change, not for positions. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.totalsListeners.add(listener);
    return () => this.totalsListeners.delete(listener);
  };
  readonly getTotals = (): FrameTotals | null => this.totals;

  onChange(listener: () => void): () => void {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  }

  /** Switches motion. When off (paused or reduced motion), moving points jump to their end. */
  setAnimated(animated: boolean): void {
    if (this.movement.animated === animated) return;
    this.movement.animated = animated;
    if (animated) return;
    this.movement.arriveAll((slot) => this.changes.slots.push(slot));
    this.changed();
  }

  /** True if a redraw would differ from the last one because of motion. */
  isMoving(): boolean {
    return this.movement.isMoving(this.now());
  }

  byId(id: string, group: ClusterGroup): FleetPoint | null {
    const slot = this.index.slotOf({ group, id });
    return slot === undefined ? null : this.pointAt(slot);
  }
  pointAt(slot: number): FleetPoint {
    const now = this.now();
    return readPoint(this.points, slot, this.movement.shownX(slot, now), this.movement.shownY(slot, now));
  }

  stackOf(ref: FleetRef): FleetRef[] {
    return stackOf(this, ref);
  }
  hitAt(x: number, y: number): FleetHit | null {
    return hitAt(this, x, y);
  }
  pointsInView(limit = Infinity): FleetRef[] {
    return pointsInView(this, limit);
  }

  private changed(): void {
    this.changeListeners.forEach((listener) => listener());
  }

  private drawPinned(now: number): void {
    const { pinned } = this;
    if (!pinned) return;
    const slot = this.index.slotOf({ group: groupOf(pinned), id: pinned.id });
    if (slot === undefined || this.points.at.handle[slot] === PINNED_HANDLE) this.putPoint({ ...pinned, handle: PINNED_HANDLE }, now);
  }

  private putPoint(point: FramePoint & { leftOut?: boolean }, now: number): void {
    if (!point.id) {
      this.unnamedPoints++;
      return;
    }
    const ref: FleetRef = { group: groupOf(point), id: point.id };
    const knownSlot = this.index.slotOf(ref);
    const slot = knownSlot ?? this.index.add(ref, layerNumber(point));
    const { at } = this.points;
    const [x, y] = [mercatorX(point.lon), mercatorY(point.lat)];
    if (knownSlot === undefined) this.movement.put(slot, x, y, now);
    else this.movement.move(slot, x, y, point.fixAt && at.fixAt[slot] ? point.fixAt - at.fixAt[slot] : 0, now);
    if (knownSlot === undefined || at.layer[slot] !== layerNumber(point) || at.status[slot] !== statusNumber(point))
      this.changes.order = true;
    else this.changes.slots.push(slot);
    writePoint(this.points, slot, point);
    at.generation[slot] = this.generation;
    this.index.setHandle(slot, point.handle);
  }

  private updatePoint(slot: number, columns: PointColumnsOfFrame, row: number, now: number): void {
    const { at } = this.points;
    const [layer, status, fixAt] = [at.layer[slot], at.status[slot], at.fixAt[slot]!];
    writeRow(this.points, slot, columns, row);
    const sinceFix = at.fixAt[slot] && fixAt ? at.fixAt[slot]! - fixAt : 0;
    this.movement.move(slot, mercatorX(columns.lon[row]! / 1e6), mercatorY(columns.lat[row]! / 1e6), sinceFix, now);
    if (at.layer[slot] !== layer || at.status[slot] !== status) this.changes.order = true;
    else this.changes.slots.push(slot);
    at.generation[slot] = this.generation;
  }
}

const groupOf = ({ layer }: Pick<FramePoint, "layer">): ClusterGroup => (layer === "INCIDENTS" ? "claims" : "suppliers");
