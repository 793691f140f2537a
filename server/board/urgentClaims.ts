// The claims that need somebody, or soon will, of the whole board: every worklist looks at these alone, whoever's it is.
import { worklistGroupOf, worklistLimits } from "../../schema/rules/claims/worklist";
import { claimStatusOrder } from "../../schema/rules/claims/claims";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { Board } from "./board";
import { resized } from "./columns";
import { incidentLayer, layerOf, statusOf } from "./packedAttributes";

/** Slots looked at between two looks at the time. */
const CHUNK_SLOTS = 4096;
/** What needs somebody by then is taken in ahead, so that the whole board is looked at once in so long and not at each list. */
const AHEAD_MS = 10 * MINUTE_MS;
const NEXT_MS = worklistLimits.nextMinutes * MINUTE_MS;

export class UrgentClaims {
  /** Slots, in no order; those that need somebody later than a list says are among them. */
  readonly slots: number[] = [];
  /** Grows whenever a claim has come, changed or gone. */
  revision = 0;
  /** Place of a slot in `slots` plus one; 0: it is not there. */
  private places = new Int32Array(0);
  private cursor = -1;
  /** Up to when `slots` has every claim that will need somebody, and up to when it will once the board has been looked through, ms. */
  private completeUntil = -Infinity;
  private lookingUntil = -Infinity;
  /** Up to where that has come; Infinity: done. */
  private lookedSlots = Infinity;

  constructor(private readonly board: Board) {}

  /** Whether `slots` has all that a list of that instant needs, but for a few changes. */
  isReady(now: number): boolean {
    return this.completeUntil >= now + NEXT_MS && !this.board.history.hasMissed(this.cursor);
  }

  /** Takes in what has changed; now and then that is the whole board, a part at a time: it stops when `performance.now()` is at `deadline`. */
  follow(now: number, deadline: number): void {
    const { history, columns, slots } = this.board;
    const head = history.endTick();
    if (this.places.length < columns.capacity) this.places = resized(this.places, columns.capacity);
    if (this.cursor < 0 || history.hasMissed(this.cursor)) this.completeUntil = this.lookingUntil = -Infinity;
    else
      for (let number = this.cursor; number < head; number++) {
        const at = number & history.mask;
        if (layerOf(history.before.packed[at]!) === incidentLayer) this.revision++;
        this.look(history.slot[at]!);
      }
    this.cursor = head;
    if (this.lookingUntil < now + NEXT_MS + AHEAD_MS / 2) {
      this.lookingUntil = now + NEXT_MS + AHEAD_MS;
      this.lookedSlots = 0;
    }
    while (this.lookedSlots < slots) {
      const end = Math.min(slots, this.lookedSlots + CHUNK_SLOTS);
      for (let slot = this.lookedSlots; slot < end; slot++) this.look(slot);
      this.lookedSlots = end;
      if (end < slots && performance.now() >= deadline) return;
    }
    if (this.lookedSlots === Infinity) return;
    this.lookedSlots = Infinity;
    this.completeUntil = this.lookingUntil;
    this.revision++;
  }

  private look(slot: number): void {
    const { packed, criticalFrom } = this.board.columns;
    const word = packed[slot]!;
    const isClaim = layerOf(word) === incidentLayer;
    if (isClaim) this.revision++;
    const limitAt = criticalFrom[slot]! > 0 ? criticalFrom[slot]! * 1000 : null;
    const isUrgent = isClaim && worklistGroupOf(claimStatusOrder[statusOf(word)]!, limitAt, this.lookingUntil - NEXT_MS) !== null;
    const place = this.places[slot]!;
    if (isUrgent === place > 0) return;
    if (isUrgent) this.places[slot] = this.slots.push(slot);
    else {
      const last = this.slots.pop()!;
      if (last !== slot) {
        this.slots[place - 1] = last;
        this.places[last] = place;
      }
      this.places[slot] = 0;
    }
  }
}
