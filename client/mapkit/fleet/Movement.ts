import type { Camera } from "./Camera";
import { motionDurationMs, shareDone } from "./motion";
import type { PointColumns } from "./PointColumns";

/** Margin around the view, in pixels, within which motion is drawn. */
const VIEW_MARGIN_PX = 40;

/** Shown positions and motions between fixes. Times are those of the store's clock, in milliseconds. */
export class Movement {
  animated = true;

  constructor(
    private readonly points: PointColumns,
    private readonly camera: Camera,
  ) {}

  shownX(slot: number, now: number): number {
    const { fromX, toX, start, end } = this.points.at;
    return fromX[slot]! + (toX[slot]! - fromX[slot]!) * shareDone(start[slot]!, end[slot]!, now);
  }
  shownY(slot: number, now: number): number {
    const { fromY, toY, start, end } = this.points.at;
    return fromY[slot]! + (toY[slot]! - fromY[slot]!) * shareDone(start[slot]!, end[slot]!, now);
  }

  put(slot: number, x: number, y: number, now: number): void {
    const { at } = this.points;
    at.fromX[slot] = at.toX[slot] = x;
    at.fromY[slot] = at.toY[slot] = y;
    at.start[slot] = at.end[slot] = now;
  }

  /**
   * Starts a motion from the shown position to a new fix. `sinceFix`: time since the last fix in milliseconds; 0 if unknown. A fix at the
   * same position keeps the motion.
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

  arriveAll(arrived: (slot: number) => void): void {
    const { toX, toY, start, end } = this.points.at;
    for (let slot = 0; slot < this.points.count; slot++) {
      if (end[slot] === start[slot]) continue;
      this.put(slot, toX[slot]!, toY[slot]!, start[slot]!);
      arrived(slot);
    }
  }

  isMoving(now: number): boolean {
    const { fromX, fromY, toX, toY, end } = this.points.at;
    for (let slot = 0; slot < this.points.count; slot++) {
      if (end[slot]! > now && (this.isInView(toX[slot]!, toY[slot]!) || this.isInView(fromX[slot]!, fromY[slot]!))) return true;
    }
    return false;
  }

  /** Before the first redraw the view is unknown, and everything counts as visible. */
  private isInView(x: number, y: number): boolean {
    return this.camera.width === 0 || this.camera.isInView(x, y, VIEW_MARGIN_PX);
  }
}
