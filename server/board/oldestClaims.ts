// Since when the oldest claim of each status counts, of those that pass a matcher. One that comes is seen at once; when the oldest goes,
// the next one has to be looked for among all.
import { claimStatusOrder } from "../../schema/rules/claims/claims";
import type { Board } from "./board";
import { passesExceptStatus } from "./classMatrix";
import type { Matcher } from "./matcher";
import { classMask, incidentLayer, layerOf, statusOf } from "./packedAttributes";

/** Milliseconds between two looks for frames: each costs a scan of the claims. */
const SEEK_INTERVAL_MS = 5000;
/** Milliseconds that a call may look, and slots between two looks at the time. */
const TIME_BUDGET_MS = 2;
const CHUNK_SLOTS = 4096;

/** A look that is under way. */
interface OldestSearch {
  /** 1: the oldest claim of this status is looked for. */
  statuses: Uint8Array;
  /** The earliest instant so far, by status. */
  found: Float64Array;
  /** Up to where it has looked. */
  slot: number;
}

export class OldestClaims {
  /** Instants by status, seconds; Infinity none. That of a stale status may have gone, and is then too early. */
  private readonly earliest = new Float64Array(claimStatusOrder.length).fill(Infinity);
  private readonly stale = new Uint8Array(claimStatusOrder.length);
  private search: OldestSearch | null = null;
  private searchedAt = -Infinity;
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
    this.search = null;
  }

  /** A claim of a status that counts from an instant, seconds, has come or gone. */
  note(status: number, from: number, sign: 1 | -1): void {
    const { earliest, search } = this;
    const found = search?.statuses[status] ? search.found : earliest;
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
    if (!this.search) {
      if (!this.stale.includes(1) || (!exact && now - this.searchedAt < SEEK_INTERVAL_MS)) return true;
      this.searchedAt = now;
      this.search = { statuses: this.stale.slice(), found: this.earliest.map(() => Infinity), slot: 0 };
      this.stale.fill(0);
    }
    return this.continueSearch(this.search);
  }

  private continueSearch(search: OldestSearch): boolean {
    const { slots } = this.board;
    const { statuses, found } = search;
    // By class: whether a claim of it is one of those looked for.
    const wanted = this.matcher.classes.map((_, at) => (layerOf(at) === incidentLayer && statuses[statusOf(at)] ? 1 : 0));
    const until = performance.now() + TIME_BUDGET_MS;
    while (search.slot < slots) {
      const end = Math.min(slots, search.slot + CHUNK_SLOTS);
      this.scanSlots(search.slot, end, wanted, found);
      search.slot = end;
      if (end < slots && performance.now() >= until) return false;
    }
    statuses.forEach((sought, status) => sought && (this.earliest[status] = found[status]!));
    this.search = null;
    this.revision++;
    return true;
  }

  private scanSlots(begin: number, end: number, wanted: Uint8Array, found: Float64Array): void {
    const { columns } = this.board;
    const { packed: word, measuredFrom } = columns;
    for (let slot = begin; slot < end; slot++) {
      if (!wanted[word[slot]! & classMask]) continue;
      const from = measuredFrom[slot]!;
      const status = statusOf(word[slot]!);
      if (from > 0 && from < found[status]! && this.matcher.test(columns, slot) & passesExceptStatus) found[status] = from;
    }
  }
}
