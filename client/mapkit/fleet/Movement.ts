import type { Camera } from "./Camera";
import { motionDurationMs, shareDone } from "./motion";
import type { PointColumns } from "./PointColumns";

/** Pixels around the view in which a motion is still drawn as one. */
const VIEW_MARGIN_PX = 40;

/** Where the points are shown, and how they get from fix to fix. Times are those of the store's clock, milliseconds. */
export class Movement {
  /** Off: new fixes jump. */
  animated = true;

  constructor(
    private readonly points: PointColumns,
    private readonly camera: Camera,
  ) {}

  /** Shown place of a slot on the unit mercator square. */
  shownX(slot: number, now: number): number {
    const { fromX, toX, start, end } = this.points.at;
    return fromX[slot]! + (toX[slot]! - fromX[slot]!) * shareDone(start[slot]!, end[slot]!, now);
  }
  shownY(slot: number, now: number): number {
    const { fromY, toY, start, end } = this.points.at;
    return fromY[slot]! + (toY[slot]! - fromY[slot]!) * shareDone(start[slot]!, end[slot]!, now);
  }

  /** Puts a slot somewhere, at rest. */
  put(slot: number, x: number, y: number, now: number): void {
    const { at } = this.points;
    at.fromX[slot] = at.toX[slot] = x;
    at.fromY[slot] = at.toY[slot] = y;
    at.start[slot] = at.end[slot] = now;
  }

  /**
   * Sets a slot on its way to a new fix, from where it is shown now. `sinceFix` is the time since its last fix, milliseconds;
   * 0 when the fixes do not say, then the time since that one came is taken. A fix at the same place leaves the motion alone.
   */
  move(slot: number, x: number, y: number, sinceFix: number, now: number): void {
    const { at } = this.points;
    if (at.toX[slot] === x && at.toY[slot] === y) return;
    const interval = sinceFix > 0 ? sinceFix : now - at.start[slot]!;
    const length = this.animated ? motionDurationMs(at.toX[slot]!, at.toY[slot]!, x, y, interval) : 0;
    const [shownX, shownY] = [this.shownX(slot, now), this.shownY(slot, now)];
    this.put(slot, x, y, now);
    if (!length || !(this.isInView(x, y) || this.isInView(shownX, shownY))) return;
    at.fromX[slot] = shownX;
    at.fromY[slot] = shownY;
    at.end[slot] = now + length;
  }

  /** Puts all that moves at its end; answers each such slot. */
  arriveAll(arrived: (slot: number) => void): void {
    const { toX, toY, start, end } = this.points.at;
    for (let slot = 0; slot < this.points.count; slot++) {
      if (end[slot] === start[slot]) continue;
      this.put(slot, toX[slot]!, toY[slot]!, start[slot]!);
      arrived(slot);
    }
  }

  /** Whether a redraw now and one a moment later would differ: something in view is on its way. */
  isMoving(now: number): boolean {
    const { fromX, fromY, toX, toY, end } = this.points.at;
    for (let slot = 0; slot < this.points.count; slot++) {
      if (end[slot]! > now && (this.isInView(toX[slot]!, toY[slot]!) || this.isInView(fromX[slot]!, fromY[slot]!))) return true;
    }
    return false;
  }

  /** Before the first redraw nothing is known of the view, and everything counts as seen. */
  private isInView(x: number, y: number): boolean {
    return this.camera.width === 0 || this.camera.isInView(x, y, VIEW_MARGIN_PX);
  }
}
