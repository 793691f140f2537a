// Claims of the whole board that need action now or soon. Every worklist reads only these.
import { worklistGroupOf, worklistLimits } from "../../schema/rules/claims/worklist";
import { claimStatusOrder } from "../../schema/rules/lists/claims";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { Board } from "./board";
import { resized } from "./columns";
import { incidentLayer, layerOf, statusOf } from "./packedAttributes";

const CHUNK_SLOTS = 4096;
/** Claims that become urgent within this time are included in advance, so that the whole board is scanned only once per period. */
const AHEAD_MS = 10 * MINUTE_MS;
const NEXT_MS = worklistLimits.nextMinutes * MINUTE_MS;

export class UrgentClaims {
  /** Slots in no particular order. Includes claims that become urgent later than a list shows. */
  readonly slots: number[] = [];
  /** Grows with each claim that is added, changed or removed. */
  revision = 0;
  /** Index of a slot in `slots` plus one. 0 if it is not listed. */
  private places = new Int32Array(0);
  private cursor = -1;
  /** Instants, in milliseconds, up to which `slots` is complete: now, and after the scan that is under way. */
  private completeUntil = -Infinity;
  private lookingUntil = -Infinity;
  /** Slots scanned so far. Infinity if the scan is complete. */
  private lookedSlots = Infinity;

  constructor(private readonly board: Board) {}

  /** True if `slots` is complete for a list at `now`, except for a few changes. */
  isReady(now: number): boolean {
    return this.completeUntil >= now + NEXT_MS && !this.board.history.hasMissed(this.cursor);
  }

  /** Catches up with the board. Occasionally rescans it in parts; stops at `deadline` (`performance.now()`). */
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
