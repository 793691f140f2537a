// What changed, in order, with what was there before: followers take away the old row and add the new one instead of scanning.
import { Columns, resized } from "./columns";
import { WORLD_MASK, type Viewport } from "./viewport";

/**
 * The last changes of a board, `capacity` of them (a power of two). Each has a running number; a follower remembers the number up to
 * which it has read and is lost when it falls further behind than the capacity. Within a tick a slot is noted once, with the row it
 * had before the tick; reading ends the tick.
 */
export class History {
  /** Number of the next change. */
  head = 0;
  /** Ticks that had a change. */
  tick = 0;
  /** The rows before each change, at the number modulo the capacity. */
  readonly before: Columns;
  readonly slot: Int32Array;
  /** Where the feature was at the end of the tick; -1 nowhere. */
  readonly afterX: Int32Array;
  readonly afterY: Int32Array;
  /** The slot's change before this one; -1 none. */
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

  /** To be called before a row changes. */
  begin(rows: Columns, slot: number): void {
    if (this.lastChangeOfSlot[slot]! >= this.tickFrom) return;
    const number = this.head++;
    const at = number & this.mask;
    this.before.copy(rows, slot, at);
    this.slot[at] = slot;
    this.previous[at] = this.lastChangeOfSlot[slot]!;
    this.lastChangeOfSlot[slot] = number;
  }

  /** To be called after it has changed. */
  end(rows: Columns, slot: number): void {
    const at = this.lastChangeOfSlot[slot]! & this.mask;
    this.afterX[at] = rows.x[slot]!;
    this.afterY[at] = rows.y[slot]!;
  }

  /** Whether a slot has changed since a number. */
  hasChangedSince(slot: number, since: number): boolean {
    return this.lastChangeOfSlot[slot]! >= since;
  }

  /** Visits the changes since a number that touch a window; of several changes of a slot the first, whose row before is what was known. */
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

  /** Ends the tick and answers up to where it can now be read. */
  endTick(): number {
    if (this.tickFrom !== this.head) {
      this.tickFrom = this.head;
      this.tick++;
    }
    return this.head;
  }

  /** Whether a follower that has read up to `number` has missed changes. */
  hasMissed(number: number): boolean {
    return this.head - number > this.capacity;
  }
}
