// Since when the oldest claim of each status counts, of those that pass a matcher. One that comes is seen at once; when the oldest goes,
// the next one has to be looked for among all.
import { claimStatusOrder } from "../../schema/rules/claims";
import type { Board } from "./board";
import { passesButStatus } from "./classTable";
import type { Matcher } from "./matcher";
import { classMask, incidents, layerOf, statusOf } from "./word";

/** Milliseconds between two looks for frames: each costs a scan of the claims. */
const every = 5000;
/** Milliseconds that a call may look, and slots between two looks at the time. */
const atOnce = 2;
const chunk = 4096;

/** A look that is under way. */
interface Seeking {
  /** 1: the oldest claim of this status is looked for. */
  statuses: Uint8Array;
  /** The earliest instant so far, by status. */
  found: Float64Array;
  /** Up to where it has looked. */
  slot: number;
}

export class Oldest {
  /** Instants by status, seconds; Infinity none. That of a stale status may have gone, and is then too early. */
  private readonly earliest = new Float64Array(claimStatusOrder.length).fill(Infinity);
  private readonly stale = new Uint8Array(claimStatusOrder.length);
  private seeking: Seeking | null = null;
  private soughtAt = -Infinity;
  /** Grows with each look that has ended. */
  revision = 0;

  constructor(
    private readonly board: Board,
    private readonly matcher: Matcher,
  ) {}

  /** Seconds; Infinity when there is none. */
  of(status: number): number {
    return this.earliest[status]!;
  }

  reset(): void {
    this.earliest.fill(Infinity);
    this.stale.fill(0);
    this.seeking = null;
  }

  /** A claim of a status that counts from an instant, seconds, has come or gone. */
  note(status: number, from: number, sign: 1 | -1): void {
    const { earliest, seeking } = this;
    const found = seeking?.statuses[status] ? seeking.found : earliest;
    if (sign > 0) {
      earliest[status] = Math.min(earliest[status]!, from);
      found[status] = Math.min(found[status]!, from);
    } else if (from <= found[status]!) this.stale[status] = 1;
  }

  /**
   * Looks for those that may have gone, some milliseconds in a call: at most every five seconds for frames, at once when `exact`. Until it has
   * found them, one that has gone is answered. Answers whether it is done.
   */
  seek(now: number, exact: boolean): boolean {
    if (!this.seeking) {
      if (!this.stale.includes(1) || (!exact && now - this.soughtAt < every)) return true;
      this.soughtAt = now;
      this.seeking = { statuses: this.stale.slice(), found: this.earliest.map(() => Infinity), slot: 0 };
      this.stale.fill(0);
    }
    return this.seekOn(this.seeking);
  }

  private seekOn(seeking: Seeking): boolean {
    const { slots } = this.board;
    const { statuses, found } = seeking;
    // By class: whether a claim of it is one of those looked for.
    const wanted = this.matcher.classes.map((_, at) => (layerOf(at) === incidents && statuses[statusOf(at)] ? 1 : 0));
    const until = performance.now() + atOnce;
    while (seeking.slot < slots) {
      const end = Math.min(slots, seeking.slot + chunk);
      this.look(seeking.slot, end, wanted, found);
      seeking.slot = end;
      if (end < slots && performance.now() >= until) return false;
    }
    statuses.forEach((sought, status) => sought && (this.earliest[status] = found[status]!));
    this.seeking = null;
    this.revision++;
    return true;
  }

  private look(begin: number, end: number, wanted: Uint8Array, found: Float64Array): void {
    const { columns } = this.board;
    const { word, measuredFrom } = columns;
    for (let slot = begin; slot < end; slot++) {
      if (!wanted[word[slot]! & classMask]) continue;
      const from = measuredFrom[slot]!;
      const status = statusOf(word[slot]!);
      if (from > 0 && from < found[status]! && this.matcher.test(columns, slot) & passesButStatus) found[status] = from;
    }
  }
}
