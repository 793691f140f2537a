// Earliest instants of the claims that pass a matcher, by status. An arrival updates them directly; a departure requires a search.
import { claimStatusOrder } from "../../schema/rules/lists/claims";
import type { Board } from "./board";
import { passesExceptStatus } from "./classMatrix";
import type { Matcher } from "./matcher";
import { classMask, incidentLayer, layerOf, statusOf } from "./packedAttributes";

/** Minimum interval between searches for frames, in milliseconds; each scans the claims. */
const SEEK_INTERVAL_MS = 5000;
const TIME_BUDGET_MS = 2;
const CHUNK_SLOTS = 4096;

interface OldestSearch {
  /** 1 at the index of each status that is searched, otherwise 0. */
  statuses: Uint8Array;
  found: Float64Array;
  slot: number;
}

export class OldestClaims {
  /** Earliest instants by status, in seconds; Infinity for none. The value of a stale status may belong to a claim that has left. */
  private readonly earliest = new Float64Array(claimStatusOrder.length).fill(Infinity);
  private readonly stale = new Uint8Array(claimStatusOrder.length);
  private search: OldestSearch | null = null;
  private searchedAt = -Infinity;
  /** Grows with each completed search. */
  revision = 0;

  constructor(
    private readonly board: Board,
    private readonly matcher: Matcher,
  ) {}

  /** Earliest instant of a status, in seconds. Infinity if there is none. */
  of(status: number): number {
    return this.earliest[status]!;
  }

  reset(): void {
    this.earliest.fill(Infinity);
    this.stale.fill(0);
    this.search = null;
  }

  /** Records that a claim of a status, counting from an instant in seconds, has arrived (1) or left (-1). */
  note(status: number, from: number, sign: 1 | -1): void {
    const { earliest, search } = this;
    const times = search?.statuses[status] ? search.found : earliest;
    if (sign > 0) {
      earliest[status] = Math.min(earliest[status]!, from);
      times[status] = Math.min(times[status]!, from);
    } else if (from <= times[status]!) this.stale[status] = 1;
  }

  /**
   * Continues the search for stale statuses within the time budget; starts it every five seconds, or immediately if `exact`. Returns
   * whether it is complete.
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
    const isSearched = this.matcher.classes.map((_, at) => (layerOf(at) === incidentLayer && statuses[statusOf(at)] ? 1 : 0));
    const until = performance.now() + TIME_BUDGET_MS;
    while (search.slot < slots) {
      const end = Math.min(slots, search.slot + CHUNK_SLOTS);
      this.scanSlots(search.slot, end, isSearched, found);
      search.slot = end;
      if (end < slots && performance.now() >= until) return false;
    }
    statuses.forEach((sought, status) => sought && (this.earliest[status] = found[status]!));
    this.search = null;
    this.revision++;
    return true;
  }

  private scanSlots(begin: number, end: number, wanted: Uint8Array, oldest: Float64Array): void {
    const { columns } = this.board;
    const { packed: word, measuredFrom } = columns;
    for (let slot = begin; slot < end; slot++) {
      if (!wanted[word[slot]! & classMask]) continue;
      const from = measuredFrom[slot]!;
      const status = statusOf(word[slot]!);
      if (from > 0 && from < oldest[status]! && this.matcher.test(columns, slot) & passesExceptStatus) oldest[status] = from;
    }
  }
}
