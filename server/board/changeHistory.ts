// Ring buffer of changed rows with their previous content: followers subtract the old row and add the new one instead of rescanning.
import { Columns, resized } from "./columns";
import { WORLD_MASK, type Viewport } from "./viewport";

/**
 * The last `capacity` changes (a power of two), numbered consecutively. A follower remembers the number it has read up to; if it falls
 * behind by more than the capacity, it must rescan.
 */
export class History {
  head = 0;
  /** Number of ticks with a change. A slot is recorded once per tick; reading ends the tick. */
  tick = 0;
  /** Rows before each change, at the change's number modulo the capacity. */
  readonly before: Columns;
  readonly slot: Int32Array;
  /** Position at the end of the tick. -1 if the feature had none. */
  readonly afterX: Int32Array;
  readonly afterY: Int32Array;
  /** Number of the slot's previous change. -1 if there is none. */
  readonly previous: Float64Array;
  readonly mask: number;
  private tickFrom = 0;
  private lastChangeOfSlot = new Float64Array(0);

  constructor(readonly capacity: number) {
    if (capacity < 2 || (capacity & (capacity - 1)) !== 0) throw new RangeError(`history of ${capacity} changes: not a power of two`);
    this.mask = capacity - 1;
    this.before = new Columns(capacity);
    this.slot = new Int32Array(capacity);
    this.afterX = new Int32Array(capacity);
    this.afterY = new Int32Array(capacity);
    this.previous = new Float64Array(capacity);
  }

  grow(slots: number): void {
    this.lastChangeOfSlot = resized(this.lastChangeOfSlot, slots, -1);
  }

  /** Must be called before a row changes. */
  begin(rows: Columns, slot: number): void {
    if (this.lastChangeOfSlot[slot]! >= this.tickFrom) return;
    const number = this.head++;
    const at = number & this.mask;
    this.before.copy(rows, slot, at);
    this.slot[at] = slot;
    this.previous[at] = this.lastChangeOfSlot[slot]!;
    this.lastChangeOfSlot[slot] = number;
  }

  end(rows: Columns, slot: number): void {
    const at = this.lastChangeOfSlot[slot]! & this.mask;
    this.afterX[at] = rows.x[slot]!;
    this.afterY[at] = rows.y[slot]!;
  }

  hasChangedSince(slot: number, since: number): boolean {
    return this.lastChangeOfSlot[slot]! >= since;
  }

  /**
   * Visits the changes since `since` that touch a window. Of several changes of a slot, visits the first, whose previous row is the one
   * that the caller knows.
   */
  eachTouching(window: Viewport, since: number, visit: (at: number) => void): void {
    const { x, y } = this.before;
    const { afterX, afterY, previous, mask, head } = this;
    const { north, south, west, span } = window;
    const isIn = (px: number, py: number): boolean => py >= north && py <= south && ((px - west) & WORLD_MASK) <= span;
    const touches = (at: number): boolean => isIn(x[at]!, y[at]!) || isIn(afterX[at]!, afterY[at]!);
    for (let number = since; number < head; number++) {
      const at = number & mask;
      if (!touches(at)) continue;
      let earlier = previous[at]!;
      while (earlier >= since && !touches(earlier & mask)) earlier = previous[earlier & mask]!;
      if (earlier < since) visit(at);
    }
  }

  /** Ends the tick and returns the number up to which it can now be read. */
  endTick(): number {
    if (this.tickFrom !== this.head) {
      this.tickFrom = this.head;
      this.tick++;
    }
    return this.head;
  }

  hasMissed(number: number): boolean {
    return this.head - number > this.capacity;
  }
}
